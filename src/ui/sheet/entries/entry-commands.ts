import { useMemo } from 'react';
import type { TypedFields } from '../../../domain/forms/line-draft.ts';
import type { Entry, EntryChanges, EntryCollection, Line } from '../../../domain/sheet/sheet.ts';
import { answerTo } from '../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useEditing, useSheet } from '../../hooks/workspace-actors.tsx';
import { editCommands } from './edit-commands.ts';

export type EntryCommands = {
  readonly open: (entry: Entry) => void;
  /** Keeps the text of an open cell as a draft; undefined discards it. */
  readonly type: (id: string, fields: TypedFields) => void;
  readonly change: (id: string, changes: EntryChanges) => void;
  /** Removes without a confirmation, because it can be undone. */
  readonly remove: (id: string) => void;
  /** Opens a confirmation. */
  readonly requestRemoval: (line: Pick<Line, 'id' | 'name'>) => void;
};

/** The commands on the entries of one collection; a stable object while the sheet is shown. */
export const useEntryCommands = (collection: EntryCollection): EntryCommands => {
  const sheet = useSheet();
  const dialogs = useDialogs();
  const editing = useEditing();
  return useMemo(() => {
    const edits = editCommands(editing, sheet);
    return {
      open: (line) => edits.open({ collection, line }),
      type: (id, fields) => edits.type({ collection, id, fields }),
      change: (id, changes) => sheet.send({ type: 'entry.changed', collection, id, changes }),
      remove: (id) => sheet.send({ type: 'entry.removed', collection, id }),
      requestRemoval: ({ id, name }) =>
        dialogs.send({
          type: 'deletion.requested',
          subject: { collection, name },
          answer: answerTo(sheet, { type: 'entry.removed', collection, id }),
        }),
    };
  }, [sheet, dialogs, editing, collection]);
};
