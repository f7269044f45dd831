import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { storeDismissal, watchDismissal } from './kept-beginning.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const watch = () => {
  const told = vi.fn<() => void>();
  const stop = watchDismissal(told);
  onTestFinished(stop);
  return { told, stop };
};

const changeElsewhere = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

// Source: docs/specification.md#begin, docs/specification.md#local-state.
test('what is over is over on the next page', () => {
  expect(watch().told).not.toHaveBeenCalled();
  storeDismissal();
  expect(watch().told).toHaveBeenCalledOnce();
});

test('another tab ends it here, as long as that is watched', () => {
  const { told, stop } = watch();
  changeElsewhere('user-theme', 'over');
  expect(told).not.toHaveBeenCalled();
  changeElsewhere('user-begin', 'over');
  expect(told).toHaveBeenCalledOnce();
  stop();
  changeElsewhere('user-begin', 'over');
  expect(told).toHaveBeenCalledOnce();
});

test('a browser that blocks storage is no failure', () => {
  // Its methods throw, as does the property.
  vi.stubGlobal('localStorage', undefined);
  expect(storeDismissal).not.toThrow();
  expect(watch().told).not.toHaveBeenCalled();
});
