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

export type ScreenCheck<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>, screens: Screens) => void;

type Walk<M extends AnyStateMachine> = PathOptions<M> & {
  /** Opens the screens and brings the chart into its initial state. */
  readonly open: (seen: Coverage) => Promise<Screens>;
  /** The user's action for each type of event. Effects produce all other events. */
  readonly actions: Readonly<Record<string, (screens: Screens, event: AnyEventObject) => Promise<unknown>>>;
  /** The check of the screen in each state in which the chart can rest. */
  readonly checks: Readonly<Record<string, ScreenCheck<M>>>;
  /** The toast after an event. */
  readonly toastAfter?: (event: AnyEventObject, screens: Screens) => string | undefined;
  /** Transitions that cannot happen on screen. The tests of the chart cover them. */
  readonly unseen?: readonly string[];
  /** Checks the effects after an event. */
  readonly checkEffects?: (event: AnyEventObject, screens: Screens) => void;
};

// A child chart always ends without an error, so its owner's error transitions cannot happen.
const failuresOfCharts = (machine: AnyStateMachine): readonly string[] =>
  invocationsOf(machine)
    .filter(({ invocation }) => childChart(machine, invocation))
    .map(({ invocation: { id } }) => `xstate.error.actor.${id}`);

// Give the screen time to change: otherwise a check could pass on the previous state.
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const shownToast = (): string | null =>
  document.querySelector('.MuiSnackbar-root .MuiAlert-message')?.textContent ?? null;

/** Walks the real screens along generated paths through a chart, and checks the screen after each step. */
export function walkScreens<M extends AnyStateMachine>(machine: M, walk: Walk<M>): void {
  const {
    open,
    actions,
    checks,
    toastAfter,
    checkEffects,
    unseen = [],
    project = () => null,
    when = () => true,
  } = walk;
  const childFailures = failuresOfCharts(machine);
  const paths = coveringPaths(machine, {
    ...walk,
    when: (snapshot, event) => !childFailures.includes(event.type) && when(snapshot, event),
  });
  const seen = new Coverage(machine);
  const isUnreachable = (name: string) =>
    unseen.includes(name) || childFailures.some((type) => name.includes(` --${type}[`));
  const unreachable = seen.missed().filter(isUnreachable);

  const checkScreen = async (snapshot: AnyMachineSnapshot, screens: Screens) => {
    const typed = snapshotOf(machine, snapshot);
    for (const leaf of activeLeaves(snapshot)) {
      const check = checks[leaf];
      if (!check) throw new Error(`There is no check for ${leaf}.`);
      await waitFor(() => check(typed, screens));
    }
  };

  const produce = async (screens: Screens, event: AnyEventObject) => {
    const action = actions[event.type];
    await (action ? action(screens, event) : screens.happen(machine, event));
    const message = toastAfter?.(event, screens);
    if (message !== undefined) await waitFor(() => expect(shownToast()).toBe(message));
    checkEffects?.(event, screens);
    await settled();
  };

  const follow = async (path: ModelPath, screens: Screens) => {
    const actor = screens.actorOf(machine);
    for (const { event, state: expected } of path.steps) {
      if (event.type !== 'xstate.init') await produce(screens, event);
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      expect(snapshot.value).toEqual(expected.value);
      expect(project(snapshot.context)).toEqual(project(expected.context));
      await checkScreen(snapshot, screens);
    }
    return actor.getSnapshot().value;
  };

  // In short runs, paths ignore the context, but they still take every state and transition.
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

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
export const press =
  (name: string) =>
  async ({ user }: Screens) =>
    user.click(button(name));
export const isBusy = (name: string) => expect(button(name).getAttribute('aria-busy')).toBe('true');
export const isReady = (name: string) => expect(button(name).disabled).toBe(false);
export const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

export async function fill({ user }: Screens, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}
