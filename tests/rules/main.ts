import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Emulator } from './emulator/client.ts';
import { connect } from './emulator/client.ts';
import { findEmulator } from './emulator/start.ts';
import { record } from './expressions/recorded.ts';
import { recordFiles } from './files/recorded.ts';
import { runMatrix } from './matrix.ts';
import { askDrawnRequests } from './requests/on-emulator.ts';
import type { Report } from './trials.ts';
import { compareExpressions, compareFiles, tryExpressions } from './trials.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    rules: { type: 'string', default: resolve(import.meta.dirname, '../../hosted/firestore.rules') },
  },
  allowPositionals: true,
});
const count = Number(values.count);
const seed = Number(values.seed);
const rules = readFileSync(values.rules, 'utf8');

// Each run has a unique project, so that concurrent runs can use the same emulator.
const project = `demo-budget-${String(process.pid)}`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const report = (name: string, { tried, wrong }: Report): boolean => {
  print(`${name}: ${String(tried)} tried, ${String(wrong.length)} wrong`);
  for (const line of wrong.slice(0, 20)) print(`  ${line}`);
  return wrong.length === 0;
};

/** The suites by name. The default is `rules`, which tests the deployed rules. */
const suites = {
  rules: async (emulator: Emulator): Promise<boolean> => {
    const matrix = await runMatrix(emulator, rules);
    const hasPassed = report('calls of the access matrix', { tried: matrix.cells, wrong: matrix.wrong });
    const drawn = await askDrawnRequests(emulator, rules, count, seed);
    return (
      report(`drawn calls, ${String(drawn.allowed)} of them allowed`, { ...drawn, tried: drawn.asked }) && hasPassed
    );
  },
  language: async (emulator: Emulator): Promise<boolean> => {
    const hasPassed = report('drawn conditions', await compareExpressions(emulator, count, seed));
    return report('drawn files', await compareFiles(emulator, count, seed)) && hasPassed;
  },
  record: async (emulator: Emulator): Promise<boolean> => {
    await record(emulator, 1000);
    await recordFiles(emulator, 400);
    return true;
  },
};

const withEmulator = async (suite: keyof typeof suites): Promise<boolean> => {
  const running = await findEmulator(process.env);
  if (running === undefined) {
    print('No emulator: set FIRESTORE_EMULATOR_HOST, or FIRESTORE_EMULATOR_JAR (docs/hosting-on-firebase.md).');
    return false;
  }
  try {
    return await suites[suite](connect(running.origin, project));
  } finally {
    running.stop();
  }
};

const suite = v.parse(v.picklist(['rules', 'language', 'record', 'expressions']), positionals[0] ?? 'rules');
const hasPassed =
  suite === 'expressions' ? report('drawn conditions', tryExpressions(count, seed)) : await withEmulator(suite);
process.exitCode = hasPassed ? 0 : 1;
