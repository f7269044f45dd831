import { type PointerEvent, useRef } from 'react';
import { type EntryCollection, isExpense } from '../../../../domain/sheet/sheet.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { rowIdOf } from './selecting-keys.ts';
import { useUnpaidOnly } from '../../../hooks/sheet-data.ts';

/** Reports to the sheet when the mouse is over a row that was not just ticked: hiding a ticked line would move that row. */
export const usePointedRow = (collection: EntryCollection) => {
  const sheet = useSheet();
  const last = useRef<string>(undefined);
  if (!useUnpaidOnly() || !isExpense(collection)) return {};
  const goTo = (id: string | undefined) => {
    if (last.current === id) return;
    last.current = id;
    const { justPaid } = sheet.getSnapshot().context;
    if (justPaid.length === 0) return;
    sheet.send({ type: id === undefined || justPaid.includes(id) ? 'row.left' : 'row.pointed' });
  };
  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') goTo(rowIdOf(target));
    },
    onPointerLeave: () => goTo(undefined),
  };
};
