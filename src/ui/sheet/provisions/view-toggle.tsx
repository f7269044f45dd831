import { useTranslation } from 'react-i18next';
import type { ProvisionsView } from '../../../machines/parent-events/workspace.events.ts';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { useProvisionsView } from '../../hooks/workspace-actors.tsx';

const views: readonly ProvisionsView[] = ['simple', 'full', 'due'];

export const ViewToggle = () => {
  const [view, choose] = useProvisionsView();
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('provisions.view')}
      choices={views}
      chosen={view}
      textOf={(choice) => t(`provisions.${choice}`)}
      onChoose={choose}
    />
  );
};
