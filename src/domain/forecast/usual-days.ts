import { memoise } from '../lib/memoise.ts';
import { nameKey } from '../lib/text.ts';
import type { Entry, SheetContent } from '../sheet/sheet.ts';

// Older sheets say what was usual once.
const remembered = 12;

/** Days of the month by the key of a name: 0 where lines of that name say two. */
type Days = ReadonlyMap<string, number>;

const daysIn = (lines: readonly Pick<Entry, 'name' | 'day'>[]): Days => {
  const days = new Map<string, number>();
  for (const { name, day } of lines) {
    const key = nameKey(name);
    days.set(key, (days.get(key) ?? day) === day ? day : 0);
  }
  return days;
};

// A new month sets the days of its charges and of its income to 1, which says nothing.
const saidDays = memoise((lines: readonly Entry[]) => daysIn(lines.filter(({ day }) => day >= 2)));
const expenseDays = memoise((lines: readonly Entry[]) =>
  daysIn(lines.filter(({ day, debit, copy }) => day >= 1 && debit && copy === '')),
);

/** What the newest of the sheets says of each name; nothing where that are two days. */
const newestOf = (...sheets: readonly Days[]): Days =>
  new Map([...new Map(sheets.toReversed().flatMap((days) => [...days]))].filter(([, day]) => day > 0));

type Older = readonly SheetContent[];

/** The same of income, as older sheets say it. */
export const usualIncomeDays = (older: Older): Days =>
  newestOf(...older.slice(0, remembered).map((sheet) => saidDays(sheet.in)));

/**
 * On which day of the month charges are usually paid, by the key of their names: as the newest of these older sheets says it (newest
 * first, twelve at most) in a charge of that name, else in a daily expense. Where one sheet says two days, none is usual. Source:
 * docs/specification.md#forecast-usual-day.
 */
export const usualDays = (older: Older): Days => {
  const sheets = older.slice(0, remembered);
  return newestOf(
    ...sheets.map(({ outMonth }) => saidDays(outMonth)),
    ...sheets.map(({ outDay }) => expenseDays(outDay)),
  );
};
