export const violationKinds = [
  /** Something that was promised is not there. */
  'lost',
  /** Something is there twice. */
  'doubled',
  /** Something that was deleted is back. */
  'resurrected',
  /** Something that nobody made. */
  'ghost',
  /** An orphan: a line without its sheet. */
  'orphan',
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
