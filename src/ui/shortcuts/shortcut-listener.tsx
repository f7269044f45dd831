import { useEffect, useEffectEvent } from 'react';
import { useDialogs, useToggleAmounts } from '../hooks/workspace-actors.tsx';
import { useToggleForecast } from '../sheet/forecast/forecast-open.ts';
import { useNewExpense } from '../sheet/entries/add-row/new-expense-intent.tsx';
import { useUndoRequest } from '../undo/undo-request.ts';
import { isHelpKeyOn } from '../keyboard/help-key.ts';
import { isAmounts, isCommands, isForecast, isHelp, isMac, isNewExpense, isRedo, isUndo } from '../keyboard/pressed.ts';
import { isDialogOpen, isTextField } from '../keyboard/focus.ts';

/** Whether the field has an undo history of the browser's own. */
const hasTextToUndo = (element: Element | null): boolean =>
  isTextField(element) && element.value !== '' && !element.closest('[data-proposed]');

// On a Mac the same keys type a letter in a field.
const unlessTyped = (take: () => void) => () => {
  if (isMac() && isTextField(document.activeElement)) return false;
  take();
  return true;
};

/** Handles the global shortcuts; keys that none of them takes keep their default action. */
export function ShortcutListener() {
  const dialogs = useDialogs();
  const undo = useUndoRequest('undo.requested');
  const redo = useUndoRequest('redo.requested');
  const requestExpense = useNewExpense();
  const toggleAmounts = useToggleAmounts();
  const toggleForecast = useToggleForecast();
  const ask = (event: { type: 'commands.requested' | 'shortcuts.requested' }) => {
    dialogs.send(event);
    return true;
  };
  const shortcuts: readonly (readonly [matches: (event: KeyboardEvent) => boolean, take: () => boolean])[] = [
    [isUndo, () => !hasTextToUndo(document.activeElement) && undo()],
    [isRedo, () => !hasTextToUndo(document.activeElement) && redo()],
    [isNewExpense, requestExpense],
    [isForecast, unlessTyped(toggleForecast)],
    [isAmounts, unlessTyped(toggleAmounts)],
    [isCommands, () => ask({ type: 'commands.requested' })],
    [isHelp, () => isHelpKeyOn() && !isTextField(document.activeElement) && ask({ type: 'shortcuts.requested' })],
  ];
  const isTaken = (event: KeyboardEvent): boolean => {
    // The keys that open the list of commands close it; any other dialog keeps them from everything.
    const isClosing = isCommands(event) && dialogs.getSnapshot().hasTag('dialog:commands');
    if (isDialogOpen() && !isClosing) return false;
    return shortcuts.some(([matches, take]) => matches(event) && take());
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down repeats: thirty events a second for one press.
    if (!event.repeat && !event.defaultPrevented && isTaken(event)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
