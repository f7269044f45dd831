import { useEffect } from 'react';
import { useTakeBack } from './take-back.ts';
import { isUndo } from './undo-keys.ts';

const withText = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

// The browser takes back what was typed there.
const hasTextToUndo = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.matches(withText) &&
  element.value !== '';

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** Lets Ctrl+Z or Command+Z take the latest change back wherever the focus is. */
export function UndoShortcut() {
  const takeBack = useTakeBack();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A key that is held down is one wish, not thirty.
      if (!isUndo(event) || event.repeat || event.defaultPrevented) return;
      if (hasTextToUndo(document.activeElement) || isDialogOpen()) return;
      if (takeBack()) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [takeBack]);
  return null;
}
