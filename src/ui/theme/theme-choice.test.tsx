import { render } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppThemeProvider } from './app-theme-provider.tsx';
import { runEarlyScript } from '../../../testing/theme/early-script.ts';
import { chooseTheme, syncThemeAcrossTabs, themeKey } from './theme-choice.ts';

const appliedTheme = () => [
  document.documentElement.dataset['theme'],
  document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
];
const looks = { light: ['light', '#f5f3ee'], dark: ['dark', '#111214'] };

beforeEach(() => {
  localStorage.clear();
});

// Source: docs/specification.md#theme-paint.
describe('the script that runs before the first paint', () => {
  test.each([
    ['dark-theme', 'dark'],
    ['light-theme', 'light'],
    ['something else', 'light'],
    [null, 'light'],
  ] as const)('reads the stored value %s as the %s theme', (stored, theme) => {
    if (stored !== null) localStorage.setItem(themeKey, stored);
    runEarlyScript();
    expect(appliedTheme()).toEqual(looks[theme]);
  });
});

const change = (key: string, newValue: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('a chosen theme', () => {
  // Source: docs/specification.md#theme, docs/specification.md#local-state.
  test.each([
    ['dark', true],
    ['light', false],
  ] as const)('is applied at once and stored: %s', (theme, dark) => {
    runEarlyScript();
    chooseTheme(!dark);
    chooseTheme(dark);
    expect(appliedTheme()).toEqual(looks[theme]);
    expect(localStorage.getItem('user-theme')).toBe(`${theme}-theme`);
  });

  test('is applied in every other open tab', () => {
    runEarlyScript();
    const stopped = new AbortController();
    onTestFinished(() => stopped.abort());
    syncThemeAcrossTabs({
      addEventListener: (type: string, listener: EventListener) =>
        window.addEventListener(type, listener, { signal: stopped.signal }),
    });
    change('user-theme', 'dark-theme');
    expect(appliedTheme()).toEqual(looks.dark);
    change('other', 'light-theme');
    expect(appliedTheme()).toEqual(looks.dark);
  });

  test('is applied when the browser blocks storage', () => {
    runEarlyScript();
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    onTestFinished(() => refused.mockRestore());
    chooseTheme(true);
    expect(refused).toHaveBeenCalled();
    expect(appliedTheme()).toEqual(looks.dark);
  });

  test('stays applied when a lazy component renders another theme provider', () => {
    runEarlyScript();
    chooseTheme(true);
    localStorage.clear();
    render(<AppThemeProvider>here</AppThemeProvider>);
    expect(appliedTheme()).toEqual(looks.dark);
  });
});
