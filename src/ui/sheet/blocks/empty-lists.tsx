import { useTranslate } from '../../../i18n/use-translate.ts';
import { EmptyState } from '../empty-state.tsx';
import { useLines } from '../sheet-data.ts';

export const EmptyExpenses = () => {
  const t = useTranslate();
  const isAllPaid = useLines('outDay').length > 0;
  if (isAllPaid) return <EmptyState title={t('expenses.allPaidTitle')}>{t('expenses.allPaidText')}</EmptyState>;
  return (
    <EmptyState title={t('expenses.emptyTitle')}>
      {t('expenses.emptyTextBefore')} <kbd className="key-hint">↵</kbd>
      {t('expenses.emptyTextAfter')}
    </EmptyState>
  );
};

export const EmptyCharges = () => {
  const t = useTranslate();
  const isAllPaid = useLines('outMonth').length > 0;
  return isAllPaid ? (
    <EmptyState title={t('charges.allPaidTitle')}>{t('charges.allPaidText')}</EmptyState>
  ) : (
    <EmptyState title={t('charges.emptyTitle')}>{t('charges.emptyText')}</EmptyState>
  );
};
