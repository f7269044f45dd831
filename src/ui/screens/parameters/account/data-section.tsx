import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Pane } from '../pane.tsx';
import './account.css';
import { DeletionPart } from './deletion-part.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

/** All that the account holds: take it out, bring it in, or have it deleted. */
export const DataSection = () => (
  <Pane title={useTranslate()('parameters.sections.data')}>
    <ExportPart />
    <ImportPart />
    <DeletionPart />
  </Pane>
);
