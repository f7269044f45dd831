import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadShownSheet, removeShownSheet, saveShownSheet } from './user-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the shown sheet', () => {
  // Source: docs/specification.md#sheet-after-reload.
  test('is stored in its tab, for its user, until it is removed', () => {
    expect(loadShownSheet('ada')).toBeUndefined();
    saveShownSheet('ada', 'march');
    expect([loadShownSheet('ada'), loadShownSheet('bob')]).toEqual(['march', undefined]);
    expect(localStorage).toHaveLength(0);
    removeShownSheet('bob');
    expect(loadShownSheet('ada')).toBe('march');
    removeShownSheet('ada');
    expect(loadShownSheet('ada')).toBeUndefined();
  });

  test('is not stored in a browser that blocks storage, without an error', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveShownSheet('ada', 'march');
    expect(loadShownSheet('ada')).toBeUndefined();
  });
});
