import type { ActorRefFrom } from 'xstate';
import { newest, oldest, outboxSetup, settled } from './outbox.setup.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** Sends writes one at a time, oldest first; a write leaves the queue only when the server has answered for it. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, queue: [], attempts: 0, isStale: false }),
  invoke: [
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchTabs', src: 'watchTabs', input: ({ context }) => ({ uid: context.uid }) },
  ],
  on: {
    'write.requested': {
      actions: [
        { type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) },
        { type: 'storeRecord', params: newest },
      ],
    },
    'records.added': { actions: 'markStale' },
  },
  initial: 'waitingForTurn',
  states: {
    // Another tab sends for this one; what it has sent leaves the queue here too.
    waitingForTurn: {
      on: {
        'turn.granted': 'restoring',
        'record.settled': {
          actions: [
            { type: 'reportAcceptance', params: settled },
            { type: 'dropRecord', params: settled },
          ],
        },
      },
    },
    restoring: {
      // Before reading, not after: what is stored meanwhile may not be in the answer.
      entry: 'markFresh',
      on: {
        'record.settled': {
          actions: [
            { type: 'reportAcceptance', params: settled },
            { type: 'dropRecord', params: settled },
          ],
        },
      },
      invoke: {
        id: 'restoreQueue',
        src: 'restoreQueue',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'draining',
          actions: { type: 'mergeStored', params: ({ event }) => ({ stored: event.output }) },
        },
        // A browser that keeps nothing still sends what it holds in memory.
        onError: { target: 'draining', actions: { type: 'mergeStored', params: { stored: [] } } },
      },
    },
    draining: {
      on: { 'network.offline': 'offline' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isStale', target: '#outbox.restoring' },
            { guard: 'isEmpty', target: 'idle' },
            { target: 'sending' },
          ],
        },
        idle: {
          on: {
            'write.requested': {
              target: 'sending',
              actions: [
                { type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) },
                { type: 'storeRecord', params: newest },
              ],
            },
            'records.added': '#outbox.restoring',
          },
        },
        sending: {
          tags: 'pending',
          invoke: {
            id: 'sendWrite',
            src: 'sendWrite',
            input: ({ context }) => {
              const { record } = oldest({ context });
              if (!record) throw new Error('`sending` needs a write in the queue.');
              return { record };
            },
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: 'deciding',
                actions: ['reportRefusal', { type: 'forgetRecord', params: oldest }, 'dropHead'],
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'reportAcceptance', params: ({ context }) => ({ id: context.queue[0]?.id }) },
                  { type: 'forgetRecord', params: oldest },
                  'dropHead',
                ],
              },
            ],
            onError: { target: 'waiting', actions: 'countAttempt' },
          },
        },
        waiting: {
          tags: ['pending', 'waiting'],
          after: { backoff: 'sending' },
          on: { 'network.online': 'sending', 'retry.requested': 'sending' },
        },
      },
    },
    // The browser's word for "offline" is a hint, and wrong for a server on this machine: it is tried all the same.
    offline: {
      tags: 'offline',
      after: { offlineProbe: 'draining' },
      on: { 'network.online': 'draining', 'retry.requested': 'draining' },
    },
  },
});
