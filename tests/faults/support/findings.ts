/** The findings of a trial: each with its input and number, which the seed reproduces. */
export type Report = { readonly tried: number; readonly wrong: readonly string[] };

export type Print = (line: string) => void;

/** The recorder of a trial. */
export type Findings = {
  /** Records the outcome of one input; an exception counts as a fault. */
  readonly check: (input: string, faultOf: () => string | undefined) => void;
  readonly report: () => Report;
};

const longestInput = 300;
const mostNotes = 1000;
const tellEvery = 100_000;

const shortened = (input: string): string =>
  JSON.stringify(input.length > longestInput ? `${input.slice(0, longestInput)}…` : input);

const faultOrThrow = (faultOf: () => string | undefined): string | undefined => {
  try {
    return faultOf();
  } catch (error) {
    return `threw ${String(error)}`;
  }
};

/** Starts recording; `print` is called with the progress of a long trial. */
export function createFindings(print: Print = () => {}): Findings {
  const wrong: string[] = [];
  let tried = 0;
  return {
    check: (input, faultOf) => {
      tried += 1;
      const fault = faultOrThrow(faultOf);
      if (fault !== undefined && wrong.length < mostNotes)
        wrong.push(`no. ${String(tried)}, ${shortened(input)}: ${fault}`);
      if (tried % tellEvery === 0) print(`${String(tried)} tried, ${String(wrong.length)} wrong`);
    },
    report: () => ({ tried, wrong }),
  };
}
