// Kept on the device, like its keyboard.
const storageKey = 'user-help-key';

/**
 * Whether the question mark alone opens the list of shortcuts. A key without another one held down can be pressed by accident,
 * or by software that turns speech into keys, so that it must be possible to turn it off (WCAG 2.1.4).
 */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // The browser blocks storage: nobody ever turned it off.
    return true;
  }
}

export function turnHelpKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The choice cannot be kept.
  }
}
