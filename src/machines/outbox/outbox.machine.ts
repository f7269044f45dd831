import type { ActorRefFrom } from 'xstate';
import { failure, info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { draining } from './outbox.draining.ts';
import {
  about,
  failedWith,
  newest,
  ofAccount,
  outboxSetup,
  read,
  settle,
  settleWhileReading,
  takeOver,
} from './outbox.setup.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

const keepNewest = { type: 'storeRecord', params: newest } as const;
const unprotected = { type: 'markUnprotected', params: about } as const;
const tellFailure = ['rememberToldFailure', sendToast(failure('notice.notKept'))] as const;
const discard = [
  { type: 'forgetRecord', params: ofAccount },
  { type: 'dropRecord', params: about },
] as const;

/**
 * Sends writes one at a time, oldest first; a write leaves the queue only when the server has answered for it. One that the
 * server fails over or refuses gives way to those that do not depend on it.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    queue: [],
    reviews: [],
    unreadable: [],
    unkept: [],
    isUnprotected: false,
    hasToldFailure: false,
    inFlight: undefined,
    setbacks: [],
    attempts: 0,
    reason: undefined,
    retryAfter: 0,
    settled: [],
  }),
  invoke: [
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchTabs', src: 'watchTabs', input: ({ context }) => ({ uid: context.uid }) },
  ],
  on: {
    'write.requested': {
      actions: [{ type: 'enqueueWrite', params: ({ event }) => ({ write: event.write }) }, keepNewest],
    },
    'record.added': { actions: takeOver },
    'record.settled': { actions: settle },
    'record.kept': { actions: { type: 'markKept', params: about } },
    'record.notKept': [{ guard: 'hasToldFailure', actions: unprotected }, { actions: [unprotected, ...tellFailure] }],
    'store.failed': [{ guard: 'hasToldFailure' }, { actions: tellFailure }],
    'records.restored': { actions: sendToast(info('notice.storedAgain')) },
    'backoff.ended': { actions: { type: 'release', params: ({ event }) => ({ subject: event.subject }) } },
    'review.retried': {
      guard: { type: 'canRetry', params: about },
      // In this order: a tab that is killed in between has it twice, not never.
      actions: [{ type: 'retryReview', params: about }, keepNewest, { type: 'forgetRecord', params: ofAccount }],
    },
    // What still waits to be sent is never given up.
    'review.discarded': { guard: { type: 'isUnderReview', params: about }, actions: discard },
    'unreadable.discarded': { guard: { type: 'isUnreadable', params: about }, actions: discard },
  },
  initial: 'waitingForTurn',
  states: {
    // Another tab sends for this one; what it has sent leaves the queue here too.
    waitingForTurn: {
      on: { 'turn.granted': 'restoring' },
      initial: 'reading',
      states: {
        reading: {
          entry: 'forgetSettled',
          on: { 'record.settled': { actions: settleWhileReading } },
          invoke: {
            id: 'readQueue',
            src: 'restoreQueue',
            input: ({ context }) => ({ uid: context.uid }),
            onDone: { target: 'resting', actions: { type: 'mergeStored', params: read } },
            onError: 'resting',
          },
        },
        resting: {},
      },
    },
    // What other tabs could store but not tell, because they were killed.
    restoring: {
      entry: 'forgetSettled',
      on: { 'record.settled': { actions: settleWhileReading } },
      invoke: {
        id: 'restoreQueue',
        src: 'restoreQueue',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: { target: 'draining', actions: { type: 'mergeStored', params: read } },
        // A browser that keeps nothing still sends what it holds in memory.
        onError: 'draining',
      },
    },
    draining,
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
            input: ({ context }) => ({ uid: context.uid }),
            onDone: '#outbox.draining',
            onError: [
              { guard: { type: 'isUnreached', params: failedWith }, target: 'resting' },
              { target: '#outbox.draining' },
            ],
          },
        },
      },
    },
  },
});
