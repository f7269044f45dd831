import { describe, expect, it } from 'vitest';
import { entryWith } from '../../../testing/domain/lines.ts';
import { dueDayChanges, dueDayOf, hasDueDay, shownDayOf } from './due-day.ts';
import { updateEntry } from './content.ts';
import { collections, emptyContent } from './sheet.ts';

describe('the due day', () => {
  // Source: docs/specification.md#due-day.
  it('belongs to charges and income', () => {
    expect(collections.filter(hasDueDay)).toEqual(['in', 'outMonth']);
  });

  // Source: docs/specification.md#due-day, docs/specification.md#due-day-older.
  it.each([
    ['is the field, whatever the day', { dueDay: 1, day: 12 }, 1],
    ['is the day of an older document, from 2 on', { day: 2 }, 2],
    ['is no day that a new month has written', { day: 1 }, 0],
    ['is absent where neither is set', { dueDay: 0, day: 0 }, 0],
  ])('%s', (_, line, expected) => {
    expect(dueDayOf(line)).toBe(expected);
  });

  // Source: docs/specification.md#due-day-older.
  it('is gone once it is taken away, also from an older document', () => {
    const content = { ...emptyContent, outMonth: [entryWith({ id: 'rent', day: 12 })] };
    const [rent] = updateEntry(content, 'outMonth', 'rent', dueDayChanges(0)).outMonth;
    expect(rent && dueDayOf(rent)).toBe(0);
  });

  it('is the day that the lists of charges and income show', () => {
    const line = { dueDay: 5, day: 1 };
    expect(collections.map((collection) => shownDayOf(collection, line))).toEqual([5, 0, 1, 5, 0]);
  });
});
