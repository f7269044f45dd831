import type { Bug } from './bugs.ts';
import {
  anyServerErrorIsDone,
  conflictIsFailure,
  existsOnly,
  firstPageOnly,
  newIdOnRetry,
  unguardedPatch,
  unreadBase,
} from './on-the-wire.ts';
import {
  droppedWithoutToken,
  drawsIdsWhenSending,
  forgetsBeforeSending,
  givesUp,
  refusalIsOutage,
  refusedInALoop,
  sentAsTwoCalls,
} from './when-sending.ts';
import { ledgerOfRefusals } from './in-the-database.ts';

export const bugNames = [
  'none',
  'conflict-is-failure',
  'new-id-on-retry',
  'forgets-before-sending',
  'any-server-error-is-done',
  'dropped-without-token',
  'draws-ids-when-sending',
  'unguarded-patch',
  'first-page-only',
  'no-tombstones',
  'exists-only',
  'gives-up',
  'unread-base',
  'ledger-of-refusals',
  'refusal-is-outage',
  'refused-in-a-loop',
  'no-sender-lock',
  'sent-as-two-calls',
] as const;
export type BugName = (typeof bugNames)[number];

const forgetful: Bug = { hasNoTombstones: true };

/** The planted bugs. The simulation must detect each of them, except the harmless ones. */
export const bugs: Record<BugName, Bug> = {
  none: {},
  'conflict-is-failure': { fetch: conflictIsFailure },
  'new-id-on-retry': { fetch: newIdOnRetry },
  'forgets-before-sending': { send: forgetsBeforeSending },
  'any-server-error-is-done': { fetch: anyServerErrorIsDone },
  'dropped-without-token': { send: droppedWithoutToken },
  'draws-ids-when-sending': { send: drawsIdsWhenSending },
  // The tombstones of a device would repair the damage of these two bugs.
  'unguarded-patch': { fetch: unguardedPatch, ...forgetful, beside: forgetful },
  'first-page-only': { fetch: firstPageOnly, ...forgetful, beside: forgetful },
  'no-tombstones': forgetful,
  'exists-only': { fetch: existsOnly },
  'gives-up': { send: givesUp },
  'unread-base': { fetch: unreadBase },
  'ledger-of-refusals': { answer: ledgerOfRefusals, variant: 'local' },
  'refusal-is-outage': { send: refusalIsOutage },
  'refused-in-a-loop': { send: refusedInALoop },
  'no-sender-lock': { hasNoSenderLock: true },
  'sent-as-two-calls': { send: sentAsTwoCalls },
};
