import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { LastImport } from '../../../../domain/archive/import-plan.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-texts.ts';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { useDateFormat } from '../../../hooks/formats.ts';
import { timeText } from '../../../../i18n/formats.ts';
import { ActionRow } from '../titled-section.tsx';
import { summaryText } from './summary-text.ts';

/** The latest import, with a button to undo it. */
export function LastImportRow({ lastImport: { at, summary } }: { readonly lastImport: LastImport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDateFormat();
  const transfer = useTransfer();
  const canRevert = useSelector(transfer, (snapshot) => snapshot.can({ type: 'revert.requested' }));
  const content = summaryText(summary, t, language);
  const when = new Date(at);
  const values = { date: dates.day(when), time: timeText(when, language), content };
  return (
    <ActionRow id="last-import" text={t(content === '' ? 'dataImport.lastUnknown' : 'dataImport.last', values)}>
      <Button
        variant="outlined"
        aria-describedby="last-import"
        aria-disabled={!canRevert}
        onClick={() => transfer.send({ type: 'revert.requested' })}
      >
        {t('dataImport.revert')}
      </Button>
    </ActionRow>
  );
}
