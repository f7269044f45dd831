import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { type ExportFormat, exportFormats } from '../../../../domain/archive/archive.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { ActionRow, TitledSection } from '../titled-section.tsx';
import { Progress } from './progress.tsx';

type Texts = { readonly action: MessageKey; readonly explanation: MessageKey };

const texts: Record<ExportFormat, Texts> = {
  json: { action: 'dataExport.archive', explanation: 'dataExport.archiveText' },
  csv: { action: 'dataExport.table', explanation: 'dataExport.tableText' },
};

export function ExportData() {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const isExporting = useSelector(transfer, (snapshot) => snapshot.hasTag('exporting'));
  const canExport = useSelector(transfer, (snapshot) => snapshot.can({ type: 'export.requested', format: 'json' }));
  return (
    <TitledSection title={t('dataExport.title')}>
      {exportFormats.map((format) => (
        <ActionRow key={format} id={`export-${format}`} text={t(texts[format].explanation)}>
          <Button
            variant="outlined"
            aria-describedby={`export-${format}`}
            aria-disabled={!canExport}
            onClick={() => transfer.send({ type: 'export.requested', format })}
          >
            {t(texts[format].action)}
          </Button>
        </ActionRow>
      ))}
      <Progress text={t('dataExport.busy')} isShown={isExporting} />
    </TitledSection>
  );
}
