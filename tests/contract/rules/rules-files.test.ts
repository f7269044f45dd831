import { expect, it } from 'vitest';
import { differenceInFile } from '../../rules/files/compare.ts';
import { drawRules } from '../../rules/files/draw-file.ts';
import { readRecordedFiles } from '../../rules/files/recorded.ts';
import { createRandom } from '../../support/random.ts';

it("rejects each of four hundred rules files that Firestore's emulator rejected", () => {
  const recorded = readRecordedFiles();
  expect(
    recorded.map(({ rules, isAccepted, isMutated }) => differenceInFile(rules, isAccepted, isMutated)).filter(Boolean),
  ).toEqual([]);
  expect(recorded.filter(({ isAccepted }) => !isAccepted).length).toBeGreaterThan(150);
});

it('accepts every random rules file within the supported subset', () => {
  const random = createRandom(3);
  const faults = Array.from({ length: 300 }, () => differenceInFile(drawRules(random), true, false));
  expect(faults.filter(Boolean)).toEqual([]);
});
