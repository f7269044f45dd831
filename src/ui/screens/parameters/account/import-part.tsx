import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/icon.tsx';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { archiveProblemTexts } from './archive-problem-texts.ts';
import { ArchiveChooser } from './archive-chooser.tsx';
import { DataPart } from './data-part.tsx';
import { LastImportRow } from './last-import-row.tsx';
import { Progress } from './progress.tsx';

export function ImportPart() {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const isImporting = useSelector(transfer, (snapshot) => snapshot.hasTag('importing'));
  const problem = useSelector(transfer, ({ context }) => context.problem);
  const lastImport = useSelector(transfer, ({ context }) => context.lastImport);
  return (
    <DataPart title={t('dataImport.title')}>
      <div className="data-choice">
        <p id="import-text">{t('dataImport.text')}</p>
        <ArchiveChooser describedBy="import-text" />
      </div>
      {problem && (
        <p className="data-problem" role="alert">
          <Icon name="alert" />
          {t(archiveProblemTexts[problem])}
        </p>
      )}
      {lastImport && !isImporting && <LastImportRow lastImport={lastImport} />}
      <Progress text={t('dataImport.busy')} isShown={isImporting} />
    </DataPart>
  );
}
