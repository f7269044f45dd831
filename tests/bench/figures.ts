import { loadavg } from 'node:os';

/** A row of the table: a measurement and a reference from the same run. */
export type Figure = {
  readonly name: string;
  readonly measured: string;
  readonly reference?: string;
  /** Measured value divided by the reference. */
  readonly ratio?: number;
  readonly target: string;
};

/** The quantile of `values` at `part`, from 0 to 1. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const milliseconds = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} ms (worst ${Math.max(...values).toFixed(1)}, n=${values.length})`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const compared = (name: string, { times }: Timed, reference: Timed, target: string): Figure => ({
  name,
  measured: milliseconds(times),
  reference: milliseconds(reference.times),
  ratio: median(times) / median(reference.times),
  target,
});

/** A timing. `call` resolves to milliseconds. */
export type Timed = { readonly call: () => Promise<number>; readonly times: number[] };

export const timed = (call: () => Promise<number>): Timed => ({ call, times: [] });

/** Measures all timings in each round, so that a busy machine slows all equally. Does not record the first `warming` rounds. */
export async function interleaved(rounds: number, warming: number, ones: readonly Timed[]): Promise<void> {
  for (let round = -warming; round < rounds; round += 1) {
    for (const { call, times } of ones) {
      const time = await call();
      if (round >= 0) times.push(time);
    }
  }
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The figures as a Markdown table, followed by the machine's load. */
export function table(figures: readonly Figure[]): string {
  const load = loadavg().map((value) => value.toFixed(2));
  return [
    row(['figure', 'measured', 'reference', 'ratio', 'target']),
    row(['---', '---', '---', '---', '---']),
    ...figures.map(({ name, measured, reference = '', ratio, target }) =>
      row([name, measured, reference, ratio === undefined ? '' : ratio.toFixed(2), target]),
    ),
    '',
    `Load of the machine at the end (1, 5 and 15 minutes): ${load.join(', ')}`,
    '',
  ].join('\n');
}
