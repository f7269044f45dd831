import { describe, expect, it } from 'vitest';
import { entryWith } from '../../../testing/domain/lines.ts';
import { dueDayChanges, dueDayOf, hasDueDay, isTickable, shownDayOf } from './due-day.ts';
import { updateEntry } from './content.ts';
import { type Collection, collections, emptyContent, type Entry } from './sheet.ts';

describe('the due day', () => {
  // Source: docs/specification.md#due-day.
  it('belongs to charges and income', () => {
    expect(collections.filter(hasDueDay)).toEqual(['in', 'outMonth']);
  });

  // Source: docs/specification.md#due-day, docs/specification.md#due-day-older.
  it.each([
    ['is the field `dueDay`, whatever the day', { dueDay: 1, day: 12 }, 1],
    ['is the day of an older document, except the 1st', { day: 2 }, 2],
    ['is not the day 1 written by a new month', { day: 1 }, 0],
    ['is absent when neither is set', { dueDay: 0, day: 0 }, 0],
  ])('%s', (_, line, expected) => {
    expect(dueDayOf(line)).toBe(expected);
  });

  // Source: docs/specification.md#due-day-older.
  it('can be cleared in an older document', () => {
    const content = { ...emptyContent, outMonth: [entryWith({ id: 'rent', day: 12 })] };
    const [rent] = updateEntry(content, 'outMonth', 'rent', dueDayChanges(0)).outMonth;
    expect(rent && dueDayOf(rent)).toBe(0);
  });

  it('is shown in the lists of charges and income', () => {
    const line = { dueDay: 5, day: 1 };
    expect(collections.map((collection) => shownDayOf(collection, line))).toEqual([5, 0, 1, 5, 0]);
  });
});

const tickable = (fields: Partial<Entry>) =>
  collections.filter((collection) => isTickable(collection, entryWith({ id: 'line', day: 1, ...fields })));

// Source: docs/specification.md#forecast-received.
describe('the tick of a line', () => {
  it.each<readonly [string, Partial<Entry>, readonly Collection[]]>([
    ['is available for expenses', {}, ['outDay', 'outMonth']],
    ['is available for income with a due day', { dueDay: 25 }, ['in', 'outDay', 'outMonth']],
    ['stays available for received income', { paid: true }, ['in', 'outDay', 'outMonth']],
  ])('%s', (_, fields, expected) => {
    expect(tickable(fields)).toEqual(expected);
  });
});
