import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, type InspectionEvent, setup } from 'xstate';
import { bind, type Effects } from './bind.ts';
import {
  type Effect,
  type EffectParams,
  notProvided,
  notProvidedAction,
  NotProvidedError,
  notProvidedSource,
} from './effects.ts';
import { typed } from './typed.ts';

type Heard = { type: 'word.heard'; word: string } | { type: 'silence.heard' };

const answering = setup({ actors: { answer: notProvided<string, void>('answer') } }).createMachine({
  id: 'answering',
  invoke: { id: 'answer', src: 'answer', onError: {} },
});
const silent = setup({}).createMachine({ id: 'silent' });

/** A chart with every kind of effect, with its own `assign` action, and with a child chart without effects. */
const listening = setup({
  types: typed<{ context: { readonly words: readonly string[]; readonly size: number }; events: Heard }>(),
  actors: {
    load: notProvided<number, { readonly uid: string }>('load'),
    watch: notProvidedSource<{ readonly uid: string }>('watch'),
    answering,
    silent,
  },
  actions: {
    remember: assign({ words: ({ context }, { word }: { word: string }) => [...context.words, word] }),
    write: (_, params: EffectParams<{ readonly word: string }>) => notProvidedAction('write', params),
    ring: (_, params?: Effect) => notProvidedAction('ring', params),
  },
}).createMachine({
  id: 'listening',
  context: { words: [], size: 0 },
  invoke: [
    {
      id: 'load',
      src: 'load',
      input: { uid: 'ada' },
      onDone: { actions: assign({ size: ({ event }) => event.output }) },
    },
    { id: 'watch', src: 'watch', input: { uid: 'bob' } },
    { id: 'answering', src: 'answering' },
    { id: 'silent', src: 'silent' },
  ],
  initial: 'open',
  states: {
    open: {
      on: {
        'word.heard': {
          actions: [
            { type: 'remember', params: ({ event }) => ({ word: event.word }) },
            { type: 'write', params: ({ event }) => ({ word: event.word }) },
          ],
        },
        'silence.heard': { target: 'closed', actions: 'ring' },
      },
    },
    closed: { type: 'final' },
  },
});

const answer = async () => 'yes';
const all: Effects<typeof listening> = {
  load: async () => 3,
  watch: () => {},
  answering: bind(answering, { answer }),
  write: () => {},
  ring: () => {},
};

/** Starts a chart; `errors` collects the errors of its actors. */
function startHearing(machine: AnyStateMachine) {
  const errors: unknown[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event' && 'error' in inspected.event) errors.push(inspected.event['error']);
  };
  return { actor: createActor(machine, { inspect }).start(), errors };
}

