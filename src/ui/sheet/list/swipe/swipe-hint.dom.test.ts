import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Starts another visit by loading the module again. */
async function visit() {
  vi.resetModules();
  const { endSwipeHint, useIsSwipeHinted } = await import('./swipe-hint.ts');
  const { result } = renderHook(useIsSwipeHinted);
  return { isHinted: () => result.current, end: () => act(endSwipeHint) };
}

// Source: docs/specification.md#swipe-hint.
test('shows the swipe hint on three visits', async () => {
  const told = [];
  for (let count = 0; count < 5; count += 1) told.push((await visit()).isHinted());
  expect(told).toEqual([true, true, true, false, false]);
});

test('never shows the swipe hint again after a swipe', async () => {
  const { isHinted, end } = await visit();
  end();
  expect(isHinted()).toBe(false);
  expect((await visit()).isHinted()).toBe(false);
});

test('shows no swipe hint if the browser blocks storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { isHinted, end } = await visit();
  end();
  expect(isHinted()).toBe(false);
});
