import { describe, expect, it } from 'vitest';
import { RulesError } from '../../../server/rules/syntax.ts';
import { drawExpression } from '../../rules/expressions/draw.ts';
import { print } from '../../rules/expressions/print.ts';
import type { RecordedVerdict } from '../../rules/expressions/recorded.ts';
import { readRecorded } from '../../rules/expressions/recorded.ts';
import { judge } from '../../rules/expressions/reference.ts';
import { serverVerdict } from '../../rules/expressions/verdicts.ts';
import { createRandom } from '../../support/random.ts';

const verdictOf = (condition: string): RecordedVerdict => {
  try {
    return serverVerdict(condition);
  } catch (error) {
    if (error instanceof RulesError) return 'refused';
    throw error;
  }
};

describe('a condition of the rules', () => {
  // `npm run test:rules -- expressions --count 200000` tries more conditions.
  it('has its documented value in the embedded server (five thousand random conditions)', () => {
    const random = createRandom(1);
    const verdicts = new Map<string, number>();
    const wrong: string[] = [];
    for (let count = 0; count < 5000; count += 1) {
      const drawn = drawExpression(random);
      const text = print(random, drawn);
      const [expected, found] = [judge(drawn), verdictOf(text)];
      verdicts.set(expected, (verdicts.get(expected) ?? 0) + 1);
      if (expected !== found) wrong.push(`${text} is ${expected}, not ${found}`);
    }
    expect(wrong).toEqual([]);
    for (const verdict of ['true', 'false', 'error']) expect(verdicts.get(verdict)).toBeGreaterThan(1000);
  });

  it("has the same value as in Firestore's emulator, or fails closed if it is undecidable", () => {
    const recorded = readRecorded();
    const wrong = recorded.flatMap(([expected, condition]) => {
      const found = verdictOf(condition);
      const isLess = found === 'refused' || (found === 'error' && expected !== 'refused');
      return found === expected || isLess ? [] : [`${condition} is ${expected}, not ${found}`];
    });
    expect(wrong).toEqual([]);
    const equal = recorded.filter(([expected, condition]) => verdictOf(condition) === expected);
    expect(equal.length).toBeGreaterThan(recorded.length - 35);
  });
});
