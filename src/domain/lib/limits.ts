/** The maximum length of each text in a sheet's documents, in UTF-16 code units. The security rules enforce the same limits. */
export const maxTextLengths = { name: 200, periodicity: 100, start: 100, deductions: 2000 } as const;

/** A text with a maximum length. */
export type LimitedText = keyof typeof maxTextLengths;

export const isTooLong = (text: string, kind: LimitedText): boolean => text.length > maxTextLengths[kind];

/** The maximum number of names in each list of the parameters. The security rules enforce the same limits. */
export const maxNameCounts = { operations: 2000, categories: 500 } as const;

/**
 * The minimum length of a password, also for reauthentication. The server and Firebase have a copy of this limit.
 * Source: docs/specification.md#sign-up-password, docs/specification.md#password-change.
 */
export const minPasswordLength = 6;
