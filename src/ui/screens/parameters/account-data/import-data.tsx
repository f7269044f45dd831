import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../../../controls/form-problem.tsx';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { ArchiveInput } from './archive-input.tsx';
import { ActionRow, TitledSection } from '../titled-section.tsx';
import { LastImportRow } from './last-import-row.tsx';
import { Progress } from './progress.tsx';
import type { ArchiveProblem } from '../../../../domain/archive/archive.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';

const archiveProblemTexts: Readonly<Record<ArchiveProblem, MessageKey>> = {
  notAnArchive: 'dataImport.problems.notAnArchive',
  newerVersion: 'dataImport.problems.newerVersion',
  damaged: 'dataImport.problems.damaged',
  tooLarge: 'dataImport.problems.tooLarge',
  pending: 'dataImport.problems.pending',
  notStored: 'dataImport.problems.notStored',
  unreachable: 'dataImport.problems.unreachable',
};

export function ImportData() {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const isImporting = useSelector(transfer, (snapshot) => snapshot.hasTag('importing'));
  const problem = useSelector(transfer, ({ context }) => context.problem);
  const lastImport = useSelector(transfer, ({ context }) => context.lastImport);
  return (
    <TitledSection title={t('dataImport.title')}>
      <ActionRow id="import-text" text={t('dataImport.text')}>
        <ArchiveInput describedBy="import-text" />
      </ActionRow>
      {problem && <FormProblem>{t(archiveProblemTexts[problem])}</FormProblem>}
      {lastImport && !isImporting && <LastImportRow lastImport={lastImport} />}
      <Progress text={t('dataImport.busy')} isShown={isImporting} />
    </TitledSection>
  );
}
