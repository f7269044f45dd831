import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { backoff } from '../../domain/sync/backoff.ts';
import { enqueueRecord } from '../../domain/sync/queue.ts';
import type { SendFailure } from '../../domain/sync/send-failure.ts';
import type { StoredRecords, WriteOutcome } from '../../domain/sync/writes.ts';
import { type EffectParams, notProvided, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { failure, info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import {
  toAcceptedRecord,
  toConflict,
  toFailure,
  toNewestRecord,
  toOutcome,
  toRecord,
  toRecordId,
  toRecordKey,
  toRefusedRecord,
  toStoredRecords,
  toUid,
  workspaceOf,
} from './outbox-params.ts';
import * as records from './outbox-records.ts';
import type { OutboxContext, OutboxEvent, OutboxInput, RecordId, RecordKey, RecordParams } from './outbox.events.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

const storeNewest = { type: 'storeRecord', params: toNewestRecord } as const;
const markNotStored = { type: 'markNotStored', params: toRecordId } as const;
const showStoreFailure = ['markStoreFailureShown', sendToast(failure('notice.notStored'))] as const;
const upsertAdded = { type: 'upsertRecord', params: toRecord } as const;
const countAttempt = { type: 'countAttempt', params: toFailure } as const;
const pause = { type: 'pauseSubject', params: toFailure } as const;
/** Moves a refused record to review. The server is reachable, so the attempts are reset and other writes need no pause. */
const putUnderReview = <const P>(params: P) =>
  [{ type: 'storeRecord', params }, { type: 'upsertRecord', params }, 'resetAttempts'] as const;
const dropSettled = { type: 'dropSettledRecord', params: toRecordId } as const;
const dropSettledWhileReading = [dropSettled, { type: 'rememberSettled', params: toRecordId }] as const;
const discard = [
  { type: 'deleteRecord', params: toRecordKey },
  { type: 'dropRecord', params: toRecordId },
] as const;

/**
 * Sends writes one at a time, oldest first. A write leaves the queue only when the server has accepted or refused it.
 * After a failed precondition or a server error, the write is deferred: independent writes are sent first.
 */
export const outboxMachine = setup({
  types: typed<{
    input: OutboxInput;
    context: OutboxContext;
    events: OutboxEvent;
    tags: 'pending' | 'waiting' | 'needsSignIn' | 'offline';
  }>(),
  actors: {
    watchNetwork: notProvidedSource<void>('watchNetwork'),
    watchTabs: notProvidedSource<{ readonly uid: string }>('watchTabs'),
    restoreQueue: notProvided<StoredRecords, { readonly uid: string }>('restoreQueue'),
    reachServer: notProvided<unknown, { readonly uid: string }>('reachServer'),
    sendWrite: notProvided<WriteOutcome, RecordParams>('sendWrite'),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    hasWork: ({ context }) => context.queue.length > 0,
    canSend: ({ context }) => records.nextOf(context) !== undefined,
    isInFlight: ({ context }, { id }: RecordId) => context.inFlight?.id === id,
    isRefusedInFlight: ({ context }, { record: { id, refusal } }: RecordParams) =>
      context.inFlight?.id === id && refusal !== undefined,
    canRetry: ({ context }, { id }: RecordId) => records.hasRetry(context, id),
    isUnderReview: ({ context }, params: RecordId) => context.reviews.some(({ id }) => id === params.id),
    isUnreadable: ({ context }, params: RecordId) => context.unreadable.some(({ id }) => id === params.id),
    hasShownStoreFailure: ({ context }) => context.hasShownStoreFailure,
    // Retry-After applies even when the user asks to retry.
    canRetryNow: ({ context }) => context.retryAfter === 0,
    isThrottled: ({ context }) => context.retryAfter > 0,
    isDrained: ({ context }) => context.queue.length === 0 && context.retryAfter === 0,
    wasRefused: (_, { outcome }: { outcome: WriteOutcome }) => records.isRefusal(outcome),
    isUnreachable: (_, { reason }: SendFailure) => reason === 'unreachable',
    needsSignIn: (_, { remedy }: SendFailure) => remedy === 'signIn',
    isRefused: (_, { remedy }: SendFailure) => remedy === 'merge',
    isRefusedForGood: ({ context }, failed: SendFailure) => records.isRefusedForGood(context, failed),
    isDeferred: (_, { remedy }: SendFailure) => remedy === 'defer',
  },
  actions: {
    storeRecord: (_, params: EffectParams<RecordParams>) => notProvidedAction('storeRecord', params),
    deleteRecord: (_, params: EffectParams<RecordKey>) => notProvidedAction('deleteRecord', params),
    markStoreFailureShown: assign({ hasShownStoreFailure: true }),
    markNotStored: assign(({ context }, { id }: RecordId) => records.withNotStored(context, id)),
    mergeStored: assign(({ context }, { stored }: { stored: StoredRecords }) => records.withStored(context, stored)),
    rememberSettled: assign({ settled: ({ context }, { id }: RecordId) => [...context.settled, id] }),
    clearSettled: assign({ settled: [] }),
    dropRecord: assign(({ context }, { id }: RecordId) => records.withoutRecordOf(context, id)),
    // Another tab received the response: the write must not be sent twice.
    dropSettledRecord: enqueueActions(({ context, enqueue }, { id }: RecordId) => {
      const record = context.queue.find((queued) => queued.id === id);
      if (record) enqueue.sendTo(context.workspace, { type: 'write.accepted', write: record.write });
      enqueue.assign(records.withoutRecordOf(context, id));
    }),
    // Shows a record of another tab as pending or refused, like that tab does.
    upsertRecord: enqueueActions(({ context, enqueue }, { record }: RecordParams) => {
      enqueue.assign(enqueueRecord(context, record));
      const type = record.refusal === undefined ? 'write.observed' : 'write.refused';
      enqueue.sendTo(context.workspace, { type, write: record.write });
    }),
    countAttempt: assign(({ context }, params: SendFailure) => records.withAttempt(context, params)),
    resetAttempts: assign({ attempts: 0 }),
    // Other subjects must not wait for this subject (head-of-line blocking).
    pauseSubject: enqueueActions(({ context, enqueue }, { reason }: SendFailure) => {
      const subject = records.subjectInFlight(context);
      const id = `backoff ${subject}`;
      enqueue.assign({ setbacks: records.setbacksAfter(context, reason, true), reason, retryAfter: 0 });
      enqueue.cancel(id);
      const delay = backoff(records.failuresInFlight(context, reason), context.environment.random());
      enqueue.raise({ type: 'backoff.ended', subject }, { id, delay });
    }),
    releaseAll: assign({ setbacks: ({ context }) => records.released(context.setbacks) }),
  },
  delays: {
    backoff: ({ context: { attempts, retryAfter, environment } }) =>
      Math.max(backoff(attempts - 1, environment.random()), retryAfter),
    signInProbe: 60_000,
    offlineProbe: 5000,
    storeProbe: 60_000,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, ...records.emptyOutbox }),
  invoke: [
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchTabs', src: 'watchTabs', input: toUid },
  ],
  on: {
    'write.requested': {
      actions: [assign(({ context, event }) => records.withWrite(context, event.write)), storeNewest],
    },
    'record.added': { actions: upsertAdded },
    'record.settled': { actions: dropSettled },
    'record.stored': { actions: assign({ unstored: ({ context, event }) => records.unstoredBut(context, event.id) }) },
    'record.notStored': [
      { guard: 'hasShownStoreFailure', actions: markNotStored },
      { actions: [markNotStored, ...showStoreFailure] },
    ],
    'record.notDeleted': [{ guard: 'hasShownStoreFailure' }, { actions: showStoreFailure }],
    'records.restored': { actions: sendToast(info('notice.storedAgain')) },
    'backoff.ended': {
      actions: assign({ setbacks: ({ context, event }) => records.released(context.setbacks, event.subject) }),
    },
    'review.retried': {
      guard: { type: 'canRetry', params: toRecordId },
      // Store the new record before the old record is deleted: a crash in between leaves a duplicate, not a lost edit.
      actions: [
        assign(({ context, event }) => records.withRetry(context, event.id)),
        sendTo(workspaceOf, ({ context }) => ({ type: 'write.observed', write: records.newestOf(context).write })),
        storeNewest,
        { type: 'deleteRecord', params: toRecordKey },
      ],
    },
    // A queued record is never discarded: the edit would be lost.
    'review.discarded': { guard: { type: 'isUnderReview', params: toRecordId }, actions: discard },
    'unreadable.discarded': { guard: { type: 'isUnreadable', params: toRecordId }, actions: discard },
  },
  initial: 'standby',
  states: {
    // Another tab has the sender lock and sends the records. Sent records leave this queue too.
    standby: {
      on: { 'lock.acquired': 'restoring' },
      initial: 'reading',
      states: {
        reading: {
          entry: 'clearSettled',
          on: { 'record.settled': { actions: dropSettledWhileReading } },
          invoke: {
            id: 'readQueue',
            src: 'restoreQueue',
            input: toUid,
            onDone: { target: 'idle', actions: { type: 'mergeStored', params: toStoredRecords } },
            onError: 'idle',
          },
        },
        idle: {},
      },
    },
    // Reads the records of tabs that crashed before announcing them.
    restoring: {
      entry: 'clearSettled',
      on: { 'record.settled': { actions: dropSettledWhileReading } },
      invoke: {
        id: 'restoreQueue',
        src: 'restoreQueue',
        input: toUid,
        onDone: { target: 'draining', actions: { type: 'mergeStored', params: toStoredRecords } },
        // If the store cannot be read, the records in memory are still sent.
        onError: 'draining',
      },
    },
    // This tab has the sender lock.
    draining: {
      on: { 'network.offline': 'offline' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isEmpty', target: 'idle' },
            { guard: 'canSend', target: 'sending' },
            { target: 'backingOff' },
          ],
        },
        idle: {
          always: { guard: 'hasWork', target: 'deciding' },
          // A crashed tab may have stored a record without announcing it.
          after: { storeProbe: '#outbox.restoring' },
        },
        sending: {
          tags: 'pending',
          // Remember the record: another tab may insert an older record at the head of the queue.
          entry: assign({ inFlight: ({ context }) => records.nextOf(context) }),
          // Without Web Locks, two tabs send the same record. The first response ends this attempt: a retry would overwrite a
          // newer value (lost update).
          on: {
            'record.settled': [
              { guard: { type: 'isInFlight', params: toRecordId }, target: 'deciding', actions: dropSettled },
              { actions: dropSettled },
            ],
            'record.added': [
              { guard: { type: 'isRefusedInFlight', params: toRecord }, target: 'deciding', actions: upsertAdded },
              { actions: upsertAdded },
            ],
          },
          invoke: {
            id: 'sendWrite',
            src: 'sendWrite',
            input: ({ context }) => ({ record: records.inFlightOf(context) }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: toOutcome },
                target: 'deciding',
                actions: putUnderReview(toRefusedRecord),
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'deleteRecord', params: toAcceptedRecord },
                  assign(records.completeInFlight),
                  sendTo(workspaceOf, ({ context, event }) => ({
                    type: event.output === 'replaced' ? 'write.replaced' : 'write.accepted',
                    write: records.inFlightOf(context).write,
                  })),
                ],
              },
            ],
            onError: [
              { guard: { type: 'needsSignIn', params: toFailure }, target: 'needingSignIn', actions: countAttempt },
              {
                guard: { type: 'isRefusedForGood', params: toFailure },
                target: 'deciding',
                actions: [
                  // The next write of this subject gets only one attempt.
                  assign(({ context, event }) => records.withRefusal(context, toFailure({ event }))),
                  ...putUnderReview(toConflict),
                ],
              },
              {
                guard: { type: 'isRefused', params: toFailure },
                target: 'deciding',
                // The server is reachable: other writes need no pause.
                actions: [pause, 'resetAttempts'],
              },
              { guard: { type: 'isDeferred', params: toFailure }, target: 'waiting', actions: [pause, countAttempt] },
              { target: 'waiting', actions: countAttempt },
            ],
          },
        },
        waiting: {
          tags: ['pending', 'waiting'],
          // Another tab may have settled the whole queue. During Retry-After, stay here: `idle` would send a new write at once.
          always: { guard: 'isDrained', target: 'idle' },
          after: { backoff: 'deciding' },
          on: {
            'network.online': { guard: 'canRetryNow', target: 'deciding', actions: 'releaseAll' },
            'retry.requested': { guard: 'canRetryNow', target: 'deciding', actions: 'releaseAll' },
            // Not by way of `offline`: its end would send writes before Retry-After has passed.
            'network.offline': { guard: 'isThrottled' },
          },
        },
        // All remaining writes are paused, or depend on a paused write.
        backingOff: {
          tags: ['pending', 'waiting'],
          always: [
            { guard: 'isEmpty', target: 'idle' },
            { guard: 'canSend', target: 'sending' },
          ],
          on: {
            'network.online': { target: 'deciding', actions: 'releaseAll' },
            'retry.requested': { target: 'deciding', actions: 'releaseAll' },
          },
        },
        // The queue waits until the same user has signed in again.
        needingSignIn: {
          tags: ['pending', 'needsSignIn'],
          always: { guard: 'isEmpty', target: 'idle' },
          after: { signInProbe: 'deciding' },
          on: { 'network.online': 'deciding', 'retry.requested': 'deciding' },
        },
      },
    },
    // `navigator.onLine` is only a hint, and wrong for a server on this machine: sending is still tried.
    offline: {
      tags: 'offline',
      on: { 'network.online': 'draining', 'retry.requested': 'draining' },
      initial: 'idle',
      states: {
        idle: { after: { offlineProbe: [{ guard: 'isEmpty', target: 'probing' }, { target: '#outbox.draining' }] } },
        // Without a write to send, a small read shows whether the server is reachable again.
        probing: {
          invoke: {
            id: 'reachServer',
            src: 'reachServer',
            input: toUid,
            onDone: '#outbox.draining',
            onError: [
              { guard: { type: 'isUnreachable', params: toFailure }, target: 'idle' },
              { target: '#outbox.draining' },
            ],
          },
        },
      },
    },
  },
});
