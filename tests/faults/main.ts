import { parseArgs } from 'node:util';
import { registerLanguagesInNode } from '../../testing/domain/languages-in-node.ts';
import { allLargeFiles, runLargeFiles } from './archives/large.ts';
import { runArchives } from './archives/run.ts';
import { runBlocking } from './blocking/run.ts';
import { runWrongClocks } from './clock/run.ts';
import { allMoments, runFullDisk } from './disk/full-disk.ts';
import { runFlood } from './flood/run.ts';
import { runFuzz } from './fuzz/run.ts';
import { runKillCycles } from './kill/cycles.ts';
import { runStrangers } from './strangers/run.ts';
import { runAmounts } from './texts/amounts.ts';
import { runDates } from './texts/dates.ts';
import { runDeductions } from './texts/deductions.ts';
import { isDistinguishable, runTiming } from './timing/run.ts';
import { runValues } from './values/run.ts';

const { values, positionals } = parseArgs({
  options: {
    cycles: { type: 'string', default: '500' },
    requests: { type: 'string', default: '100000' },
    runs: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
registerLanguagesInNode();

const seed = Number(values.seed);
const runs = (fallback: number): number => Number(values.runs ?? fallback);
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Figures = { readonly wrong: readonly string[]; readonly [count: string]: unknown };

/** Prints the figures and the first faults of a trial. Returns whether the trial has no fault. */
const printFigures = ({ wrong, ...counts }: Figures): boolean => {
  print(JSON.stringify({ ...counts, wrong: wrong.length }));
  for (const line of wrong.slice(0, 20)) print(line);
  return wrong.length === 0;
};

const kill = async (): Promise<boolean> => {
  const { lost, torn, strange, damaged, ...counts } = await runKillCycles(Number(values.cycles), seed, print);
  const found = { lost, torn, strange, damaged };
  const numbers = Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, all.length]));
  const wrong = Object.entries(found).flatMap(([kind, all]) => all.map((what) => `${kind}: ${what}`));
  return printFigures({ ...counts, ...numbers, wrong });
};

const disk = async (): Promise<boolean> =>
  printFigures({ moments: allMoments.length, ...(await runFullDisk(allMoments)) });

const archives = async (): Promise<boolean> => {
  const isLargeRead = printFigures(await runLargeFiles(allLargeFiles, print));
  return printFigures(await runArchives(runs(200_000), seed, print)) && isLargeRead;
};

const timing = async (): Promise<boolean> => {
  const figures = await runTiming(runs(1000));
  return printFigures({
    ...figures,
    wrong: Object.entries(figures).flatMap(([call, found]) => (isDistinguishable(found) ? [call] : [])),
  });
};

const trials = new Map<string | undefined, () => boolean | Promise<boolean>>([
  ['clock', async () => printFigures(await runWrongClocks())],
  ['kill', kill],
  ['blocking', async () => printFigures(await runBlocking(runs(5), print))],
  ['flood', async () => printFigures(await runFlood(print))],
  ['disk', disk],
  ['fuzz', async () => printFigures(await runFuzz(Number(values.requests), seed, print))],
  ['strangers', async () => printFigures(await runStrangers(runs(100)))],
  ['timing', timing],
  ['values', () => printFigures(runValues(runs(1_000_000), seed, print))],
  ['amounts', () => printFigures(runAmounts(5, runs(1_000_000), seed, print))],
  ['deductions', () => printFigures(runDeductions(6, runs(200_000), seed, print))],
  ['archives', archives],
  ['dates', () => printFigures(runDates(1, runs(200_000), seed, print))],
]);
const trial = trials.get(positionals[0]);
if (!trial) throw new Error(`Name one of these trials: ${[...trials.keys()].join(', ')}.`);
process.exitCode = (await trial()) ? 0 : 1;
