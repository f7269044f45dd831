/** The findings of a trial, each with its input and its number. The seed reproduces the input of a number. */
export type Report = { readonly tried: number; readonly wrong: readonly string[] };

export type Print = (line: string) => void;

export type Findings = {
  /** Records the result of one input. An exception counts as a fault. */
  readonly check: (input: string, faultOf: () => string | undefined) => void;
  readonly report: () => Report;
};

const maxInput = 300;
const maxFindings = 1000;
const printEvery = 100_000;

const shortened = (input: string): string =>
  JSON.stringify(input.length > maxInput ? `${input.slice(0, maxInput)}…` : input);

const faultOrThrow = (faultOf: () => string | undefined): string | undefined => {
  try {
    return faultOf();
  } catch (error) {
    return `threw ${String(error)}`;
  }
};

/** Starts recording. Prints the progress of a long trial. */
export function createFindings(print: Print = () => {}): Findings {
  const wrong: string[] = [];
  let tried = 0;
  return {
    check: (input, faultOf) => {
      tried += 1;
      const fault = faultOrThrow(faultOf);
      if (fault !== undefined && wrong.length < maxFindings)
        wrong.push(`no. ${String(tried)}, ${shortened(input)}: ${fault}`);
      if (tried % printEvery === 0) print(`${String(tried)} tried, ${String(wrong.length)} wrong`);
    },
    report: () => ({ tried, wrong }),
  };
}

/** An invariant, and the message for its violation. */
export type Rule<Subject> = readonly [fault: string, holds: (subject: Subject) => boolean];

/** Finds the first invariant that a subject violates. */
export const firstFault = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): string | undefined =>
  rules.find(([, holds]) => !holds(subject))?.[0];
