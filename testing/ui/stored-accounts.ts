import type { StoredAccount, AccountSheet } from '../../src/domain/archive/account-patch.ts';
import { defaultParameters, type Parameters } from '../../src/domain/parameters/parameters.ts';
import { type SheetDate, toSheetDate } from '../../src/domain/sheet/sheet-date.ts';

/** A stored sheet of the first day of a month in 2026, with `lines` lines. */
export function aStoredSheet(month: number, { lines = 1, id = `sheet-${month}` } = {}): AccountSheet {
  const date: SheetDate = toSheetDate(2026, month, 1);
  return {
    id,
    date,
    document: { path: id, fields: { date } },
    lines: Array.from({ length: lines }, (_, index) => ({ path: `${id}/outDay/${index}`, fields: { value: index } })),
    isBlank: false,
  };
}

/** A stored account with these sheets, newest first. */
export const aStoredAccount = (
  sheets: readonly AccountSheet[],
  parameters: Partial<Parameters> = {},
): StoredAccount => ({
  sheets,
  parametersDocument: undefined,
  parameters: { ...defaultParameters, ...parameters },
});
