import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { backoff, dropHead, enqueue, nextSequence } from '../../domain/queue.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../domain/writes.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided, notProvidedSource } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type OutboxEvent =
  | { type: 'write.requested'; write: Write }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'retry.requested' };

type OutboxInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
type OutboxContext = OutboxInput & {
  readonly queue: readonly OutboxRecord[];
  /** How often the head of the queue has been sent in vain. */
  readonly attempts: number;
};

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

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
    sendWrite: notProvided<WriteOutcome, { readonly record: OutboxRecord }>('sendWrite'),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    wasRefused: (_, params: { outcome: WriteOutcome }) => params.outcome === 'refused',
  },
  actions: {
    enqueueWrite: assign({
      queue: ({ context }, params: { write: Write }) =>
        enqueue(context.queue, {
          v: 1,
          id: context.environment.createId(),
          uid: context.uid,
          seq: nextSequence(context.queue),
          at: context.environment.now(),
          write: params.write,
        }),
    }),
    dropHead: assign({ queue: ({ context }) => dropHead(context.queue), attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    reportRefusal: enqueueActions(({ context, enqueue: queue }) => {
      const [head] = context.queue;
      if (head) queue.sendTo(context.workspace, { type: 'write.refused', write: head.write });
    }),
  },
  delays: {
    backoff: ({ context }) => backoff(context.attempts - 1, context.environment.random()),
    offlineProbe: 5000,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, queue: [], attempts: 0 }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  on: {
    'write.requested': { actions: { type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) } },
    'network.offline': '.offline',
  },
  initial: 'draining',
  states: {
    draining: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isEmpty', target: 'idle' }, { target: 'sending' }] },
        idle: {
          on: {
            'write.requested': {
              target: 'sending',
              actions: { type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) },
            },
          },
        },
        sending: {
          tags: 'pending',
          invoke: {
            id: 'sendWrite',
            src: 'sendWrite',
            input: ({
              context: {
                queue: [record],
              },
            }) => {
              if (!record) throw new Error('`sending` needs a write in the queue.');
              return { record };
            },
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: 'deciding',
                actions: ['reportRefusal', 'dropHead'],
              },
              { target: 'deciding', actions: 'dropHead' },
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
