import { useSheets } from '../../hooks/workspace-actors.tsx';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';

/** Closes the dialog and shows the sheet of the chosen date. */
export const useOpenExisting = (newSheet: NewSheetRef) => {
  const sheets = useSheets();
  return () => {
    const { date } = newSheet.getSnapshot().context;
    newSheet.send({ type: 'existing.opened' });
    const index = sheets.getSnapshot().context.sheets.findIndex((sheet) => sheet.date === date);
    sheets.send({ type: 'sheet.selected', index });
  };
};
