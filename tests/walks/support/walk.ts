import { screen, waitFor } from '@testing-library/dom';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { childChart, invocationsOf } from '../../../scripts/charts/nodes.ts';
import { Coverage } from '../../support/chart/coverage.ts';
import { activeLeaves } from '../../support/chart/leaves.ts';
import { coveringPaths, essential, type ModelPath, type PathOptions, titled } from '../../support/chart/paths.ts';
import { snapshotOf } from '../../support/chart/snapshot-of.ts';
import { isExhaustive } from '../../support/tier.ts';
import type { Screens } from './screens.tsx';

/** What a person sees in a state. */
export type Look<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>, screens: Screens) => void;

type Walk<M extends AnyStateMachine> = PathOptions<M> & {
  /** Opens the screens and goes to where the chart begins. */
  readonly open: (seen: Coverage) => Promise<Screens>;
  /** How a person produces an event, by its type; what is missing here comes from the world. */
  readonly does: Readonly<Record<string, (screens: Screens, event: AnyEventObject) => Promise<unknown>>>;
  /** What a person sees in each state where the chart can rest. */
  readonly sees: Readonly<Record<string, Look<M>>>;
  /** The toast that an event leads to. */
  readonly says?: (event: AnyEventObject, screens: Screens) => string | undefined;
  /** Transitions that no person sees, which the chart's own tests take. */
  readonly unseen?: readonly string[];
  /** What must have been asked of the world once an event has come. */
  readonly asks?: (event: AnyEventObject, screens: Screens) => void;
};

// A chart that another runs ends in every case: neither a person nor the world can make it fail its owner.
const failuresOfCharts = (machine: AnyStateMachine): readonly string[] =>
  invocationsOf(machine)
    .filter(({ invocation }) => childChart(machine, invocation))
    .map(({ invocation: { id } }) => `xstate.error.actor.${id}`);

// What an event leaves as it is must not be looked at before it could have changed.
const drawn = () => new Promise((resolve) => setTimeout(resolve, 5));

const shownToast = (): string | null =>
  document.querySelector('.MuiSnackbar-root .MuiAlert-message')?.textContent ?? null;

/** Walks through the real screens along the generated paths of a chart, and looks at each step. */
export function walkScreens<M extends AnyStateMachine>(machine: M, walk: Walk<M>): void {
  const { open, does, sees, says, asks, unseen = [], project = () => null, when = () => true } = walk;
  const beyond = failuresOfCharts(machine);
  const paths = coveringPaths(machine, {
    ...walk,
    when: (snapshot, event) => !beyond.includes(event.type) && when(snapshot, event),
  });
  const seen = new Coverage(machine);
  const isUnreachable = (name: string) => unseen.includes(name) || beyond.some((type) => name.includes(` --${type}[`));
  const unreachable = seen.missed().filter(isUnreachable);

  const looked = async (snapshot: AnyMachineSnapshot, screens: Screens) => {
    const typed = snapshotOf(machine, snapshot);
    for (const leaf of activeLeaves(snapshot)) {
      const look = sees[leaf];
      if (!look) throw new Error(`Nobody says what a person sees in ${leaf}.`);
      await waitFor(() => look(typed, screens));
    }
  };

  const produce = async (screens: Screens, event: AnyEventObject) => {
    const deed = does[event.type];
    await (deed ? deed(screens, event) : screens.happen(machine, event));
    const message = says?.(event, screens);
    if (message !== undefined) await waitFor(() => expect(shownToast()).toBe(message));
    asks?.(event, screens);
    await drawn();
  };

  const follow = async (path: ModelPath, screens: Screens) => {
    const actor = screens.actorOf(machine);
    for (const { event, state: expected } of path.steps) {
      if (event.type !== 'xstate.init') await produce(screens, event);
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      expect(snapshot.value).toEqual(expected.value);
      expect(project(snapshot.context)).toEqual(project(expected.context));
      await looked(snapshot, screens);
    }
    return actor.getSnapshot().value;
  };

  // In small, a state is the same whatever its context holds: every state and transition is taken all the same.
  const chosen = essential(paths, isExhaustive ? project : () => null);

  describe(`a walk through the screens of ${machine.id}`, () => {
    test.each(titled(chosen))('%s', async (_, path) => {
      const screens = await open(seen);
      const end = await follow(path, screens).finally(screens.close);
      expect(end).toEqual(path.state.value);
    });

    test('takes every state and transition', () => {
      expect(seen.missed().toSorted()).toEqual(unreachable.toSorted());
    });
  });
}

// What a person has in hand: the parts of the page by the names that they are known by.
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
/** Presses a button; while a dialog is open, one of its own. */
export const press =
  (name: string) =>
  async ({ user }: Screens) =>
    user.click(button(name));
export const isBusy = (name: string) => expect(button(name).getAttribute('aria-busy')).toBe('true');
export const isReady = (name: string) => expect(button(name).disabled).toBe(false);
export const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Puts a text into a field in place of what it held. */
export async function fill({ user }: Screens, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}
