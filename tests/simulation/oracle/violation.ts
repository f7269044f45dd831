export const violationKinds = [
  /** An acknowledged write is lost. */
  'lost',
  /** A duplicate. */
  'duplicated',
  /** A deleted document returned. */
  'resurrected',
  /** Data that was never written. */
  'invented',
  /** An orphan: a line without its sheet. */
  'orphan',
  /** A batch was stored in part (not atomic). */
  'torn',
  /** A pending write is never sent (liveness). */
  'stuck',
  /** A device shows other data than the database has (divergence). */
  'diverged',
  /** A false alarm: reported as failed, but applied. */
  'falseAlarm',
  /** A retry storm: refused writes are sent again without backoff. */
  'retryStorm',
  /** A write was sent before its Retry-After. */
  'sentTooEarly',
  /** Two tabs of one device sent at the same time (no mutual exclusion). */
  'sentConcurrently',
] as const;

/** A violated invariant. */
export type Violation = { readonly kind: (typeof violationKinds)[number]; readonly what: string };
