import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';

export type ConfirmSignOutEvent =
  /** Sends all edits before the sign-out. */
  | { type: 'sending.chosen' }
  | { type: 'keeping.chosen' }
  | { type: 'discarding.chosen' }
  | { type: 'signOut.cancelled' };

type ConfirmSignOutContext = { readonly uid: string; readonly waiting: number };
/** Undefined when the sign-out was cancelled. */
type Ending = { readonly pendingEdits: PendingEdits | undefined };

export type ConfirmSignOutRef = ActorRefFrom<typeof confirmSignOutMachine>;

const toUid = ({ context }: { context: ConfirmSignOutContext }) => ({ uid: context.uid });

/** Signs out. Pending edits are sent, kept on this device or discarded, as the user decides. */
export const confirmSignOutMachine = setup({
  types: typed<{
    input: { readonly uid: string };
    context: ConfirmSignOutContext;
    events: ConfirmSignOutEvent;
    output: Ending;
    tags: 'dialog:signOut' | 'busy';
  }>(),
  actors: {
    /** The number of pending edits of all tabs. */
    countWaiting: notProvided<number, { readonly uid: string }>('countWaiting'),
    waitUntilSent: notProvided<void, { readonly uid: string }>('waitUntilSent'),
    discardWaiting: notProvided<void, { readonly uid: string }>('discardWaiting'),
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
        // If the edits cannot be counted, they are kept.
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
      // Counted again: edits that the server refused meanwhile are still pending.
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
