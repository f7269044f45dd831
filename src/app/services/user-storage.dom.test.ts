import { afterEach, expect, test, vi } from 'vitest';
import { loadShownSheet, removeShownSheet, saveShownSheet } from './user-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

// Source: docs/specification.md#sheet-after-reload.
test('the shown sheet is kept in its tab, for its person, until it is removed', () => {
  expect(loadShownSheet('ada')).toBeUndefined();
  saveShownSheet('ada', 'march');
  expect([loadShownSheet('ada'), loadShownSheet('bob')]).toEqual(['march', undefined]);
  expect(localStorage).toHaveLength(0);
  removeShownSheet('bob');
  expect(loadShownSheet('ada')).toBe('march');
  removeShownSheet('ada');
  expect(loadShownSheet('ada')).toBeUndefined();
});

test('without a storage no sheet is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveShownSheet('ada', 'march');
  expect(loadShownSheet('ada')).toBeUndefined();
});
