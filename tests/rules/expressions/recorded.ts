import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createRandom } from '../../support/random.ts';
import type { Emulator } from '../emulator/client.ts';
import { drawExpression } from './draw.ts';
import { batchSize, emulatorVerdicts, prepareBatches } from './emulator-verdicts.ts';
import { print } from './print.ts';

const file = join(import.meta.dirname, 'recorded.txt');
// Edge cases of the language. The embedded server does not support all of them.
const readProbes = (): readonly string[] =>
  readFileSync(join(import.meta.dirname, 'probes.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

const verdict = v.picklist(['true', 'false', 'error', 'refused']);
export type RecordedVerdict = v.InferOutput<typeof verdict>;

/** Recorded verdicts of Firestore's emulator on conditions. All conditions use the same document. */
export const readRecorded = (): readonly (readonly [RecordedVerdict, string])[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [v.parse(verdict, line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1)]);

export const record = async (emulator: Emulator, drawn: number): Promise<void> => {
  const random = createRandom(2026);
  const conditions = [...readProbes(), ...Array.from({ length: drawn }, () => print(random, drawExpression(random)))];
  await prepareBatches(emulator);
  const lines: string[] = [];
  for (let start = 0; start < conditions.length; start += batchSize) {
    const part = conditions.slice(start, start + batchSize);
    const verdicts = await emulatorVerdicts(emulator, part);
    lines.push(...part.map((condition, index) => `${verdicts[index] ?? 'refused'} ${condition}\n`));
  }
  writeFileSync(file, lines.join(''));
};
