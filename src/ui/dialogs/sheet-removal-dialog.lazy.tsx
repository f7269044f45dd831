import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { countLines } from '../../domain/sheet/new-sheet/copying.ts';
import { toLocalDate } from '../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import type { DeleteSheetRef } from '../../machines/delete-sheet/delete-sheet.machine.ts';
import { useDateFormat } from '../hooks/formats.ts';
import { focusShownDate } from '../sheet/page/sheet-navigator.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a sheet is removed, and shows how many lines it has. */
export const SheetRemovalDialog = ({ removal }: { readonly removal: DeleteSheetRef }) => {
  const { t } = useTranslation();
  const dates = useDateFormat();
  const sheet = useSelector(removal, ({ context }) => context.sheet);
  const lines = useSelector(removal, ({ context }) => countLines(context.content));
  const date = dates.day(toLocalDate(sheet.date));
  return (
    <ConfirmDialog
      title={t('sheetRemoval.title')}
      consequence={lines === 0 ? t('sheetRemoval.emptyText', { date }) : t('sheetRemoval.text', { date, count: lines })}
      confirm={t('sheetRemoval.confirm')}
      onConfirm={() => {
        // The button that opened the dialog disappears with the sheet and cannot get the focus back.
        flushSync(() => removal.send({ type: 'removal.confirmed' }));
        focusShownDate();
      }}
      onCancel={() => removal.send({ type: 'removal.cancelled' })}
    />
  );
};
