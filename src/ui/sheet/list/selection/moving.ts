import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { moveOptionsFor } from '../../../../domain/sheet/new-sheet/move-options.ts';
import type { EntryCollection, Line } from '../../../../domain/sheet/sheet.ts';
import { toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import type { LineEdit } from '../../../../machines/sheet/sheet.events.ts';
import { useDateFormat } from '../../../hooks/formats.ts';
import { useOlderSheets, useSheet, useSheets } from '../../../hooks/workspace-actors.tsx';

/** The next newer sheet (undefined if there is none), and the edit that moves a line there. */
export const useMoving = () => {
  const olderSheets = useOlderSheets();
  const sheet = useSheet();
  const sheets = useSheets();
  const dates = useDateFormat();
  const index = useSelector(sheets, ({ context }) => context.index);
  const next = useSelector(sheets, ({ context }) => context.sheets[context.index - 1]);
  // Loads the lines of the next sheet from the device.
  useEffect(() => olderSheets.send({ type: 'olderSheets.requested', count: index }), [olderSheets, index]);

  const moveOptions = (collection: EntryCollection, line: Line) => {
    const { sheet: shown, content } = sheet.getSnapshot().context;
    const into = next && olderSheets.getSnapshot().context.contents[next.id];
    return 'copy' in line && content && into ? moveOptionsFor(collection, line, { sheet: shown, content }, into) : {};
  };
  return {
    next,
    /** Its day and month, formatted. */
    date: next && dates.dayMonth(toLocalDate(next.date)),
    edit: (collection: EntryCollection, line: Line): LineEdit | undefined =>
      next && {
        type: 'entry.moved',
        collection,
        id: line.id,
        sheetId: next.id,
        ...moveOptions(collection, line),
      },
  };
};
