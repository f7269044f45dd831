type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

// Ctrl or Command on every platform: the other one of the two does no harm.
const withMod =
  (letter: string, hasShift = false) =>
  ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    key.toLowerCase() === letter && ctrlKey !== metaKey && shiftKey === hasShift && !altKey;

/** Whether the keys pressed mean "undo": Ctrl or Command with Z. */
export const isUndo = withMod('z');

/** Whether the keys pressed mean "redo": Ctrl or Command with Shift and Z, or Ctrl with Y. In Safari, Command with Y is the browser's. */
export const isRedo = (pressed: Pressed): boolean =>
  withMod('z', true)(pressed) || (pressed.ctrlKey && withMod('y')(pressed));

/** Whether they ask for the list of commands: Ctrl or Command with K. */
export const isCommands = withMod('k');

// By its place: on a Mac the two keys together type another letter.
const withAlt =
  (place: string) =>
  ({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
    code === place && altKey && !ctrlKey && !metaKey && !shiftKey;

/** Alt with N. */
export const isNewExpense = withAlt('KeyN');

/** Whether they hide the amounts, or show them again: Alt with C. */
export const isAmounts = withAlt('KeyC');

/** Whether they open the forecast day by day, or close it: Alt with P. */
export const isForecast = withAlt('KeyP');

/** A question mark, wherever the keyboard has it. */
export const isHelp = ({ key, ctrlKey, metaKey }: Pressed): boolean => key === '?' && !ctrlKey && !metaKey;

export const isMac = (): boolean => navigator.userAgent.includes('Mac');

/** `Ctrl+Z`, or `⌘Z` on a Mac. */
export const modText = (letter: string): string => `${isMac() ? '⌘' : 'Ctrl+'}${letter}`;
