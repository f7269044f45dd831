import type { ThemeProviderProps } from '@mui/material/styles';
import type { ColorSchemeName } from './color-scheme.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

export const themeModeKey = 'user-theme';

const storedValues: Record<ColorSchemeName, string> = { light: 'light-theme', dark: 'dark-theme' };

/** Reads the stored text of the theme; anything unknown is the light theme. */
export const themeModeOf = (stored: string | null): ColorSchemeName =>
  stored === storedValues.dark ? 'dark' : 'light';

/** Stores the theme's mode under the product's own key and values, instead of MUI's. */
export const themeModeStorage: StorageManager = ({ key, storageWindow }) => {
  // MUI also asks for the name of each mode's scheme, which never changes here.
  const isMode = key === themeModeKey;
  return {
    get: (defaultValue: unknown) => (isMode ? themeModeOf(readStored(storageWindow)) : defaultValue),
    set: (value: unknown) => {
      if (isMode) writeStored(storageWindow, value === 'dark' ? 'dark' : 'light');
    },
    subscribe: (handler: (value: unknown) => void) => (isMode ? listen(storageWindow, handler) : () => {}),
  };
};

/** Keeps the theme on this device and shows it at once, also where the browser blocks storage. */
export const chooseTheme = (dark: boolean): void => {
  const mode = dark ? 'dark' : 'light';
  writeStored(window, mode);
  // A large screen may be about to be drawn for the first time: not in the other theme.
  document.documentElement.dataset['theme'] = mode;
  // Browsers tell only the other tabs of a change; this one hears of it the same way.
  window.dispatchEvent(new StorageEvent('storage', { key: themeModeKey, newValue: storedValues[mode] }));
};

// A browser that blocks storage throws on access; the theme then lives as long as the page.
const readStored = (storageWindow: Window | null | undefined): string | null => {
  try {
    return storageWindow?.localStorage.getItem(themeModeKey) ?? null;
  } catch {
    return null;
  }
};

const writeStored = (storageWindow: Window | null | undefined, mode: ColorSchemeName): void => {
  try {
    storageWindow?.localStorage.setItem(themeModeKey, storedValues[mode]);
  } catch {
    // The choice is not kept on this device.
  }
};

const listen = (storageWindow: Window | null | undefined, handler: (value: unknown) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeModeKey) handler(themeModeOf(event.newValue));
  };
  storageWindow?.addEventListener('storage', onStorage);
  return () => storageWindow?.removeEventListener('storage', onStorage);
};
