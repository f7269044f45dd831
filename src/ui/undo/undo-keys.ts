type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the keys pressed mean "undo": Ctrl or Command with Z. */
export const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** The same for `aria-keyshortcuts`, and for a person to read. */
export const undoShortcut = 'Control+Z Meta+Z';
export const undoKeys = (): string => (navigator.userAgent.includes('Mac') ? '⌘Z' : 'Ctrl+Z');
