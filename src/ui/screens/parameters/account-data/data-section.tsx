import { useTranslation } from 'react-i18next';
import { Pane } from '../pane.tsx';
import { CheckPart } from './check-data.tsx';
import { DeletionPart } from './delete-account.tsx';
import { ExportPart } from './export-data.tsx';
import { ImportPart } from './import-data.tsx';

/** All that the account holds: take it out, bring it in, check it, or have it deleted. */
export const DataSection = () => (
  <Pane title={useTranslation().t('parameters.sections.data')}>
    <ExportPart />
    <ImportPart />
    <CheckPart />
    <DeletionPart />
  </Pane>
);
