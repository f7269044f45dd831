import { expect, expectTypeOf, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { end, ended } from './endings.ts';
import { typed } from './typed.ts';

type Outcome = { readonly kind: 'kept'; readonly name: string } | { readonly kind: 'dropped' };

const asking = setup({
  types: typed<{
    context: { readonly name: string };
    events: { type: 'kept' } | { type: 'dropped' };
    output: Outcome;
  }>(),
}).createMachine({
  id: 'asking',
  context: { name: 'Bread' },
  output: ended<Outcome>,
  initial: 'open',
  states: {
    open: { on: { kept: 'kept', dropped: 'dropped' } },
    kept: end<Outcome, { readonly name: string }>(({ context }) => ({ kind: 'kept', name: context.name })),
    dropped: end<Outcome>({ kind: 'dropped' }),
  },
});

test.each([
  ['kept', { kind: 'kept', name: 'Bread' }],
  ['dropped', { kind: 'dropped' }],
] as const)('outputs the result of the final state that was reached: %s', (type, outcome) => {
  const actor = createActor(asking).start();
  actor.send({ type });
  const { status, output } = actor.getSnapshot();
  expect({ status, output }).toEqual({ status: 'done', output: outcome });
});

test('refuses an output of another type than that of the chart', () => {
  expectTypeOf(end<Outcome>)
    .parameter(0)
    .exclude<(...args: never) => unknown>()
    .toEqualTypeOf<Outcome>();
  const ends = [
    end<Outcome>({ kind: 'dropped' }),
    // @ts-expect-error -- another output
    end<Outcome>({ kind: 'lost' }),
    // @ts-expect-error -- an output without its payload
    end<Outcome>({ kind: 'kept' }),
    // @ts-expect-error -- another output, computed from the context
    end<Outcome, { readonly name: string }>(({ context }) => ({ kind: 'lost', name: context.name })),
  ];
  expect(new Set(ends.map(({ type }) => type))).toEqual(new Set(['final']));
});
