import { useSelector } from '@xstate/react';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { NewSheetDialog } from './new-sheet-dialog.tsx';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { useOpenExisting } from './open-existing.ts';

/** Making a sheet: the choice, or why the chosen day is not possible. */
export const NewSheetDialogs = ({ newSheet }: { readonly newSheet: NewSheetRef }) => {
  const isTaken = useSelector(newSheet, (snapshot) => snapshot.hasTag('dialog:sheetExists'));
  return isTaken ? <SheetExistsDialog newSheet={newSheet} /> : <NewSheetDialog newSheet={newSheet} />;
};

/** Says that a day has a sheet already: there is one a day. */
const SheetExistsDialog = ({ newSheet }: { readonly newSheet: NewSheetRef }) => {
  const { t } = useTranslation();
  const openExisting = useOpenExisting(newSheet);
  const close = () => newSheet.send({ type: 'conflict.acknowledged' });
  return (
    <DialogFrame
      title={t('sheetExists.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('shell.close')}</Button>
          <Button variant="contained" onClick={openExisting}>
            {t('newSheet.openExisting')}
          </Button>
        </>
      }
    >
      {t('sheetExists.text')}
    </DialogFrame>
  );
};
