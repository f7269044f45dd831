import { useSelector } from '@xstate/react';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { NewSheetDialog } from './new-sheet-dialog.tsx';
import { SheetExistsDialog } from './sheet-exists-dialog.tsx';

/** Making a sheet: the choice, or why the chosen day is not possible. */
export const NewSheetDialogs = ({ newSheet }: { readonly newSheet: NewSheetRef }) => {
  const isTaken = useSelector(newSheet, (snapshot) => snapshot.hasTag('dialog:sheetExists'));
  return isTaken ? (
    <SheetExistsDialog onClose={() => newSheet.send({ type: 'conflict.acknowledged' })} />
  ) : (
    <NewSheetDialog newSheet={newSheet} />
  );
};
