import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../surfaces/empty-state.tsx';

export const EmptySavings = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('savings.emptyTitle')}>{t('savings.emptyText')}</EmptyState>;
};
