import { createRandom } from '../support/random.ts';
import type { Emulator } from './emulator/client.ts';
import { drawExpression } from './expressions/draw.ts';
import { batchSize, emulatorVerdicts, prepareBatches } from './expressions/emulator-verdicts.ts';
import { print } from './expressions/print.ts';
import { judge } from './expressions/reference.ts';
import { serverVerdict, wrap } from './expressions/verdicts.ts';
import { differenceInFile } from './files/compare.ts';
import { drawRules, mutateTokens } from './files/draw-file.ts';

export type Report = { readonly tried: number; readonly wrong: readonly string[] };

/** Compares the server with the reference on random conditions. */
export const tryExpressions = (count: number, seed: number): Report => {
  const random = createRandom(seed);
  const wrong: string[] = [];
  for (let tried = 0; tried < count; tried += 1) {
    const drawn = drawExpression(random);
    const text = print(random, drawn);
    const [expected, found] = [judge(drawn), serverVerdict(text)];
    if (expected !== found) wrong.push(`${text} is ${expected}, not ${found}`);
  }
  return { tried: count, wrong };
};

/** Compares the server with the emulator on random conditions. The server may return an error for an undecidable condition. */
export const compareExpressions = async (emulator: Emulator, count: number, seed: number): Promise<Report> => {
  const random = createRandom(seed);
  const wrong: string[] = [];
  await prepareBatches(emulator);
  for (let tried = 0; tried < count; tried += batchSize) {
    const conditions = Array.from({ length: batchSize }, () => print(random, drawExpression(random)));
    const verdicts = await emulatorVerdicts(emulator, conditions);
    for (const [index, condition] of conditions.entries()) {
      const [expected, found] = [verdicts[index], serverVerdict(condition)];
      const failsClosed = found === 'error' && expected !== 'refused';
      if (found !== expected && !failsClosed) wrong.push(`${condition} is ${String(expected)}, not ${found}`);
    }
  }
  return { tried: count, wrong };
};

/** Compares the verdicts of the server and the emulator on rules files. */
export const compareFiles = async (emulator: Emulator, count: number, seed: number): Promise<Report> => {
  const random = createRandom(seed);
  const wrong: string[] = [];
  for (let tried = 0; tried < count; tried += 4) {
    const drawn = drawRules(random);
    const files = [drawn, ...[1, 2, 3].map(() => mutateTokens(random, drawn))];
    for (const [index, rules] of files.entries()) {
      const { isAccepted } = await emulator.install(wrap(rules));
      const fault = differenceInFile(rules, isAccepted, index > 0);
      if (fault !== undefined) wrong.push(fault);
    }
  }
  return { tried: count, wrong };
};
