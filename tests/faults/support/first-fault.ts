/** One thing that must hold, and what to say when it does not. */
export type Rule<Subject> = readonly [fault: string, holds: (subject: Subject) => boolean];

/** The first of the rules that a subject breaks. */
export const firstFault = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): string | undefined =>
  rules.find(([, holds]) => !holds(subject))?.[0];
