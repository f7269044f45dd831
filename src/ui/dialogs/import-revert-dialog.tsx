import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { LastImport } from '../../domain/archive/import-plan.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useTransfer } from '../hooks/workspace-actors.tsx';
import { DialogFrame } from '../shell/dialog-frame.tsx';

const consequenceOf = ({ mode, summary }: LastImport, t: TFunction): string =>
  mode === 'replace' ? t('importRevert.replace') : t('importRevert.add', { count: summary.stored.length });

/** Asks before an import is undone, and explains what is deleted. */
export function ImportRevertDialog() {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const lastImport = useSelector(transfer, ({ context }) => context.lastImport);
  const keep = () => transfer.send({ type: 'revert.cancelled' });
  return (
    <DialogFrame
      title={t('importRevert.title')}
      minHeight={150}
      onClose={keep}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an accidental Enter must not delete data */}
          <Button autoFocus onClick={keep}>
            {t('importRevert.keep')}
          </Button>
          <Button variant="contained" color="error" onClick={() => transfer.send({ type: 'revert.confirmed' })}>
            {t('importRevert.confirm')}
          </Button>
        </>
      }
    >
      {lastImport && consequenceOf(lastImport, t)}
    </DialogFrame>
  );
}
