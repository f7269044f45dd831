import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { ChangeEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferRef } from '../../../../machines/transfer/transfer.machine.ts';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';

const noFile = { size: 0, text: () => Promise.resolve('') };

const mayChoose = (snapshot: ReturnType<TransferRef['getSnapshot']>): boolean =>
  snapshot.can({ type: 'archive.chosen', file: noFile });

/** The browser's own way to choose a file, with the look of a button. */
export function ArchiveChooser({ describedBy }: { readonly describedBy: string }) {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const canChoose = useSelector(transfer, mayChoose);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) transfer.send({ type: 'archive.chosen', file });
    // The same file may be chosen again, once what was wrong with it has been put right.
    currentTarget.value = '';
  };
  const refuseWhileBusy = (event: MouseEvent) => {
    if (!canChoose) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/aria-role -- none: the field inside has one
    <Button component="label" role={undefined} tabIndex={-1} variant="outlined" aria-disabled={!canChoose}>
      {t('dataImport.choose')}
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        aria-disabled={!canChoose}
        aria-describedby={describedBy}
        onClick={refuseWhileBusy}
        onChange={choose}
      />
    </Button>
  );
}
