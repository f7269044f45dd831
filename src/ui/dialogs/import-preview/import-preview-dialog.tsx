import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type ImportMode, importModes, type ImportPlans } from '../../../domain/archive/import-plan.ts';
import { useTranslation } from 'react-i18next';
import { useTransfer } from '../../hooks/workspace-actors.tsx';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { ImportCard } from './import-card.tsx';
import { changesNothing } from './plan-facts.ts';

/** Shows the effects of an import before it starts. */
export function ImportPreviewDialog() {
  const transfer = useTransfer();
  const plans = useSelector(transfer, ({ context }) => context.plans);
  const mode = useSelector(transfer, ({ context }) => context.mode);
  return plans && <ImportPreview plans={plans} mode={mode} />;
}

type ImportPreviewProps = { readonly plans: ImportPlans; readonly mode: ImportMode };

function ImportPreview({ plans: { plans }, mode }: ImportPreviewProps) {
  const { t } = useTranslation();
  const labelId = useId();
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
      <Stack spacing={3} sx={{ pt: 2 }}>
        <FormControl>
          <FormLabel component="span" id={labelId}>
            {t('importPreview.mode')}
          </FormLabel>
          <RadioGroup aria-labelledby={labelId} value={mode} sx={{ gap: 2 }}>
            {importModes.map((choice) => (
              <ImportCard
                key={choice}
                mode={choice}
                plan={plans[choice]}
                onChoose={() => transfer.send({ type: 'importMode.chosen', mode: choice })}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {lost > 0 && <FormProblem>{t('importPreview.warning', { count: lost })}</FormProblem>}
        <p>{t('importPreview.undo')}</p>
      </Stack>
    </DialogFrame>
  );
}
