import { isMac } from './key-combinations.ts';

/** The shortcuts that work wherever the focus is. */
export type ShortcutName = 'amounts' | 'commands' | 'forecast' | 'help' | 'newExpense' | 'redo' | 'undo';

type Shortcut = {
  /** For `aria-keyshortcuts`. */
  readonly aria: string;
  /** `mod` is Command on a Mac and Ctrl elsewhere; `alt` is Option on a Mac. */
  readonly keys: readonly string[];
};

export const shortcuts: Readonly<Record<ShortcutName, Shortcut>> = {
  commands: { aria: 'Control+K Meta+K', keys: ['mod', 'K'] },
  newExpense: { aria: 'Alt+N', keys: ['alt', 'N'] },
  forecast: { aria: 'Alt+P', keys: ['alt', 'P'] },
  amounts: { aria: 'Alt+C', keys: ['alt', 'C'] },
  undo: { aria: 'Control+Z Meta+Z', keys: ['mod', 'Z'] },
  redo: { aria: 'Control+Shift+Z Meta+Shift+Z Control+Y', keys: ['mod', 'shift', 'Z'] },
  help: { aria: '?', keys: ['?'] },
};

const macNames: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥' };
const otherNames: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt' };

export const keyName = (key: string): string => (isMac() ? macNames : otherNames)[key] ?? key;
