// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, themeModeKey, themeModeOf, themeModeStorage } from './theme-mode-storage.ts';

const earlyScript = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8');
const runEarlyScript = () => {
  runInNewContext(earlyScript, { localStorage, document });
  return document.documentElement.dataset['theme'];
};

beforeEach(() => {
  localStorage.clear();
});

const mode = themeModeStorage({ key: themeModeKey, storageWindow: window });

test.each([
  ['light', 'light-theme'],
  ['dark', 'dark-theme'],
] as const)('%s is kept as %s and read again', (chosen, stored) => {
  mode.set(chosen);
  expect(localStorage.getItem('user-theme')).toBe(stored);
  expect(mode.get('light')).toBe(chosen);
});

test('the names of the schemes are not stored', () => {
  const scheme = themeModeStorage({ key: 'mui-color-scheme-dark', storageWindow: window });
  scheme.set('other');
  expect(scheme.get('dark')).toBe('dark');
  expect(localStorage).toHaveLength(0);
});

const change = (key: string, newValue: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a choice in another tab is heard, once', () => {
  const heard: unknown[] = [];
  const stop = mode.subscribe((value) => {
    heard.push(value);
  });
  change('user-theme', 'dark-theme');
  change('other', 'dark-theme');
  stop();
  change('user-theme', 'light-theme');
  expect(heard).toEqual(['dark']);
});

test('a window that blocks its storage is light', () => {
  const blocked = themeModeStorage({ key: themeModeKey, storageWindow: undefined });
  blocked.set('dark');
  expect(blocked.get('light')).toBe('light');
});

const heardOf = (choose: () => void) => {
  const heard: unknown[] = [];
  const stop = mode.subscribe((value) => {
    heard.push(value);
  });
  choose();
  stop();
  return heard;
};

describe('choosing a theme', () => {
  test('keeps it and shows it at once in the same tab', () => {
    expect(heardOf(() => chooseTheme(true))).toEqual(['dark']);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('user-theme')).toBe('dark-theme');
    expect(heardOf(() => chooseTheme(false))).toEqual(['light']);
    expect(localStorage.getItem('user-theme')).toBe('light-theme');
  });

  test('shows it where nothing can be stored', () => {
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(heardOf(() => chooseTheme(true))).toEqual(['dark']);
    expect(refused).toHaveBeenCalled();
    refused.mockRestore();
  });
});

describe('the script that runs before the first paint', () => {
  test.each(['dark-theme', 'light-theme', 'something else', null])('agrees about %s', (stored) => {
    if (stored !== null) localStorage.setItem(themeModeKey, stored);
    expect(runEarlyScript()).toBe(themeModeOf(stored));
  });
});
