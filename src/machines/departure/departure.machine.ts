import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Departure } from '../../domain/identity/sign-out.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type DepartureEvent =
  /** Wait until everything has reached the server. */
  | { type: 'departure.sendingChosen' }
  | { type: 'departure.keepingChosen' }
  | { type: 'departure.discardingChosen' }
  | { type: 'departure.cancelled' };

type DepartureContext = { readonly uid: string; readonly waiting: number; readonly departure: Departure | undefined };
type OfPerson = { readonly uid: string };

export type DepartureRef = ActorRefFrom<typeof departureMachine>;

const ofPerson = ({ context }: { context: DepartureContext }): OfPerson => ({ uid: context.uid });

/** Signing out while edits wait: they are sent first, stay on this device, or are given up; never in silence. */
export const departureMachine = setup({
  types: typed<{
    input: OfPerson;
    context: DepartureContext;
    events: DepartureEvent;
    output: { readonly departure: Departure | undefined };
    tags: 'dialog:departure' | 'busy';
  }>(),
  actors: {
    /** The edits of all tabs that no server has taken. */
    countWaiting: notProvided<number, OfPerson>('countWaiting'),
    waitUntilSent: notProvided<void, OfPerson>('waitUntilSent'),
    discardWaiting: notProvided<void, OfPerson>('discardWaiting'),
  },
  guards: { isNone: (_, params: { waiting: number }) => params.waiting === 0 },
  actions: {
    rememberWaiting: assign({ waiting: (_, params: { waiting: number }) => params.waiting }),
    decide: assign({ departure: (_, params: { departure: Departure }) => params.departure }),
  },
}).createMachine({
  id: 'departure',
  context: ({ input }) => ({ uid: input.uid, waiting: 0, departure: undefined }),
  output: ({ context }) => ({ departure: context.departure }),
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        input: ofPerson,
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ waiting: event.output }) },
            target: 'ended',
            actions: { type: 'decide', params: { departure: 'clean' } },
          },
          {
            target: 'asking',
            actions: { type: 'rememberWaiting', params: ({ event }) => ({ waiting: event.output }) },
          },
        ],
        // What cannot be counted stays where it is.
        onError: { target: 'ended', actions: { type: 'decide', params: { departure: 'keeping' } } },
      },
    },
    asking: {
      tags: 'dialog:departure',
      on: {
        'departure.sendingChosen': 'sending',
        'departure.keepingChosen': {
          target: 'ended',
          actions: { type: 'decide', params: { departure: 'keeping' } },
        },
        'departure.discardingChosen': 'discarding',
        'departure.cancelled': 'ended',
      },
    },
    sending: {
      tags: ['dialog:departure', 'busy'],
      on: {
        'departure.keepingChosen': {
          target: 'ended',
          actions: { type: 'decide', params: { departure: 'keeping' } },
        },
        'departure.cancelled': 'ended',
      },
      // Counted once more: what the server has refused meanwhile is still there.
      invoke: {
        id: 'waitUntilSent',
        src: 'waitUntilSent',
        input: ofPerson,
        onDone: 'counting',
        onError: 'asking',
      },
    },
    discarding: {
      tags: ['dialog:departure', 'busy'],
      invoke: {
        id: 'discardWaiting',
        src: 'discardWaiting',
        input: ofPerson,
        onDone: { target: 'ended', actions: { type: 'decide', params: { departure: 'clean' } } },
        onError: 'asking',
      },
    },
    ended: { type: 'final' },
  },
});
