import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';

export type ConfirmSignOutEvent =
  /** Wait until everything has reached the server. */
  | { type: 'sending.chosen' }
  | { type: 'keeping.chosen' }
  | { type: 'discarding.chosen' }
  | { type: 'signOut.cancelled' };

type ConfirmSignOutContext = { readonly uid: string; readonly waiting: number };
/** What becomes of the edits that wait; undefined when the person stays. */
type Ending = { readonly pendingEdits: PendingEdits | undefined };
type OfPerson = { readonly uid: string };

export type ConfirmSignOutRef = ActorRefFrom<typeof confirmSignOutMachine>;

const toUid = ({ context }: { context: ConfirmSignOutContext }): OfPerson => ({ uid: context.uid });

/** Signing out while edits wait: they are sent first, stay on this device, or are given up; never in silence. */
export const confirmSignOutMachine = setup({
  types: typed<{
    input: OfPerson;
    context: ConfirmSignOutContext;
    events: ConfirmSignOutEvent;
    output: Ending;
    tags: 'dialog:signOut' | 'busy';
  }>(),
  actors: {
    /** The edits of all tabs that no server has taken. */
    countWaiting: notProvided<number, OfPerson>('countWaiting'),
    waitUntilSent: notProvided<void, OfPerson>('waitUntilSent'),
    discardWaiting: notProvided<void, OfPerson>('discardWaiting'),
  },
  guards: { isNone: (_, params: { waiting: number }) => params.waiting === 0 },
}).createMachine({
  id: 'confirmSignOut',
  context: ({ input }) => ({ uid: input.uid, waiting: 0 }),
  output: ended<Ending>,
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        input: toUid,
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ waiting: event.output }) }, target: 'nothingLeft' },
          {
            target: 'asking',
            actions: assign({ waiting: ({ event }) => event.output }),
          },
        ],
        // What cannot be counted stays where it is.
        onError: 'kept',
      },
    },
    asking: {
      tags: 'dialog:signOut',
      on: {
        'sending.chosen': 'sending',
        'keeping.chosen': 'kept',
        'discarding.chosen': 'discarding',
        'signOut.cancelled': 'cancelled',
      },
    },
    sending: {
      tags: ['dialog:signOut', 'busy'],
      on: {
        'keeping.chosen': 'kept',
        'signOut.cancelled': 'cancelled',
      },
      // Counted once more: what the server has refused meanwhile is still there.
      invoke: {
        id: 'waitUntilSent',
        src: 'waitUntilSent',
        input: toUid,
        onDone: 'counting',
        onError: 'asking',
      },
    },
    discarding: {
      tags: ['dialog:signOut', 'busy'],
      invoke: {
        id: 'discardWaiting',
        src: 'discardWaiting',
        input: toUid,
        onDone: 'nothingLeft',
        onError: 'asking',
      },
    },
    nothingLeft: end<Ending>({ pendingEdits: 'discard' }),
    kept: end<Ending>({ pendingEdits: 'keep' }),
    cancelled: end<Ending>({ pendingEdits: undefined }),
  },
});
