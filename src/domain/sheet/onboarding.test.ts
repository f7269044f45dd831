import { expect, test } from 'vitest';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { anEntry, aProvision } from '../../../testing/ui/lines.ts';
import { isUntouched, completedSteps } from './onboarding.ts';
import { emptyContent } from './sheet.ts';
import { toSheetDate } from './sheet-date.ts';

const sheet = sheetWith(toSheetDate(2026, 11, 1), { accountBalance: 0, accountProvisionsBalance: 0 });

// Source: docs/specification.md#begin.
test('completes steps in any order', () => {
  expect(completedSteps(sheet, emptyContent)).toEqual([]);
  expect(
    completedSteps({ ...sheet, accountBalance: -3 }, { ...emptyContent, outDay: [anEntry({ name: 'Bread' })] }),
  ).toEqual(['balance', 'expense']);
  const lines = { in: [anEntry({ name: 'Salary' })], outMonth: [anEntry({ name: 'Rent' })] };
  expect(completedSteps(sheet, { ...emptyContent, ...lines })).toEqual(['income', 'charges']);
});

test('treats a sheet without a line or a balance as untouched', () => {
  expect(isUntouched(sheet, emptyContent)).toBe(true);
  expect(isUntouched({ ...sheet, accountBalance: 1 }, emptyContent)).toBe(false);
  expect(isUntouched({ ...sheet, accountProvisionsBalance: 1 }, emptyContent)).toBe(false);
  expect(isUntouched(sheet, { ...emptyContent, moneySaving: [anEntry({ name: 'Trip' })] })).toBe(false);
  expect(isUntouched(sheet, { ...emptyContent, provisions: [aProvision({ name: 'Car' })] })).toBe(false);
});
