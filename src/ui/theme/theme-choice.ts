import type { ColorSchemeName } from './color-scheme.ts';

export const themeKey = 'user-theme';

const storedValues: Record<ColorSchemeName, string> = { light: 'light-theme', dark: 'dark-theme' };

/** Keeps the theme on this device and shows it at once, also where the browser blocks storage. */
export const chooseTheme = (dark: boolean): void => {
  const newValue = storedValues[dark ? 'dark' : 'light'];
  try {
    localStorage.setItem(themeKey, newValue);
  } catch {
    // A browser that blocks storage throws on access: the choice then lives as long as the page.
  }
  // Browsers tell only the other tabs of a change; the early script of `index.html` hears of this one in the same way.
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue }));
};
