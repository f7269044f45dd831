import { assign, enqueueActions, setup } from 'xstate';
import { backoff, dropHead, enqueue, merge, nextSequence, withoutRecord } from '../../domain/queue.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../domain/writes.ts';
import { notProvided, notProvidedSource } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import type { OutboxContext, OutboxEvent, OutboxInput } from './outbox.events.ts';

/** The record that was queued last. */
export const newest = ({ context }: { context: OutboxContext }) => ({ record: context.queue.at(-1) });
/** The record to send. */
export const oldest = ({ context }: { context: OutboxContext }) => ({ record: context.queue[0] });

/** What the chart of the outbox can ask, decide and do. */
export const outboxSetup = setup({
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
});

/** What another tab says of a record. */
export const settled = ({ event }: { event: { id: string } }) => ({ id: event.id });
