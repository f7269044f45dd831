import { useEffect, useEffectEvent } from 'react';
import { useDialogs, useToggleAmounts } from '../hooks/workspace-actors.tsx';
import { useToggleForecast } from '../sheet/forecast/forecast-open.ts';
import { useNewExpense } from '../sheet/entries/add-row/new-expense-intent.tsx';
import { useUndoRequest } from '../undo/undo-request.ts';
import { isHelpKeyOn } from '../keyboard/help-key.ts';
import {
  isAmounts,
  isCommands,
  isForecast,
  isHelp,
  isMac,
  isNewExpense,
  isRedo,
  isUndo,
} from '../keyboard/key-combinations.ts';
import { isDialogOpen, isTextField } from '../keyboard/focus.ts';

/** Whether the browser can undo typing in the field. */
const hasTextToUndo = (element: Element | null): boolean =>
  isTextField(element) && element.value !== '' && !element.closest('[data-proposed]');

// On a Mac, Alt with a key types a letter into a text field.
const unlessTyping = (take: () => void) => () => {
  if (isMac() && isTextField(document.activeElement)) return false;
  take();
  return true;
};

/** Handles the global shortcuts. Other keys keep their default action. */
export function ShortcutListener() {
  const dialogs = useDialogs();
  const undo = useUndoRequest('undo.requested');
  const redo = useUndoRequest('redo.requested');
  const requestExpense = useNewExpense();
  const toggleAmounts = useToggleAmounts();
  const toggleForecast = useToggleForecast();
  const request = (event: { type: 'commands.requested' | 'shortcuts.requested' }) => {
    dialogs.send(event);
    return true;
  };
  const shortcuts: readonly (readonly [matches: (event: KeyboardEvent) => boolean, take: () => boolean])[] = [
    [isUndo, () => !hasTextToUndo(document.activeElement) && undo()],
    [isRedo, () => !hasTextToUndo(document.activeElement) && redo()],
    [isNewExpense, requestExpense],
    [isForecast, unlessTyping(toggleForecast)],
    [isAmounts, unlessTyping(toggleAmounts)],
    [isCommands, () => request({ type: 'commands.requested' })],
    [isHelp, () => isHelpKeyOn() && !isTextField(document.activeElement) && request({ type: 'shortcuts.requested' })],
  ];
  const isTaken = (event: KeyboardEvent): boolean => {
    // The commands shortcut also closes its list. Any other open dialog blocks all shortcuts.
    const isClosing = isCommands(event) && dialogs.getSnapshot().hasTag('dialog:commands');
    if (isDialogOpen() && !isClosing) return false;
    return shortcuts.some(([matches, take]) => matches(event) && take());
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A held key repeats about thirty times a second.
    if (!event.repeat && !event.defaultPrevented && isTaken(event)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
