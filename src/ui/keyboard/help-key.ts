const storageKey = 'user-help-key';

/**
 * Whether the question mark opens the list of shortcuts. Users must be able to turn off a shortcut without a modifier key,
 * because speech input can press it by accident (WCAG 2.1.4).
 */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Without storage the shortcut stays on.
    return true;
  }
}

export function setHelpKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The browser blocks storage.
  }
}
