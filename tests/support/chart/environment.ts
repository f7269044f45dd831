import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { Environment } from '../../../src/machines/shared/environment.ts';

export const testToday = toSheetDate(2026, 3, 14);
export const testNow = Date.UTC(2026, 2, 14);

/** A deterministic environment with the ids `id-1`, `id-2` … and a constant day and time. */
export function testEnvironment(): Environment {
  let count = 0;
  return {
    createId: () => {
      count += 1;
      return `id-${count}`;
    },
    endsSessions: true,
    random: () => 0.5,
    today: () => testToday,
    now: () => testNow,
  };
}
