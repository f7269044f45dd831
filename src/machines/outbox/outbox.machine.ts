import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { backoff } from '../../domain/sync/backoff.ts';
import { placed } from '../../domain/sync/queue.ts';
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
const markUnprotected = { type: 'markUnprotected', params: toRecordId } as const;
const tellFailure = ['rememberToldFailure', sendToast(failure('notice.notKept'))] as const;
const placeAdded = { type: 'placeRecord', params: toRecord } as const;
const countAttempt = { type: 'countAttempt', params: toFailure } as const;
const holdBack = { type: 'holdBack', params: toFailure } as const;
/** A refused record stays, for the person to decide; the server was reached, and keeps nothing else waiting. */
const putUnderReview = <const P>(params: P) =>
  [{ type: 'storeRecord', params }, { type: 'placeRecord', params }, 'forgetAttempts'] as const;
const dropSettled = { type: 'dropSettledRecord', params: toRecordId } as const;
const dropSettledWhileReading = [dropSettled, { type: 'rememberSettled', params: toRecordId }] as const;
const discard = [
  { type: 'forgetRecord', params: toRecordKey },
  { type: 'dropRecord', params: toRecordId },
] as const;

/**
 * Sends writes one at a time, oldest first; a write leaves the queue only when the server has answered for it. One that the
 * server fails over or refuses gives way to those that do not depend on it.
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
    hasToldFailure: ({ context }) => context.hasToldFailure,
    // A pause that the server asks for (Retry-After) is kept, whoever asks to retry.
    canRetryNow: ({ context }) => context.retryAfter === 0,
    isThrottled: ({ context }) => context.retryAfter > 0,
    isDrained: ({ context }) => context.queue.length === 0 && context.retryAfter === 0,
    wasRefused: (_, { outcome }: { outcome: WriteOutcome }) => records.isRefusal(outcome),
    isUnreached: (_, { reason }: SendFailure) => reason === 'unreachable',
    needsSignIn: (_, { remedy }: SendFailure) => remedy === 'signIn',
    isRefused: (_, { remedy }: SendFailure) => remedy === 'merge',
    isRefusedForGood: ({ context }, failed: SendFailure) => records.isRefusedForGood(context, failed),
    givesWay: (_, { remedy }: SendFailure) => remedy === 'giveWay',
  },
  actions: {
    storeRecord: (_, params: EffectParams<RecordParams>) => notProvidedAction('storeRecord', params),
    forgetRecord: (_, params: EffectParams<RecordKey>) => notProvidedAction('forgetRecord', params),
    rememberToldFailure: assign({ hasToldFailure: true }),
    markUnprotected: assign(({ context }, { id }: RecordId) => records.withUnprotected(context, id)),
    mergeStored: assign(({ context }, { stored }: { stored: StoredRecords }) => records.withStored(context, stored)),
    rememberSettled: assign({ settled: ({ context }, { id }: RecordId) => [...context.settled, id] }),
    forgetSettled: assign({ settled: [] }),
    dropRecord: assign(({ context }, { id }: RecordId) => records.withoutRecordOf(context, id)),
    // Another tab has had the answer: it is not waited for here any more.
    dropSettledRecord: enqueueActions(({ context, enqueue }, { id }: RecordId) => {
      const record = context.queue.find((queued) => queued.id === id);
      if (record) enqueue.sendTo(context.workspace, { type: 'write.accepted', write: record.write });
      enqueue.assign(records.withoutRecordOf(context, id));
    }),
    // Another tab of this device shows it already, or not any more; so does this one now.
    placeRecord: enqueueActions(({ context, enqueue }, { record }: RecordParams) => {
      enqueue.assign(placed(context, record));
      const type = record.refusal === undefined ? 'write.observed' : 'write.refused';
      enqueue.sendTo(context.workspace, { type, write: record.write });
    }),
    countAttempt: assign(({ context }, params: SendFailure) => records.withAttempt(context, params)),
    forgetAttempts: assign({ attempts: 0 }),
    // What does not depend on it goes on, and is not held up by how long it waits.
    holdBack: enqueueActions(({ context, enqueue }, { reason }: SendFailure) => {
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
  context: ({ input }) => ({ ...input, ...records.nothingPending }),
  invoke: [
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchTabs', src: 'watchTabs', input: toUid },
  ],
  on: {
    'write.requested': {
      actions: [assign(({ context, event }) => records.withWrite(context, event.write)), storeNewest],
    },
    'record.added': { actions: placeAdded },
    'record.settled': { actions: dropSettled },
    'record.stored': { actions: assign({ unstored: ({ context, event }) => records.unstoredBut(context, event.id) }) },
    'record.notStored': [
      { guard: 'hasToldFailure', actions: markUnprotected },
      { actions: [markUnprotected, ...tellFailure] },
    ],
    'store.failed': [{ guard: 'hasToldFailure' }, { actions: tellFailure }],
    'records.restored': { actions: sendToast(info('notice.storedAgain')) },
    'backoff.ended': {
      actions: assign({ setbacks: ({ context, event }) => records.released(context.setbacks, event.subject) }),
    },
    'review.retried': {
      guard: { type: 'canRetry', params: toRecordId },
      // In this order: a tab that is killed in between has it twice, not never.
      actions: [
        assign(({ context, event }) => records.withRetry(context, event.id)),
        sendTo(workspaceOf, ({ context }) => ({ type: 'write.observed', write: records.newestOf(context).write })),
        storeNewest,
        { type: 'forgetRecord', params: toRecordKey },
      ],
    },
    // What still waits to be sent is never given up.
    'review.discarded': { guard: { type: 'isUnderReview', params: toRecordId }, actions: discard },
    'unreadable.discarded': { guard: { type: 'isUnreadable', params: toRecordId }, actions: discard },
  },
  initial: 'standby',
  states: {
    // Another tab sends for this one; what it has sent leaves the queue here too.
    standby: {
      on: { 'lock.acquired': 'restoring' },
      initial: 'reading',
      states: {
        reading: {
          entry: 'forgetSettled',
          on: { 'record.settled': { actions: dropSettledWhileReading } },
          invoke: {
            id: 'readQueue',
            src: 'restoreQueue',
            input: toUid,
            onDone: { target: 'resting', actions: { type: 'mergeStored', params: toStoredRecords } },
            onError: 'resting',
          },
        },
        resting: {},
      },
    },
    // What other tabs could store but not tell, because they were killed.
    restoring: {
      entry: 'forgetSettled',
      on: { 'record.settled': { actions: dropSettledWhileReading } },
      invoke: {
        id: 'restoreQueue',
        src: 'restoreQueue',
        input: toUid,
        onDone: { target: 'draining', actions: { type: 'mergeStored', params: toStoredRecords } },
        // A browser that keeps nothing still sends what it holds in memory.
        onError: 'draining',
      },
    },
    // This tab holds the lock: what is in the queue goes out, one write after the other.
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
          // A tab that was killed may have stored a record and told nobody.
          after: { storeProbe: '#outbox.restoring' },
        },
        sending: {
          tags: 'pending',
          // Not the head by its place: another tab's record may come before what is on its way.
          entry: assign({ inFlight: ({ context }) => records.nextOf(context) }),
          // Where a browser has no locks, two tabs send the same record: the first answer counts, and the later try ends. It
          // would go on to put the older value over what its own device has written since.
          on: {
            'record.settled': [
              { guard: { type: 'isInFlight', params: toRecordId }, target: 'deciding', actions: dropSettled },
              { actions: dropSettled },
            ],
            'record.added': [
              { guard: { type: 'isRefusedInFlight', params: toRecord }, target: 'deciding', actions: placeAdded },
              { actions: placeAdded },
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
                  { type: 'forgetRecord', params: toAcceptedRecord },
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
                  // Another write about it is tried once, not as often again.
                  assign(({ context, event }) => records.withRefusal(context, toFailure({ event }))),
                  ...putUnderReview(toConflict),
                ],
              },
              {
                guard: { type: 'isRefused', params: toFailure },
                target: 'deciding',
                // The server was reached: it keeps nothing else waiting.
                actions: [holdBack, 'forgetAttempts'],
              },
              { guard: { type: 'givesWay', params: toFailure }, target: 'waiting', actions: [holdBack, countAttempt] },
              { target: 'waiting', actions: countAttempt },
            ],
          },
        },
        waiting: {
          tags: ['pending', 'waiting'],
          // Another tab's late word may have been about all that was left. What is new would be sent at once from there.
          always: { guard: 'isDrained', target: 'idle' },
          after: { backoff: 'deciding' },
          on: {
            'network.online': { guard: 'canRetryNow', target: 'deciding', actions: 'releaseAll' },
            'retry.requested': { guard: 'canRetryNow', target: 'deciding', actions: 'releaseAll' },
            // Back from there it would be sent at once, before the server wants to hear of it.
            'network.offline': { guard: 'isThrottled' },
          },
        },
        // All that is left waits for a failure of its own, or depends on what does.
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
        // Everything is kept until the same person has signed in again.
        needingSignIn: {
          tags: ['pending', 'needsSignIn'],
          always: { guard: 'isEmpty', target: 'idle' },
          after: { signInProbe: 'deciding' },
          on: { 'network.online': 'deciding', 'retry.requested': 'deciding' },
        },
      },
    },
    // The browser's word for "offline" is a hint, and wrong for a server on this machine: it is tried all the same.
    offline: {
      tags: 'offline',
      on: { 'network.online': 'draining', 'retry.requested': 'draining' },
      initial: 'resting',
      states: {
        resting: { after: { offlineProbe: [{ guard: 'isEmpty', target: 'probing' }, { target: '#outbox.draining' }] } },
        // Nothing is sent that would show whether the server can be reached: it is asked for something small.
        probing: {
          invoke: {
            id: 'reachServer',
            src: 'reachServer',
            input: toUid,
            onDone: '#outbox.draining',
            onError: [
              { guard: { type: 'isUnreached', params: toFailure }, target: 'resting' },
              { target: '#outbox.draining' },
            ],
          },
        },
      },
    },
  },
});
