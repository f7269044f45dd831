import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../../../controls/form-problem.tsx';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { archiveProblemTexts } from './archive-problem-texts.ts';
import { ArchiveChooser } from './archive-chooser.tsx';
import { DataChoice, DataPart } from './data-part.tsx';
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
      <DataChoice id="import-text" text={t('dataImport.text')}>
        <ArchiveChooser describedBy="import-text" />
      </DataChoice>
      {problem && <FormProblem>{t(archiveProblemTexts[problem])}</FormProblem>}
      {lastImport && !isImporting && <LastImportRow lastImport={lastImport} />}
      <Progress text={t('dataImport.busy')} isShown={isImporting} />
    </DataPart>
  );
}
