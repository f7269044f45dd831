import { useMemo } from 'react';
import type { EntryChanges, EntryCollection, Line } from '../../../domain/sheet/sheet.ts';
import { answerTo } from '../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useSheet } from '../../hooks/workspace-actors.tsx';

export type EntryCommands = {
  readonly change: (id: string, changes: EntryChanges) => void;
  /** Removes at once: it can be undone. */
  readonly remove: (id: string) => void;
  /** Asks before it removes. */
  readonly requestRemoval: (line: Pick<Line, 'id' | 'name'>) => void;
};

/** What can be done to the entries of one collection; the same object as long as the sheet stays. */
export const useEntryCommands = (collection: EntryCollection): EntryCommands => {
  const sheet = useSheet();
  const dialogs = useDialogs();
  return useMemo(
    () => ({
      change: (id, changes) => sheet.send({ type: 'entry.changed', collection, id, changes }),
      remove: (id) => sheet.send({ type: 'entry.removed', collection, id }),
      requestRemoval: ({ id, name }) =>
        dialogs.send({
          type: 'deletion.requested',
          subject: { collection, name },
          answer: answerTo(sheet, { type: 'entry.removed', collection, id }),
        }),
    }),
    [sheet, dialogs, collection],
  );
};
