import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { CopyPreview } from './copy-preview.tsx';
import { NewSheetDate } from './new-sheet-date.tsx';
import { useOpenExisting } from './open-existing.ts';
import { OptionCards } from './option-cards.tsx';

/** Chooses the date and the content of a new sheet, or explains that the date already has a sheet. */
export const NewSheetDialog = ({ newSheet }: { readonly newSheet: NewSheetRef }) => {
  const isTaken = useSelector(newSheet, (snapshot) => snapshot.hasTag('dialog:sheetExists'));
  return isTaken ? <SheetExistsDialog newSheet={newSheet} /> : <NewSheetForm newSheet={newSheet} />;
};

function NewSheetForm({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const option = useSelector(newSheet, ({ context }) => context.option);
  const canConfirm = useSelector(newSheet, (snapshot) => snapshot.can({ type: 'newSheet.confirmed' }));
  const cancel = () => newSheet.send({ type: 'newSheet.cancelled' });
  return (
    <DialogFrame
      title={t('newSheet.title')}
      closeLabel={t('shell.close')}
      isForm
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('shell.cancel')}</Button>
          <Button
            variant="contained"
            disabled={!canConfirm}
            onClick={() => newSheet.send({ type: 'newSheet.confirmed' })}
          >
            {t('newSheet.create')}
          </Button>
        </>
      }
    >
      <Stack spacing={4} sx={{ pt: 2 }}>
        <NewSheetDate newSheet={newSheet} />
        <OptionCards option={option} onChange={(chosen) => newSheet.send({ type: 'option.chosen', option: chosen })} />
        <CopyPreview newSheet={newSheet} />
      </Stack>
    </DialogFrame>
  );
}

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
