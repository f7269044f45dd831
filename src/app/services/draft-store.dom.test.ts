import { beforeEach, expect, test, vi } from 'vitest';
import type { LineDraft } from '../../domain/forms/line-draft.ts';
import { emptyNewProvision } from '../../domain/forms/new-provision.ts';
import { draftStore } from './draft-store.ts';
import { clearUserStorage } from './user-storage.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

const bread = { day: '3', name: 'Bread', value: '2,5', debit: true };
const rent = { day: '', name: 'Rent', value: '', debit: true };
const hour = 60 * 60_000;

// Source: docs/specification.md#draft, docs/specification.md#local-state.
test('stores the draft of a new entry for each list and user, until it is removed', () => {
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.save('ada', 'outMonth', rent, 0);
  draftStore.save('bob', 'outDay', rent, 0);
  expect(draftStore.load('ada', 'outDay', 1)).toEqual(bread);
  draftStore.save('ada', 'outDay', undefined, 1);
  expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
  expect(draftStore.load('ada', 'outMonth', 1)).toEqual(rent);
  clearUserStorage('ada');
  expect(draftStore.load('ada', 'outMonth', 1)).toBeUndefined();
  expect(draftStore.load('bob', 'outDay', 1)).toEqual(rent);
});

// Source: docs/specification.md#provision-draft, docs/specification.md#local-state.
test('stores the draft of a new provision for a day, beside those of entries', () => {
  const car = { ...emptyNewProvision, name: 'Car', due: 'March' };
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.saveProvision('ada', car, 0);
  expect(draftStore.loadProvision('ada', 24 * hour - 1)).toEqual(car);
  expect([draftStore.loadProvision('ada', 24 * hour), draftStore.loadProvision('bob', 1)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(draftStore.loadLineDrafts('ada', 1)).toEqual([]);
  draftStore.saveProvision('ada', undefined, 1);
  expect([draftStore.loadProvision('ada', 2), draftStore.load('ada', 'outDay', 2)]).toEqual([undefined, bread]);
});

// Source: docs/specification.md#provision-draft.
test('reads the draft of a provision that an earlier version stored without a month to pay in', () => {
  const { due, ...kept } = { ...emptyNewProvision, name: 'Car', start: 'Mar 2026' };
  localStorage.setItem('drafts:ada', JSON.stringify({ provisions: { at: 0, fields: kept } }));
  expect([due, draftStore.loadProvision('ada', 1)]).toEqual(['', { ...kept, due: '' }]);
});

test('leaves no entry in storage when the last draft is removed', () => {
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.save('ada', 'outDay', undefined, 1);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [23 * hour, bread],
  [24 * hour, undefined],
  // The clock was wrong when the draft was stored.
  [-25 * hour, undefined],
])('loads after %i ms: %o', (later, found) => {
  draftStore.save('ada', 'outDay', bread, 100 * hour);
  expect(draftStore.load('ada', 'outDay', 100 * hour + later)).toEqual(found);
});

test.each(['', 'no JSON', '[]', 'null', '{"outDay":{"at":1,"fields":{"name":7}}}', '{"outDay":null}'])(
  'ignores damaged storage, and stores the next draft: %s',
  (text) => {
    localStorage.setItem('drafts:ada', text);
    expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
    draftStore.save('ada', 'outDay', bread, 1);
    expect(draftStore.load('ada', 'outDay', 1)).toEqual(bread);
  },
);

const petrol: LineDraft = { sheetId: 'sheet-1', collection: 'outDay', id: 'fuel', fields: { name: 'Petrol' } };
const payment: LineDraft = {
  ...petrol,
  collection: 'provisions',
  id: 'car',
  fields: { monthlyPayment: '80', due: 'Feb' },
};

// Source: docs/specification.md#line-draft, docs/specification.md#local-state.
test('stores a draft for each edited line, beside those of new entries', () => {
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.saveLineDrafts('ada', [petrol, payment], 0);
  draftStore.saveLineDrafts('ada', [{ ...petrol, fields: { value: '2', debit: false } }], 1);
  expect(draftStore.loadLineDrafts('ada', 2)).toEqual([
    { ...petrol, at: 1, fields: { value: '2', debit: false } },
    { ...payment, at: 0 },
  ]);
  expect(draftStore.loadLineDrafts('bob', 2)).toEqual([]);
  draftStore.saveLineDrafts('ada', [{ ...petrol, fields: { value: undefined } }], 2);
  expect(draftStore.loadLineDrafts('ada', 2)).toMatchObject([payment]);
  expect(draftStore.load('ada', 'outDay', 2)).toEqual(bread);
});

test('ignores drafts that are older than a day or damaged, and removes them with the next save', () => {
  const stored = { 'sheet-1/outDay/a': { ...petrol, at: 0, id: 7 }, 'sheet-1/outDay/b': { ...petrol, at: 'never' } };
  localStorage.setItem('drafts:ada', JSON.stringify(stored));
  draftStore.saveLineDrafts('ada', [petrol], 0);
  expect(draftStore.loadLineDrafts('ada', 24 * hour - 1)).toHaveLength(1);
  expect(draftStore.loadLineDrafts('ada', 24 * hour)).toEqual([]);
  draftStore.saveLineDrafts('ada', [payment], 24 * hour);
  expect(JSON.parse(localStorage.getItem('drafts:ada') ?? '')).toEqual({
    'sheet-1/provisions/car': { ...payment, at: 24 * hour },
  });
});

test('stores nothing in a browser that blocks storage, without an error', () => {
  vi.stubGlobal('localStorage', undefined);
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.saveLineDrafts('ada', [petrol], 0);
  expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
  expect(draftStore.loadLineDrafts('ada', 1)).toEqual([]);
});
