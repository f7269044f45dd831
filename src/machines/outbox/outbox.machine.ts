import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { backoff, dropHead, enqueue, merge, nextSequence, withoutRecord } from '../../domain/queue.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../domain/writes.ts';
import { notProvided, notProvidedSource } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import type { OutboxContext, OutboxEvent, OutboxInput } from './outbox.events.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

const newest = ({ context }: { context: OutboxContext }) => ({ record: context.queue.at(-1) });
const oldest = ({ context }: { context: OutboxContext }) => ({ record: context.queue[0] });

/** Sends writes one at a time, oldest first; a write leaves the queue only when the server has answered for it. */
export const outboxMachine = setup({
  types: typed<{
    input: OutboxInput;
    context: OutboxContext;
    events: OutboxEvent;
    tags: 'pending' | 'waiting' | 'offline';
  }>(),
  actors: {
    watchNetwork: notProvidedSource<void>('watchNetwork'),
    watchTabs: notProvidedSource<{ readonly uid: string }>('watchTabs'),
    restoreQueue: notProvided<readonly OutboxRecord[], { readonly uid: string }>('restoreQueue'),
    sendWrite: notProvided<WriteOutcome, { readonly record: OutboxRecord }>('sendWrite'),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isStale: ({ context }) => context.isStale,
    wasRefused: (_, params: { outcome: WriteOutcome }) => params.outcome === 'refused',
  },
  actions: {
    enqueueWrite: assign({
      queue: ({ context: { environment, queue, uid } }, params: { write: Write }) => {
        const at = environment.now();
        const seq = Math.max(nextSequence(queue), at);
        return enqueue(queue, { v: 1, id: environment.createId(), uid, seq, at, write: params.write });
      },
    }),
    storeRecord: (_, _params: { record: OutboxRecord | undefined }) => {},
    forgetRecord: (_, _params: { record: OutboxRecord | undefined }) => {},
    mergeStored: assign({
      queue: ({ context }, params: { stored: readonly OutboxRecord[] }) => merge(context.queue, params.stored),
    }),
    dropRecord: assign({ queue: ({ context }, params: { id: string }) => withoutRecord(context.queue, params.id) }),
    dropHead: assign({ queue: ({ context }) => dropHead(context.queue), attempts: 0 }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    reportAcceptance: enqueueActions(({ context, enqueue: then }, params: { id: string | undefined }) => {
      const record = context.queue.find(({ id }) => id === params.id);
      if (record) then.sendTo(context.workspace, { type: 'write.accepted', write: record.write });
    }),
    reportRefusal: enqueueActions(({ context, enqueue: then }) => {
      const [head] = context.queue;
      if (head) then.sendTo(context.workspace, { type: 'write.refused', write: head.write });
    }),
  },
  delays: {
    backoff: ({ context }) => backoff(context.attempts - 1, context.environment.random()),
    offlineProbe: 5000,
  },
}).createMachine({
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
            { type: 'reportAcceptance', params: ({ event }) => ({ id: event.id }) },
            { type: 'dropRecord', params: ({ event }) => ({ id: event.id }) },
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
            { type: 'reportAcceptance', params: ({ event }) => ({ id: event.id }) },
            { type: 'dropRecord', params: ({ event }) => ({ id: event.id }) },
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
