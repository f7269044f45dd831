/** The longest texts that a sheet's documents may hold, in UTF-16 code units; the security rules refuse longer ones. */
export const maxTextLengths = { name: 200, periodicity: 100, start: 100, deductions: 2000 } as const;

/** A text of a document that has a longest length. */
export type LimitedText = keyof typeof maxTextLengths;

/** Whether the text is longer than its document may hold. */
export const isTooLong = (text: string, kind: LimitedText): boolean => text.length > maxTextLengths[kind];

/** The most names that the lists of the parameters may hold; the security rules refuse longer lists. */
export const maxNameCounts = { operations: 2000, categories: 500 } as const;

/**
 * The shortest password that is accepted, also when somebody signs in again; the server and Firebase state it on their own.
 * Source: docs/specification.md#sign-up-password, docs/specification.md#password-change.
 */
export const minPasswordLength = 6;