describe('bind', () => {
  test('calls a promise effect with its input and a signal, which aborts when the chart stops', () => {
    const load = vi.fn<Effects<typeof listening>['load']>(() => new Promise(() => {}));
    const actor = createActor(bind(listening, { ...all, load })).start();
    const [[input, signal] = []] = load.mock.calls;
    expect(input).toEqual({ uid: 'ada' });
    expect(signal?.aborted).toBe(false);
    actor.stop();
    expect(signal?.aborted).toBe(true);
  });

  test('gives the result of a promise effect to the chart', async () => {
    const actor = createActor(bind(listening, all)).start();
    await vi.waitFor(() => expect(actor.getSnapshot().context.size).toBe(3));
  });

  test('turns a synchronous throw of a promise effect into an error', async () => {
    const thrown = new Error('not ready');
    const bound = bind(answering, {
      answer: () => {
        throw thrown;
      },
    });
    const { actor, errors } = startHearing(bound);
    await vi.waitFor(() => expect(errors).toEqual([thrown]));
    expect(actor.getSnapshot().status).toBe('active');
  });

  test('calls a source with `send` and its input, and stops it when the chart stops', () => {
    const stop = vi.fn<() => void>();
    const watch = vi.fn<Effects<typeof listening>['watch']>(() => stop);
    const actor = createActor(bind(listening, { ...all, watch })).start();
    const [[send, input] = []] = watch.mock.calls;
    expect(input).toEqual({ uid: 'bob' });
    send?.({ type: 'word.heard', word: 'bread' });
    expect(actor.getSnapshot().context.words).toEqual(['bread']);
    expect(stop).not.toHaveBeenCalled();
    actor.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('calls an action with its params, once for each transition', () => {
    const [write, ring] = [vi.fn<Effects<typeof listening>['write']>(), vi.fn<Effects<typeof listening>['ring']>()];
    const actor = createActor(bind(listening, { ...all, write, ring })).start();
    actor.send({ type: 'word.heard', word: 'bread' });
    actor.send({ type: 'silence.heard' });
    expect(write.mock.calls).toEqual([[{ word: 'bread' }]]);
    expect(ring).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test('uses the bound child chart', () => {
    const asked = vi.fn<Effects<typeof answering>['answer']>(answer);
    createActor(bind(listening, { ...all, answering: bind(answering, { answer: asked }) })).start();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('leaves the original chart unbound', async () => {
    bind(answering, { answer });
    const { errors } = startHearing(answering);
    await vi.waitFor(() => expect(errors).toEqual([new NotProvidedError('answer')]));
  });
});

describe('the types of bind', () => {
  test('name every effect of its setup, and nothing else', () => {
    type Names = 'load' | 'watch' | 'answering' | 'write' | 'ring';
    expectTypeOf<keyof Effects<typeof listening>>().toEqualTypeOf<Names>();
    expectTypeOf<keyof Effects<typeof silent>>().toEqualTypeOf<never>();
  });

  test('are those of the setup', () => {
    type Load = Effects<typeof listening>['load'];
    expectTypeOf<Load>().parameters.toEqualTypeOf<[{ readonly uid: string }, AbortSignal]>();
    expectTypeOf<Load>().returns.toEqualTypeOf<PromiseLike<number>>();
    type Watch = Effects<typeof listening>['watch'];
    expectTypeOf<Watch>().parameters.toEqualTypeOf<[(event: Heard) => void, { readonly uid: string }]>();
    expectTypeOf<Effects<typeof listening>['write']>().parameter(0).toEqualTypeOf<{ readonly word: string }>();
    expectTypeOf<Effects<typeof listening>['answering']>().toEqualTypeOf<typeof answering>();
  });

  test('refuse a missing effect', () => {
    const { load, watch, answering: within, write, ring } = all;
    const bound = [
      bind(listening, { load, watch, answering: within, write, ring }),
      // @ts-expect-error -- no promise
      bind(listening, { watch, answering: within, write, ring }),
      // @ts-expect-error -- no source
      bind(listening, { load, answering: within, write, ring }),
      // @ts-expect-error -- no child chart, which has effects
      bind(listening, { load, watch, write, ring }),
      // @ts-expect-error -- no action with params
      bind(listening, { load, watch, answering: within, ring }),
      // @ts-expect-error -- no action without params
      bind(listening, { load, watch, answering: within, write }),
    ];
    expect(bound.map(({ id }) => id)).toEqual(bound.map(() => 'listening'));
  });

  test('refuse an effect of another type', () => {
    const bound = [
      // @ts-expect-error -- misspelt
      bind(answering, { anwser: answer }),
      // @ts-expect-error -- an effect that the chart does not have
      bind(answering, { answer, ring: () => {} }),
      // @ts-expect-error -- another result
      bind(answering, { answer: async () => 1 }),
      // @ts-expect-error -- no promise
      bind(answering, { answer: () => 'yes' }),
      // @ts-expect-error -- another input
      bind(listening, { ...all, load: async ({ id }: { readonly id: string }) => id.length }),
      // @ts-expect-error -- an unknown event
      bind(listening, { ...all, watch: (send) => send({ type: 'noise.heard' }) }),
      // @ts-expect-error -- an event without its payload
      bind(listening, { ...all, watch: (send) => send({ type: 'word.heard' }) }),
      // @ts-expect-error -- other params
      bind(listening, { ...all, write: ({ sentence }: { readonly sentence: string }) => void sentence }),
      // @ts-expect-error -- another chart
      bind(listening, { ...all, answering: silent }),
      // @ts-expect-error -- an `assign` action is no effect
      bind(listening, { ...all, remember: () => {} }),
    ];
    expect(bound).toHaveLength(10);
  });
});
