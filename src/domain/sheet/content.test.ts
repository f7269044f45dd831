import { describe, expect, it } from 'vitest';
import {
  addEntry,
  addProvision,
  removeEntry,
  removeProvision,
  reuseEqualContent,
  updateEntry,
  updateProvision,
} from './content.ts';
import { emptyContent } from './sheet.ts';
import type { SheetContent } from './sheet.ts';
import { entryWith, provisionWith } from '../../../testing/domain/lines.ts';

const rent = entryWith({ id: 'rent', name: 'Rent', value: 700 });
const bread = entryWith({ id: 'bread', name: 'Bread', value: 1.2, day: 3 });
const cheese = entryWith({ id: 'cheese', name: 'Cheese', value: 4, day: 5 });
const roof = provisionWith({ id: 'roof', name: 'Roof' });

const content: SheetContent = { ...emptyContent, outMonth: [rent], outDay: [bread, cheese], provisions: [roof] };

describe('adding a line', () => {
  it('appends the line and keeps the other collections', () => {
    const after = addEntry(content, 'outDay', entryWith({ id: 'wine' }));
    expect(after.outDay.map(({ id }) => id)).toEqual(['bread', 'cheese', 'wine']);
    expect(after.outMonth).toBe(content.outMonth);
    expect(addProvision(content, provisionWith({ id: 'car' })).provisions.map(({ id }) => id)).toEqual(['roof', 'car']);
  });

  it('replaces the line with the same id', () => {
    const after = addEntry(content, 'outDay', { ...bread, category: 'Food' });
    expect(after.outDay).toEqual([{ ...bread, category: 'Food' }, cheese]);
    expect(addEntry(after, 'outDay', bread).outDay).toEqual([bread, cheese]);
  });

  it('keeps the content when the line is equal', () => {
    expect(addEntry(content, 'outDay', { ...bread })).toBe(content);
    expect(addProvision(content, { ...roof })).toBe(content);
  });
});

describe('updating a line', () => {
  it('keeps the references of unchanged lines', () => {
    const after = updateEntry(content, 'outDay', 'cheese', { value: 5, paid: true });
    expect(after.outDay[1]).toEqual({ ...cheese, value: 5, paid: true });
    expect(after.outDay[0]).toBe(bread);
    expect(after.provisions).toBe(content.provisions);
    expect(updateProvision(content, 'roof', { price: 9 }).provisions).toEqual([{ ...roof, price: 9 }]);
  });

  it('keeps the content when no field differs or the id is unknown', () => {
    expect(updateEntry(content, 'outDay', 'cheese', { value: 4 })).toBe(content);
    expect(updateEntry(content, 'outMonth', 'cheese', { value: 9 })).toBe(content);
    expect(updateProvision(content, 'roof', { name: 'Roof' })).toBe(content);
    expect(updateProvision(content, 'none', { name: 'Roof' })).toBe(content);
  });
});

describe('removing a line', () => {
  it('keeps the other lines', () => {
    const after = removeEntry(content, 'outDay', 'bread');
    expect(after.outDay).toEqual([cheese]);
    expect(after.outDay[0]).toBe(cheese);
    expect(removeProvision(content, 'roof').provisions).toEqual([]);
  });

  it('keeps the content when the id is unknown', () => {
    expect(removeEntry(content, 'in', 'bread')).toBe(content);
    expect(removeProvision(content, 'bread')).toBe(content);
  });
});

describe('reuseEqualContent', () => {
  const readAgain = () => structuredClone(content);

  it('keeps the content when everything is equal', () => {
    expect(reuseEqualContent(content, readAgain())).toBe(content);
  });

  it('returns the new content with the references of equal lines', () => {
    const costlier = { ...cheese, value: 9 };
    const wine = entryWith({ id: 'wine' });
    const answer = { ...readAgain(), outDay: [wine, structuredClone(bread), costlier], provisions: [] };
    const after = reuseEqualContent(content, answer);
    expect(after).toEqual(answer);
    expect(after.outDay[1]).toBe(bread);
    expect(after.outMonth).toBe(content.outMonth);
    expect(after.in).toBe(content.in);
  });

  it.each([
    ['another order of lines', { ...content, outDay: [cheese, bread] }],
    [
      'a missing field',
      {
        ...content,
        outDay: [entryWith({ id: 'bread', name: 'Bread', value: 1.2, day: 3 }), { ...cheese, category: 'Food' }],
      },
    ],
    ['a missing line', { ...content, outDay: [bread] }],
    ['a duplicate line', { ...content, outDay: [bread, bread] }],
  ])('detects %s', (_, answer) => {
    expect(reuseEqualContent(content, answer)).toEqual(answer);
    expect(reuseEqualContent(answer, content)).toEqual(content);
  });
});
