import { loadavg } from 'node:os';

/** One line of the table: what was measured, beside what it was compared with in the same run. */
export type Figure = {
  readonly name: string;
  readonly measured: string;
  readonly reference?: string;
  /** How many times as much as the reference. */
  readonly ratio?: number;
  readonly target: string;
};

/** The value below which the share `part` (0 to 1) of the values lies. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const milliseconds = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} ms (worst ${Math.max(...values).toFixed(1)}, n=${values.length})`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A figure of times whose medians are compared. */
export const compared = (name: string, { times }: Timed, reference: Timed, target: string): Figure => ({
  name,
  measured: milliseconds(times),
  reference: milliseconds(reference.times),
  ratio: median(times) / median(reference.times),
  target,
});

/** Something that is timed; a call answers how many milliseconds it took. */
export type Timed = { readonly call: () => Promise<number>; readonly times: number[] };

export const timed = (call: () => Promise<number>): Timed => ({ call, times: [] });

/** Calls each in turn, round after round, so that what slows the machine down slows all of them; `warming` rounds first. */
export async function interleaved(rounds: number, warming: number, ones: readonly Timed[]): Promise<void> {
  for (let round = -warming; round < rounds; round += 1) {
    for (const { call, times } of ones) {
      const time = await call();
      if (round >= 0) times.push(time);
    }
  }
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The figures as a Markdown table, with the load of the machine at its end. */
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
