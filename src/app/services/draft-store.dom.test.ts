import { beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from './draft-store.ts';
import { removeDrafts } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

const bread = { day: '3', name: 'Bread', value: '2,5', debit: true };
const rent = { day: '', name: 'Rent', value: '', debit: true };
const hour = 60 * 60_000;

// Source: docs/specification.md#draft, docs/specification.md#local-state.
test('what is typed is kept for each list and person, and goes on its own', () => {
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.save('ada', 'outMonth', rent, 0);
  draftStore.save('bob', 'outDay', rent, 0);
  expect(draftStore.load('ada', 'outDay', 1)).toEqual(bread);
  draftStore.save('ada', 'outDay', undefined, 1);
  expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
  expect(draftStore.load('ada', 'outMonth', 1)).toEqual(rent);
  removeDrafts('ada');
  expect(draftStore.load('ada', 'outMonth', 1)).toBeUndefined();
  expect(draftStore.load('bob', 'outDay', 1)).toEqual(rent);
});

test('nothing is left where nothing is typed', () => {
  draftStore.save('ada', 'outDay', bread, 0);
  draftStore.save('ada', 'outDay', undefined, 1);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [23 * hour, bread],
  [24 * hour, undefined],
  // The clock was wrong, and is right again.
  [-25 * hour, undefined],
])('after %i ms it is %o', (later, found) => {
  draftStore.save('ada', 'outDay', bread, 100 * hour);
  expect(draftStore.load('ada', 'outDay', 100 * hour + later)).toEqual(found);
});

test.each(['', 'no JSON', '[]', 'null', '{"outDay":{"at":1,"fields":{"name":7}}}', '{"outDay":null}'])(
  'what the device has damaged is no draft, and the next one is kept: %s',
  (text) => {
    localStorage.setItem('drafts:ada', text);
    expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
    draftStore.save('ada', 'outDay', bread, 1);
    expect(draftStore.load('ada', 'outDay', 1)).toEqual(bread);
  },
);

test('a browser that stores nothing has none', () => {
  vi.stubGlobal('localStorage', undefined);
  draftStore.save('ada', 'outDay', bread, 0);
  expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
});
