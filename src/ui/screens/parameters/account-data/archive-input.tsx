import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { ChangeEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferRef } from '../../../../machines/transfer/transfer.machine.ts';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';

const noFile = { size: 0, text: () => Promise.resolve('') };

const canChooseIn = (snapshot: ReturnType<TransferRef['getSnapshot']>): boolean =>
  snapshot.can({ type: 'archive.chosen', file: noFile });

/** A native file input that looks like a button. */
export function ArchiveInput({ describedBy }: { readonly describedBy: string }) {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const canChoose = useSelector(transfer, canChooseIn);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) transfer.send({ type: 'archive.chosen', file });
    // Lets the user choose the same file again after correcting it.
    currentTarget.value = '';
  };
  const refuseWhileBusy = (event: MouseEvent) => {
    if (!canChoose) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/aria-role -- no role: the input inside has one
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
