import { useTranslation } from 'react-i18next';
import { useIsGuiding } from '../../onboarding/onboarding-state.ts';
import { StepText } from '../../onboarding/step-text.tsx';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { TextWithEnter } from '../../onboarding/text-with-enter.tsx';
import { useLines } from '../../../hooks/sheet-data.ts';

export const EmptyExpenses = () => {
  const { t } = useTranslation();
  const isGuiding = useIsGuiding();
  const isAllPaid = useLines('outDay').length > 0;
  if (isAllPaid) return <EmptyState title={t('expenses.allPaidTitle')}>{t('expenses.allPaidText')}</EmptyState>;
  if (isGuiding) return <StepText step="expense" />;
  return (
    <EmptyState title={t('expenses.emptyTitle')}>
      <TextWithEnter text={t('expenses.emptyText')} />
    </EmptyState>
  );
};

export const EmptyCharges = () => {
  const { t } = useTranslation();
  const isGuiding = useIsGuiding();
  const isAllPaid = useLines('outMonth').length > 0;
  if (isAllPaid) return <EmptyState title={t('charges.allPaidTitle')}>{t('charges.allPaidText')}</EmptyState>;
  if (isGuiding) return <StepText step="charges" />;
  return <EmptyState title={t('charges.emptyTitle')}>{t('charges.emptyText')}</EmptyState>;
};
