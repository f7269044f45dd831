import { assign, enqueueActions, setup } from 'xstate';
import { backoff, dropHead, enqueue, nextSequence, restored, withoutRecord } from '../../domain/queue.ts';
import { type SendFailure, sendFailureOf } from '../../domain/send-failure.ts';
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
    tags: 'pending' | 'waiting' | 'needsSignIn' | 'offline';
  }>(),
  actors: {
    watchNetwork: notProvidedSource<void>('watchNetwork'),
    watchTabs: notProvidedSource<{ readonly uid: string }>('watchTabs'),
    restoreQueue: notProvided<readonly OutboxRecord[], { readonly uid: string }>('restoreQueue'),
    sendWrite: notProvided<WriteOutcome, { readonly record: OutboxRecord }>('sendWrite'),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    hasWork: ({ context }) => context.queue.length > 0,
    isHead: ({ context }, params: { id: string }) => context.queue[0]?.id === params.id,
    isStale: ({ context }) => context.isStale,
    wasRefused: (_, params: { outcome: WriteOutcome }) => params.outcome === 'refused' || params.outcome === 'deleted',
    hasReplaced: (_, params: { outcome: WriteOutcome }) => params.outcome === 'replaced',
    needsSignIn: (_, params: SendFailure) => params.needsSignIn,
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
      queue: ({ context }, params: { stored: readonly OutboxRecord[] }) =>
        restored(context.queue, params.stored, context.settled),
    }),
    dropRecord: assign(({ context }, { id }: { id: string }) => ({
      queue: withoutRecord(context.queue, id),
      settled: [...context.settled, id],
    })),
    forgetSettled: assign({ settled: [] }),
    dropHead: assign({ queue: ({ context }) => dropHead(context.queue), attempts: 0 }),
    takeOver: assign({
      queue: ({ context }, params: { record: OutboxRecord }) => enqueue(context.queue, params.record),
    }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    countAttempt: assign(({ context }, { retryAfter }: SendFailure) => ({
      attempts: context.attempts + 1,
      retryAfter,
    })),
    reportReplacement: enqueueActions(({ context, enqueue: then }) => {
      const [head] = context.queue;
      if (head) then.sendTo(context.workspace, { type: 'write.replaced', write: head.write });
    }),
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
    backoff: ({ context: { attempts, retryAfter, environment } }) =>
      Math.max(backoff(attempts - 1, environment.random()), retryAfter),
    signInProbe: 60_000,
    offlineProbe: 5000,
  },
});

/** What another tab says of a record. */
export const settled = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** What a try to send has ended with. */
export const failedWith = ({ event }: { event: { error: unknown } }) => sendFailureOf(event.error);

/** Another tab has had the server's answer for a record: it is not waited for here any more. */
export const settle = [
  { type: 'reportAcceptance', params: settled },
  { type: 'dropRecord', params: settled },
] as const;
