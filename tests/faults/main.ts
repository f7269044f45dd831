import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { allDiskSteps, runDiskSteps } from './disk/steps.ts';
import { runFuzz } from './fuzz/run.ts';
import { runKillCycles } from './kill/cycles.ts';
import { runTiming } from './timing/run.ts';

const { values, positionals } = parseArgs({
  options: {
    cycles: { type: 'string', default: '500' },
    requests: { type: 'string', default: '100000' },
    tries: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const kill = async (): Promise<boolean> => {
  const { lost, torn, strange, damaged, ...counts } = await runKillCycles(Number(values.cycles), seed, print);
  const found = { lost, torn, strange, damaged };
  print(
    JSON.stringify({
      ...counts,
      ...Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, all.length])),
    }),
  );
  const wrong = Object.entries(found).flatMap(([kind, all]) => all.map((what) => `${kind}: ${what}`));
  for (const line of wrong.slice(0, 20)) print(line);
  return wrong.length === 0;
};

const disk = async (): Promise<boolean> => {
  const { wrong, ...counts } = await runDiskSteps(allDiskSteps);
  print(JSON.stringify({ steps: allDiskSteps.length, ...counts, wrong: wrong.length }));
  for (const line of wrong.slice(0, 20)) print(line);
  return wrong.length === 0;
};

const fuzz = async (): Promise<boolean> => {
  const { wrong, ...counts } = await runFuzz(Number(values.requests), seed, print);
  print(JSON.stringify({ ...counts, wrong: wrong.length }));
  for (const line of wrong.slice(0, 20)) print(line);
  return wrong.length === 0;
};

const timing = async (): Promise<boolean> => {
  const differences = Object.values(await runTiming(Number(values.tries)));
  for (const difference of differences) print(JSON.stringify(difference));
  return differences.every(({ difference, answers }) => Math.abs(difference) < 5 && answers.length === 1);
};

const faults = { kill, disk, fuzz, timing };
const fault = v.parse(v.picklist(['kill', 'disk', 'fuzz', 'timing']), positionals[0]);
process.exitCode = (await faults[fault]()) ? 0 : 1;
