import { useTranslation } from 'react-i18next';
import { Pane } from '../pane.tsx';
import { CheckPart } from './check-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

/** All that the account holds: take it out, bring it in, check it, or have it deleted. */
export const DataSection = () => (
  <Pane title={useTranslation().t('parameters.sections.data')}>
    <ExportPart />
    <ImportPart />
    <CheckPart />
    <DeletionPart />
  </Pane>
);
