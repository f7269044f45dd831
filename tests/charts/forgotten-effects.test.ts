import { describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, createMachine, StateMachine } from 'xstate';
import { charts } from '../../scripts/charts/catalogue.ts';
import { bind } from '../../src/machines/shared/bind.ts';
import { NotProvidedError } from '../../src/machines/shared/effects.ts';

// XState's own actions, such as `assign`, are not effects.
const isPlain = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);
const isLogic = (actor: object): actor is AnyActorLogic => 'transition' in actor;
const isChart = (actor: unknown): boolean => actor instanceof StateMachine;

const namesOf = (implementations: object, isMeant: (implementation: unknown) => boolean): readonly string[] =>
  Object.entries(implementations)
    .filter(([, implementation]) => isMeant(implementation))
    .map(([name]) => name);

/** The names of a chart's effects: its custom actions, and its actors that are not charts. */
const effectsOf = ({ implementations: { actors, actions } }: AnyStateMachine): readonly string[] => [
  ...namesOf(actors, (actor) => !isChart(actor)),
  ...namesOf(actions, isPlain),
];

/** The actor logic of an effect of any kind. */
function logicOf({ implementations: { actors, actions } }: AnyStateMachine, name: string): AnyActorLogic {
  const actor = actors[name];
  if (actor === undefined) return createMachine({ entry: name }, { actions });
  if (!isLogic(actor)) throw new Error(`${name} is no logic.`);
  return actor;
}

/** Runs an effect for a turn of the event loop, and returns its errors. */
async function failuresOf(machine: AnyStateMachine, name: string): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const actor = createActor(logicOf(machine, name));
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  await new Promise((resolve) => setTimeout(resolve));
  actor.stop();
  return failures;
}

const bindings = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, vi.fn<() => void>()]));

const effects = charts.flatMap(({ name: chart, machine }) =>
  effectsOf(machine).map((effect) => ({ chart, machine, effect })),
);

describe('an unbound effect', () => {
  test.each(effects)(
    'fails with the name of the effect when all other effects are bound: $effect of $chart',
    async ({ machine, effect }) => {
      const others = bindings(effectsOf(machine).filter((name) => name !== effect));
      expect(await failuresOf(bind(machine, others), effect)).toEqual([new NotProvidedError(effect)]);
      expect(Object.values(others).filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
    },
  );

  test.each(effects)('does not fail after it is bound: $effect of $chart', async ({ machine, effect }) => {
    const all = bindings(effectsOf(machine));
    expect(await failuresOf(bind(machine, all), effect)).toEqual([]);
    expect(all[effect]).toHaveBeenCalledTimes(1);
  });
});

test('every actor of a chart is an effect or a chart of the catalogue', () => {
  const known = new Set<unknown>(charts.map(({ machine }) => machine));
  const within = charts.flatMap(({ machine }) => Object.values(machine.implementations.actors).filter(isChart));
  expect(effects.length).toBeGreaterThan(charts.length);
  expect(within.filter((chart) => !known.has(chart))).toEqual([]);
});
