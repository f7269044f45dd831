import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createRandom } from '../../support/random.ts';
import type { Emulator } from '../emulator/client.ts';
import { wrap } from '../expressions/verdicts.ts';
import { drawRules, mutateTokens } from './draw-file.ts';

const file = join(import.meta.dirname, 'recorded.txt');
const entry = v.object({ isAccepted: v.boolean(), isMutated: v.boolean(), rules: v.string() });
type Recorded = v.InferOutput<typeof entry>;

// Short files are easier to review.
const maxLength = 450;

/** Recorded random rules, of which three quarters are mutated, and whether Firestore's emulator accepted them. */
export const readRecordedFiles = (): readonly Recorded[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(v.pipe(v.string(), v.parseJson(), entry), line));

export const recordFiles = async (emulator: Emulator, count: number): Promise<void> => {
  const random = createRandom(2026);
  const lines: string[] = [];
  while (lines.length < count) {
    const drawn = drawRules(random);
    const all = drawn.length > maxLength ? [] : [drawn, ...[1, 2, 3].map(() => mutateTokens(random, drawn))];
    for (const [index, rules] of all.entries()) {
      const { isAccepted } = await emulator.install(wrap(rules));
      lines.push(`${JSON.stringify({ isAccepted, isMutated: index > 0, rules })}\n`);
    }
  }
  writeFileSync(file, lines.join(''));
};
