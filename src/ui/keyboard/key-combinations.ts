type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

// Ctrl and Command both work on every platform.
const withMod =
  (letter: string, hasShift = false) =>
  ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    key.toLowerCase() === letter && ctrlKey !== metaKey && shiftKey === hasShift && !altKey;

export const isUndo = withMod('z');

// Safari uses Command with Y to open the history.
export const isRedo = (pressed: Pressed): boolean =>
  withMod('z', true)(pressed) || (pressed.ctrlKey && withMod('y')(pressed));

export const isCommands = withMod('k');

// Compares `code`, the physical key: on a Mac, Alt changes the letter that a key types.
const withAlt =
  (physicalKey: string) =>
  ({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    code === physicalKey && altKey && !ctrlKey && !metaKey && !shiftKey;

export const isNewExpense = withAlt('KeyN');

export const isAmounts = withAlt('KeyC');

export const isForecast = withAlt('KeyP');

// Compares `key`, because the question mark needs Shift on some keyboard layouts only.
export const isHelp = ({ key, ctrlKey, metaKey }: Pressed): boolean => key === '?' && !ctrlKey && !metaKey;

export const isMac = (): boolean => navigator.userAgent.includes('Mac');

/** `Ctrl+Z`, or `⌘Z` on a Mac. */
export const modText = (letter: string): string => `${isMac() ? '⌘' : 'Ctrl+'}${letter}`;
