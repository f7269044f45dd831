export const violationKinds = [
  /** An acknowledged write was lost. */
  'lost',
  /** A document was stored twice. */
  'duplicated',
  /** A deleted document returned. */
  'resurrected',
  /** The database contains data that no user entered. */
  'invented',
  /** A line has no sheet (orphan). */
  'orphan',
  /** Only a part of a batch was stored (not atomic). */
  'torn',
  /** A pending write was never sent (liveness). */
  'stuck',
  /** A device does not show the data of the database (divergence). */
  'diverged',
  /** A write was reported as failed, but applied (false alarm). */
  'falseAlarm',
  /** A device sent refused writes again without backoff (retry storm). */
  'retryStorm',
  /** A device sent a write before its Retry-After. */
  'sentTooEarly',
  /** Two tabs of one device sent at the same time (no mutual exclusion). */
  'sentConcurrently',
] as const;

export type Violation = { readonly kind: (typeof violationKinds)[number]; readonly what: string };
