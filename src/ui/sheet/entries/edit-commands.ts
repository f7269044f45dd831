import type { EditedEntry, EditedProvision, LineDraft } from '../../../domain/forms/line-draft.ts';
import type { EditingRef } from '../../../machines/editing/editing.machine.ts';
import type { SheetRef } from '../../../machines/sheet/sheet.machine.ts';

type OpenedLine = Pick<EditedEntry, 'collection' | 'line'> | Pick<EditedProvision, 'collection' | 'line'>;

/** What the chart of edits learns of the lines of a sheet. */
export const editCommands = (editing: EditingRef, sheet: SheetRef) => {
  const sheetId = () => sheet.getSnapshot().context.sheet.id;
  return {
    /** Opens the dialog of a line. */
    open: (opened: OpenedLine) =>
      editing.send({ type: 'line.opened', line: { ...opened, sheetId: sheetId(), id: opened.line.id, fields: {} } }),
    /** Keeps what stands in a cell; undefined once the edit has ended. */
    type: (typed: Omit<LineDraft, 'sheetId'>) =>
      editing.send({ type: 'cell.typed', draft: { ...typed, sheetId: sheetId() } }),
  };
};
