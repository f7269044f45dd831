import type { EditedEntry, EditedProvision, LineDraft } from '../../../domain/forms/line-draft.ts';
import type { EditingRef } from '../../../machines/editing/editing.machine.ts';
import type { SheetRef } from '../../../machines/sheet/sheet.machine.ts';

type OpenedLine = Pick<EditedEntry, 'collection' | 'line'> | Pick<EditedProvision, 'collection' | 'line'>;

/** Sends the editing of a sheet's lines to the editing chart. */
export const editCommands = (editing: EditingRef, sheet: SheetRef) => {
  const sheetId = () => sheet.getSnapshot().context.sheet.id;
  return {
    open: (opened: OpenedLine) =>
      editing.send({ type: 'line.opened', line: { ...opened, sheetId: sheetId(), id: opened.line.id, fields: {} } }),
    /** Keeps the text of an open cell as a draft; undefined discards it. */
    type: (typed: Omit<LineDraft, 'sheetId'>) =>
      editing.send({ type: 'cell.typed', draft: { ...typed, sheetId: sheetId() } }),
  };
};
