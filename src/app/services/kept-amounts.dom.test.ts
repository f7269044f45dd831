import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runEarlyScript } from '../../../testing/theme/early-script.ts';
import { keepAmounts, watchAmounts } from './kept-amounts.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['amounts'];
});

const watched = () => {
  const told: string[] = [];
  const stop = watchAmounts((amounts) => told.push(amounts));
  onTestFinished(stop);
  return { told, stop };
};

// Source: docs/specification.md#hidden-amounts.
test('what was hidden is hidden on the next page before anything is shown, until it is shown again', () => {
  runEarlyScript();
  expect(watched().told).toEqual(['shown']);
  keepAmounts('hidden');
  delete document.documentElement.dataset['amounts'];
  runEarlyScript();
  expect(watched().told).toEqual(['hidden']);
  keepAmounts('shown');
  expect(localStorage.getItem('user-amounts')).toBeNull();
  runEarlyScript();
  expect(watched().told).toEqual(['shown']);
});

const change = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('what another tab changes is told, until nobody asks any more', () => {
  const { told, stop } = watched();
  change('user-theme', 'hidden');
  change('user-amounts', 'hidden');
  change('user-amounts', null);
  stop();
  change('user-amounts', 'hidden');
  expect(told).toEqual(['shown', 'hidden', 'shown']);
});

test('a browser that blocks storage hides amounts for as long as the page lives', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  onTestFinished(() => blocked.mockRestore());
  keepAmounts('hidden');
  expect(watched().told).toEqual(['hidden']);
});
