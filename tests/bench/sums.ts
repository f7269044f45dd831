import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { emptyContent } from '../../src/domain/sheet/sheet.ts';
import { totalsOf } from '../../src/domain/sheet/totals/totals.ts';
import { seedEntry, seedSheet } from '../support/seed.ts';
import { type Figure, milliseconds } from './figures.ts';

/** The exact totals of a sheet of 1,000 entries, without a cache. */
export function sumFigures(rounds: number): readonly Figure[] {
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  const times: number[] = [];
  for (let round = -20; round < rounds; round += 1) {
    const outDay = Array.from({ length: 1000 }, (_, index) => seedEntry(index, index / 100));
    const start = performance.now();
    totalsOf(sheet, { ...emptyContent, outDay });
    if (round >= 0) times.push(performance.now() - start);
  }
  return [{ name: 'exact sums of 1,000 entries', measured: milliseconds(times), target: '≤ 2 ms' }];
}
