import { assign, enqueueActions, setup } from 'xstate';
import {
  backoff,
  enqueue,
  mostRefusals,
  nextSequence,
  placed,
  restored,
  type Setback,
  setbackOf,
  withoutRecord,
  withoutSetback,
  withSetback,
} from '../../domain/sync/queue.ts';
import { canRetry, retryOf } from '../../domain/sync/retry.ts';
import { type SendFailure, sendFailureOf } from '../../domain/sync/send-failure.ts';
import { nextToSend, subjectOf } from '../../domain/sync/write-order.ts';
import type { StoredRecords, OutboxRecord, Refusal, Write, WriteOutcome } from '../../domain/sync/writes.ts';
import { type EffectParams, notProvided, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import type { OutboxContext, OutboxEvent, OutboxInput } from './outbox.events.ts';

type OfRecord = { readonly id: string };
type Answered = { readonly output: WriteOutcome };

/** A record that leaves the device, with the server's answer when that is why. */
type Forgotten = { readonly uid: string; readonly id: string; readonly record?: OutboxRecord };

const isRefusal = (outcome: WriteOutcome): outcome is Refusal => outcome !== 'accepted' && outcome !== 'replaced';

// Above the clock, so that the records of an earlier visit that are not read yet keep their place before it.
function newRecord({ environment, queue, uid }: OutboxContext, write: Write): OutboxRecord {
  const at = environment.now();
  return { v: 1, id: environment.createId(), uid, seq: Math.max(nextSequence(queue), at), at, write };
}

const withNew = (context: OutboxContext, write: Write) => {
  const record = newRecord(context, write);
  return { queue: enqueue(context.queue, record), unkept: [...context.unkept, record.id] };
};

const refused = ({ inFlight }: OutboxContext, outcome: WriteOutcome): OutboxRecord | undefined =>
  inFlight && isRefusal(outcome) ? { ...inFlight, refusal: outcome } : undefined;

// Two that fail for ever would otherwise be tried by turns, and never what failed once together with them.
const leastFailedFirst = (setbacks: readonly Setback[]): readonly number[] =>
  [...new Set([0, ...setbacks.map(({ times }) => times)])].toSorted((one, other) => one - other);

/** The next record that does not have to wait; the more often something has failed, the later it comes. */
const nextOf = ({ queue, setbacks }: OutboxContext): OutboxRecord | undefined => {
  for (const times of leastFailedFirst(setbacks)) {
    const later = setbacks.filter((setback) => setback.isHeld || setback.times > times);
    const next = nextToSend(queue, new Set(later.map(({ subject }) => subject)));
    if (next) return next;
  }
  return undefined;
};

// It cannot be reached without one: only what is on its way can fail.
const inFlightOf = ({ inFlight }: OutboxContext): OutboxRecord => {
  if (!inFlight) throw new Error('Nothing is on its way.');
  return inFlight;
};

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
    restoreQueue: notProvided<StoredRecords, { readonly uid: string }>('restoreQueue'),
    reachServer: notProvided<unknown, { readonly uid: string }>('reachServer'),
    sendWrite: notProvided<WriteOutcome, { readonly record: OutboxRecord }>('sendWrite'),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isUnreached: (_, { reason }: SendFailure) => reason === 'unreachable',
    hasToldFailure: ({ context }) => context.hasToldFailure,
    hasWork: ({ context }) => context.queue.length > 0,
    isInFlight: ({ context }, params: OfRecord) => context.inFlight?.id === params.id,
    isRefusedInFlight: ({ context }, { record: { id, refusal } }: { record: OutboxRecord }) =>
      context.inFlight?.id === id && refusal !== undefined,
    wasRefused: (_, params: { outcome: WriteOutcome }) => isRefusal(params.outcome),
    canRetry: ({ context }, params: OfRecord) =>
      context.reviews.some((record) => record.id === params.id && canRetry(record)),
    isUnderReview: ({ context }, params: OfRecord) => context.reviews.some(({ id }) => id === params.id),
    isUnreadable: ({ context }, params: OfRecord) => context.unreadable.some(({ id }) => id === params.id),
    // What the server asks to wait is waited, whoever is impatient.
    mayHurry: ({ context }) => context.retryAfter === 0,
    mustWait: ({ context }) => context.retryAfter > 0,
    mayRest: ({ context }) => context.queue.length === 0 && context.retryAfter === 0,
    canSend: ({ context }) => nextOf(context) !== undefined,
    needsSignIn: (_, { remedy }: SendFailure) => remedy === 'signIn',
    isRefused: (_, { remedy }: SendFailure) => remedy === 'merge',
    isRefusedForGood: ({ context }, { remedy, reason }: SendFailure) =>
      remedy === 'merge' &&
      setbackOf(context.setbacks, subjectOf(inFlightOf(context).write), reason) + 1 >= mostRefusals,
    givesWay: (_, { remedy }: SendFailure) => remedy === 'giveWay',
  },
  actions: {
    enqueueWrite: assign(({ context }, params: { write: Write }) => withNew(context, params.write)),
    storeRecord: (_, params: EffectParams<{ record: OutboxRecord | undefined }>) =>
      notProvidedAction('storeRecord', params),
    forgetRecord: (_, params: EffectParams<Forgotten>) => notProvidedAction('forgetRecord', params),
    markKept: assign({ unkept: ({ context }, params: OfRecord) => context.unkept.filter((id) => id !== params.id) }),
    rememberToldFailure: assign({ hasToldFailure: true }),
    // A record that was on the device may have been lost there.
    markUnprotected: assign(({ context: { queue, unkept } }, { id }: OfRecord) => ({
      isUnprotected: true,
      unkept: queue.some((record) => record.id === id) ? [...new Set([...unkept, id])] : unkept,
    })),
    mergeStored: assign(({ context }, { stored: { records, unreadable } }: { stored: StoredRecords }) => ({
      ...restored(context, records, context.settled),
      unreadable,
    })),
    rememberSettled: assign({ settled: ({ context }, { id }: OfRecord) => [...context.settled, id] }),
    forgetSettled: assign({ settled: [] }),
    dropRecord: assign(({ context }, { id }: OfRecord) => ({
      queue: withoutRecord(context.queue, id),
      reviews: withoutRecord(context.reviews, id),
      unreadable: context.unreadable.filter((record) => record.id !== id),
      unkept: context.unkept.filter((unkept) => unkept !== id),
    })),
    takeOver: enqueueActions(({ context, enqueue: then }, { record }: { record: OutboxRecord }) => {
      then.assign(placed(context, record));
      // Another tab of this device shows it already, or not any more; so does this one now.
      const type = record.refusal === undefined ? 'write.observed' : 'write.refused';
      then.sendTo(context.workspace, { type, write: record.write });
    }),
    countAttempt: assign(({ context }, { retryAfter, reason }: SendFailure) => ({
      attempts: context.attempts + 1,
      retryAfter,
      reason,
    })),
    // What does not depend on it goes on, and is not held up by how long it waits.
    holdBack: enqueueActions(({ context, enqueue: then }, failure: SendFailure) => {
      const subject = subjectOf(inFlightOf(context).write);
      const setbacks = withSetback(context.setbacks, subject, failure.reason, true);
      const times = setbackOf(setbacks, subject, failure.reason);
      then.assign({ setbacks, reason: failure.reason, retryAfter: 0 });
      then.cancel(`backoff ${subject}`);
      then.raise(
        { type: 'backoff.ended', subject },
        { id: `backoff ${subject}`, delay: backoff(times - 1, context.environment.random()) },
      );
    }),
    // The server was reached: it keeps nothing else waiting.
    forgetAttempts: assign({ attempts: 0 }),
    // Another write about it is tried once, not as often again.
    rememberRefusal: assign(({ context }, { reason }: SendFailure) => ({
      setbacks: withSetback(context.setbacks, subjectOf(inFlightOf(context).write), reason, false),
    })),
    release: assign(({ context }, { subject }: { subject: string }) => ({
      setbacks: context.setbacks.map((setback) =>
        setback.subject === subject ? { ...setback, isHeld: false } : setback,
      ),
    })),
    releaseAll: assign({
      setbacks: ({ context }) => context.setbacks.map((setback) => ({ ...setback, isHeld: false })),
    }),
    // Not the head by its place: another tab's record may come before what is on its way.
    takeNext: assign({ inFlight: ({ context }) => nextOf(context) }),
    settle: enqueueActions(({ context, enqueue: then }, { outcome }: { outcome: WriteOutcome }) => {
      const record = context.inFlight;
      if (!record) return;
      then.assign({
        queue: withoutRecord(context.queue, record.id),
        setbacks: withoutSetback(context.setbacks, subjectOf(record.write)),
        attempts: 0,
        unkept: context.unkept.filter((id) => id !== record.id),
      });
      const type = outcome === 'replaced' ? 'write.replaced' : 'write.accepted';
      then.sendTo(context.workspace, { type, write: record.write });
    }),
    putUnderReview: enqueueActions(({ context, enqueue: then }, { outcome }: { outcome: WriteOutcome }) => {
      const record = refused(context, outcome);
      if (!record) return;
      then.assign({ ...placed(context, record), attempts: 0 });
      then.sendTo(context.workspace, { type: 'write.refused', write: record.write });
    }),
    reportAcceptance: enqueueActions(({ context, enqueue: then }, { id }: OfRecord) => {
      const record = context.queue.find((queued) => queued.id === id);
      if (record) then.sendTo(context.workspace, { type: 'write.accepted', write: record.write });
    }),
    retryReview: enqueueActions(({ context, enqueue: then }, { id }: OfRecord) => {
      const review = context.reviews.find((record) => record.id === id);
      const write = review && retryOf(review, context.environment.createId);
      if (!write) return;
      then.assign({ ...withNew(context, write), reviews: withoutRecord(context.reviews, id) });
      then.sendTo(context.workspace, { type: 'write.observed', write });
    }),
  },
  delays: {
    backoff: ({ context: { attempts, retryAfter, environment } }) =>
      Math.max(backoff(attempts - 1, environment.random()), retryAfter),
    signInProbe: 60_000,
    offlineProbe: 5000,
    storeProbe: 60_000,
  },
});

