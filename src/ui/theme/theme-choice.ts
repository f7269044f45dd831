import { useSyncExternalStore } from 'react';
import type { ColorSchemeName } from './color-scheme.ts';
import tokens from './tokens.json' with { type: 'json' };

export const themeKey = 'user-theme';

const storedValues: Record<ColorSchemeName, string> = { light: 'light-theme', dark: 'dark-theme' };

// `index.html` does the same before the first paint.
const applyTheme = (theme: ColorSchemeName) => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.color[theme]['bg.canvas']);
};

/** Applies a theme and stores it on this device. */
export const chooseTheme = (dark: boolean): void => {
  const theme = dark ? 'dark' : 'light';
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, storedValues[theme]);
  } catch {
    // Browsers that block storage throw on access: the choice lasts as long as the page.
  }
};

/** Applies a theme that is chosen in another tab. */
export const syncThemeAcrossTabs = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) applyTheme(newValue === storedValues.dark ? 'dark' : 'light');
  });

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
const isDark = () => document.documentElement.dataset['theme'] === 'dark';

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
