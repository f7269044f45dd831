import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type ImportMode, importModes, type ImportPlans } from '../../../domain/import-plan.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { useTransfer } from '../../hooks/workspace-actors.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { ImportCard } from './import-card.tsx';
import './import-preview-dialog.css';
import { changesNothing } from './plan-facts.ts';

/** What a chosen file would do, before anything is done. */
export function ImportPreviewDialog() {
  const transfer = useTransfer();
  const plans = useSelector(transfer, ({ context }) => context.plans);
  const mode = useSelector(transfer, ({ context }) => context.mode);
  return plans && <ImportPreview plans={plans} mode={mode} />;
}

type ImportPreviewProps = { readonly plans: ImportPlans; readonly mode: ImportMode };

function ImportPreview({ plans: { plans }, mode }: ImportPreviewProps) {
  const { t } = useTranslation();
  const name = useId();
  const transfer = useTransfer();
  const lost = mode === 'replace' ? plans.replace.summary.removed.length : 0;
  const cancel = () => transfer.send({ type: 'import.cancelled' });
  return (
    <DialogFrame
      title={t('importPreview.title')}
      isForm
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('shell.cancel')}</Button>
          <Button
            variant="contained"
            disabled={changesNothing(plans[mode].patch)}
            onClick={() => transfer.send({ type: 'import.confirmed' })}
          >
            {t('importPreview.confirm')}
          </Button>
        </>
      }
    >
      <div className="import-preview">
        <fieldset className="import-cards">
          <legend>{t('importPreview.mode')}</legend>
          {importModes.map((choice) => (
            <ImportCard
              key={choice}
              mode={choice}
              plan={plans[choice]}
              name={name}
              checked={choice === mode}
              onChoose={() => transfer.send({ type: 'importMode.chosen', mode: choice })}
            />
          ))}
        </fieldset>
        {lost > 0 && (
          <p className="dialog-problem" role="alert">
            <Icon name="alert" />
            {t('importPreview.warning', { count: lost })}
          </p>
        )}
        <p>{t('importPreview.undo')}</p>
      </div>
    </DialogFrame>
  );
}