type InContext = { readonly context: OutboxContext };

/** The record that was queued last. */
export const newest = ({ context }: InContext) => ({ record: context.queue.at(-1) });

/** What was refused again and again, as the person gets to see it. */
export const refusedForGood = ({ context }: InContext) => ({ record: refused(context, 'conflict') });

/** What was sent, as the server's refusal leaves it. */
export const refusedRecord = ({ context, event }: InContext & { event: Answered }) => ({
  record: refused(context, event.output),
});

/** What was sent, which the server has taken. */
export const takenRecord = ({ context }: InContext): Forgotten => {
  const record = inFlightOf(context);
  return { uid: context.uid, id: record.id, record };
};

/** Which record an event is about. */
export const about = ({ event }: { event: { id: string } }) => ({ id: event.id });
export const ofAccount = ({ context, event }: InContext & { event: { id: string } }): Forgotten => ({
  uid: context.uid,
  id: event.id,
});

export const added = ({ event }: { event: { record: OutboxRecord } }) => ({ record: event.record });

/** What a try to send has ended with. */
export const failedWith = ({ event }: { event: { error: unknown } }) => sendFailureOf(event.error);
export const endedWith = ({ event }: { event: Answered }) => ({ outcome: event.output });

/** What the device has stored. */
export const read = ({ event }: { event: { output: StoredRecords } }) => ({ stored: event.output });

/** Another tab has made a record, or knows its fate. */
export const takeOver = { type: 'takeOver', params: added } as const;

/** Another tab has had the answer for a record: it is not waited for here any more. */
export const settle = [
  { type: 'reportAcceptance', params: about },
  { type: 'dropRecord', params: about },
] as const;
export const settleWhileReading = [...settle, { type: 'rememberSettled', params: about }] as const;
