import { useSyncExternalStore } from 'react';
import type { ColorSchemeName } from './color-scheme.ts';
import tokens from './tokens.json' with { type: 'json' };

export const themeKey = 'user-theme';

const storedValues: Record<ColorSchemeName, string> = { light: 'light-theme', dark: 'dark-theme' };

// As `index.html` does before the first paint.
const applyTheme = (theme: ColorSchemeName) => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.color[theme]['bg.canvas']);
};

/** Keeps the theme on this device and shows it at once, also where the browser blocks storage. */
export const chooseTheme = (dark: boolean): void => {
  const theme = dark ? 'dark' : 'light';
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, storedValues[theme]);
  } catch {
    // A browser that blocks storage throws on access: the choice then lives as long as the page.
  }
};

/** Applies the theme that is chosen in another tab, too. */
export const followTheme = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) applyTheme(newValue === storedValues.dark ? 'dark' : 'light');
  });

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
const isDark = () => document.documentElement.dataset['theme'] === 'dark';

/** Whether the page is dark now. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
