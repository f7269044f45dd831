import { useTranslate } from '../../../i18n/use-translate.ts';
import { EmptyState } from '../../sheet/empty-state.tsx';

export const EmptySavings = () => {
  const t = useTranslate();
  return <EmptyState title={t('savings.emptyTitle')}>{t('savings.emptyText')}</EmptyState>;
};
