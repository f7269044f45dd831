import { useSyncExternalStore } from 'react';
import { themeKey } from './theme-choice.ts';

const subscribe = (changed: () => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeKey) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
const isDark = () => document.documentElement.dataset['theme'] === 'dark';

/** Whether the page is dark now. the early script of `index.html`, which has heard of a change before, says so on the document. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
