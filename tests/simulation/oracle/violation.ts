export const violationKinds = [
  /** An acknowledged write is lost. */
  'lost',
  /** A duplicate. */
  'doubled',
  /** A deleted document is back. */
  'resurrected',
  /** Data that was never written. */
  'ghost',
  /** An orphan: a line without its sheet. */
  'orphan',
  /** A part of what belongs together was stored without the rest (not atomic). */
  'torn',
  /** A pending write is never sent (liveness). */
  'stuck',
  /** A device shows something else than what is stored (divergence). */
  'diverged',
  /** A false alarm: reported as failed, but applied. */
  'falseAlarm',
  /** A retry storm: refused writes are sent again without backoff. */
  'looped',
  /** A write was sent before its Retry-After. */
  'hurried',
  /** Two tabs of one device sent at the same time (no mutual exclusion). */
  'crowded',
] as const;

/** A violated invariant. */
export type Violation = { readonly kind: (typeof violationKinds)[number]; readonly what: string };
