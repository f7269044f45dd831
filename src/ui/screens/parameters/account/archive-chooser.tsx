import { useSelector } from '@xstate/react';
import type { ChangeEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferRef } from '../../../../machines/transfer/transfer.machine.ts';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import './archive-chooser.css';

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
    <label className="archive-chooser">
      <span className="button" data-variant="outlined">
        {t('dataImport.choose')}
      </span>
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        aria-disabled={!canChoose}
        aria-describedby={describedBy}
        onClick={refuseWhileBusy}
        onChange={choose}
      />
    </label>
  );
}
