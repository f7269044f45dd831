import type { ActorRefFrom } from 'xstate';
import { draining } from './outbox.draining.ts';
import { newest, outboxSetup, settle } from './outbox.setup.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

const keepNewest = { type: 'storeRecord', params: newest } as const;

/** Sends writes one at a time, oldest first; a write leaves the queue only when the server has answered for it. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    queue: [],
    attempts: 0,
    retryAfter: 0,
    settled: [],
    isStale: false,
  }),
  invoke: [
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchTabs', src: 'watchTabs', input: ({ context }) => ({ uid: context.uid }) },
  ],
  on: {
    'write.requested': {
      actions: [{ type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) }, keepNewest],
    },
    'records.added': { actions: 'markStale' },
    'record.handedOver': { actions: { type: 'takeOver', params: ({ event }) => ({ record: event.record }) } },
    'record.settled': { actions: settle },
  },
  initial: 'waitingForTurn',
  states: {
    // Another tab sends for this one; what it has sent leaves the queue here too.
    waitingForTurn: {
      on: { 'turn.granted': 'restoring' },
      initial: 'reading',
      states: {
        reading: {
          entry: ['markFresh', 'forgetSettled'],
          invoke: {
            id: 'readQueue',
            src: 'restoreQueue',
            input: ({ context }) => ({ uid: context.uid }),
            onDone: {
              target: 'resting',
              actions: { type: 'mergeStored', params: ({ event }) => ({ stored: event.output }) },
            },
            onError: 'resting',
          },
        },
        resting: { always: { guard: 'isStale', target: 'reading' } },
      },
    },
    restoring: {
      // Before reading, not after: what is stored meanwhile may not be in the answer.
      entry: ['markFresh', 'forgetSettled'],
      invoke: {
        id: 'restoreQueue',
        src: 'restoreQueue',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'draining',
          actions: { type: 'mergeStored', params: ({ event }) => ({ stored: event.output }) },
        },
        // A browser that keeps nothing still sends what it holds in memory.
        onError: 'draining',
      },
    },
    draining,
    // The browser's word for "offline" is a hint, and wrong for a server on this machine: it is tried all the same.
    offline: {
      tags: 'offline',
      after: { offlineProbe: 'draining' },
      on: { 'network.online': 'draining', 'retry.requested': 'draining' },
    },
  },
});
