/** An invariant, and its message when violated. */
export type Rule<Subject> = readonly [fault: string, holds: (subject: Subject) => boolean];

/** The first invariant that a subject violates. */
export const firstFault = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): string | undefined =>
  rules.find(([, holds]) => !holds(subject))?.[0];
