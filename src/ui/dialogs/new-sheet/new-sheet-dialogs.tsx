import { useSelector } from '@xstate/react';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { NewSheetDialog } from './new-sheet-dialog.tsx';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../dialog-frame.tsx';

/** Making a sheet: the choice, or why the chosen day is not possible. */
export const NewSheetDialogs = ({ newSheet }: { readonly newSheet: NewSheetRef }) => {
  const isTaken = useSelector(newSheet, (snapshot) => snapshot.hasTag('dialog:sheetExists'));
  return isTaken ? (
    <SheetExistsDialog onClose={() => newSheet.send({ type: 'conflict.acknowledged' })} />
  ) : (
    <NewSheetDialog newSheet={newSheet} />
  );
};

/** Says that a day has a sheet already: there is one a day. */
export const SheetExistsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('sheetExists.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {t('sheetExists.text')}
    </DialogFrame>
  );
};
