import { expect, it } from 'vitest';
import { faultOfFile } from '../rules/files/compare.ts';
import { drawRules } from '../rules/files/draw-file.ts';
import { readRecordedFiles } from '../rules/files/recorded.ts';
import { createRandom } from '../support/random.ts';

it("accepts none of four hundred rules files that Firestore's emulator rejected", () => {
  const recorded = readRecordedFiles();
  expect(recorded.map(({ rules, isTaken, isSpoilt }) => faultOfFile(rules, isTaken, isSpoilt)).filter(Boolean)).toEqual(
    [],
  );
  expect(recorded.filter(({ isTaken }) => !isTaken).length).toBeGreaterThan(150);
});

it('accepts every random rules file within the supported subset', () => {
  const random = createRandom(3);
  const faults = Array.from({ length: 300 }, () => faultOfFile(drawRules(random), true, false));
  expect(faults.filter(Boolean)).toEqual([]);
});
