import { useTranslation } from 'react-i18next';
import { Pane } from '../pane.tsx';
import { CheckData } from './check-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';

export const DataSection = () => (
  <Pane title={useTranslation().t('parameters.sections.data')}>
    <ExportData />
    <ImportData />
    <CheckData />
    <DeleteAccount />
  </Pane>
);
