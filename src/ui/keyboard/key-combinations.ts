type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

// Ctrl and Command both work on every platform.
const withMod =
  (letter: string, hasShift = false) =>
  ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    key.toLowerCase() === letter && ctrlKey !== metaKey && shiftKey === hasShift && !altKey;

/** Ctrl or Command with Z. */
export const isUndo = withMod('z');

/** Ctrl or Command with Shift and Z, or Ctrl with Y. Safari takes Command with Y. */
export const isRedo = (pressed: Pressed): boolean =>
  withMod('z', true)(pressed) || (pressed.ctrlKey && withMod('y')(pressed));

/** Ctrl or Command with K. */
export const isCommands = withMod('k');

// Compares `code`, the physical key: on a Mac, Alt changes the letter that a key types.
const withAlt =
  (physicalKey: string) =>
  ({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    code === physicalKey && altKey && !ctrlKey && !metaKey && !shiftKey;

/** Alt with N. */
export const isNewExpense = withAlt('KeyN');

/** Alt with C. */
export const isAmounts = withAlt('KeyC');

/** Alt with P. */
export const isForecast = withAlt('KeyP');

/** A question mark, on any keyboard layout. */
export const isHelp = ({ key, ctrlKey, metaKey }: Pressed): boolean => key === '?' && !ctrlKey && !metaKey;

export const isMac = (): boolean => navigator.userAgent.includes('Mac');

/** `Ctrl+Z`, or `⌘Z` on a Mac. */
export const modText = (letter: string): string => `${isMac() ? '⌘' : 'Ctrl+'}${letter}`;
