import { type PointerEvent, useEffect } from 'react';
import { type EntryCollection, isExpense } from '../../../domain/sheet/sheet.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { useUnpaidOnly } from '../state/sheet-data.ts';

/** Tells the chart of the sheet while the mouse is in a list that hides what is paid: what was ticked stays until it has left. */
export const usePointedList = (collection: EntryCollection) => {
  const sheet = useSheet();
  const isTold = useUnpaidOnly() && isExpense(collection);
  // A list that goes is not left by the pointer.
  useEffect(() => (isTold ? () => sheet.send({ type: 'list.left' }) : undefined), [sheet, isTold]);
  if (!isTold) return {};
  const tell =
    (type: 'list.entered' | 'list.left') =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') sheet.send({ type });
    };
  return { onPointerEnter: tell('list.entered'), onPointerLeave: tell('list.left') };
};
