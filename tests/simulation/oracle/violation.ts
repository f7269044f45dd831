export const violationKinds = [
  /** Something that was promised is not there. */
  'lost',
  /** Something is there twice. */
  'doubled',
  /** Something that was deleted is back. */
  'resurrected',
  /** Something that nobody made. */
  'ghost',
  /** A line without its sheet. */
  'orphan',
  /** What waits is never sent. */
  'stuck',
  /** A device shows something else than what is stored. */
  'diverged',
  /** The person was told that something failed which did not. */
  'falseAlarm',
  /** What is refused is sent again and again without a pause. */
  'looped',
  /** A write was sent before the time that the database had asked to wait was over. */
  'hurried',
  /** Two tabs of one device sent at the same time. */
  'crowded',
] as const;

/** A promise that was broken. */
export type Violation = { readonly kind: (typeof violationKinds)[number]; readonly what: string };
