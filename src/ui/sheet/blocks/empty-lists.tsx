import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../shortcuts/keys.tsx';
import { EmptyState } from './empty-state.tsx';
import { useLines } from '../state/sheet-data.ts';

export const EmptyExpenses = () => {
  const { t } = useTranslation();
  const isAllPaid = useLines('outDay').length > 0;
  if (isAllPaid) return <EmptyState title={t('expenses.allPaidTitle')}>{t('expenses.allPaidText')}</EmptyState>;
  return (
    <EmptyState title={t('expenses.emptyTitle')}>
      <TextWithEnter text={t('expenses.emptyText')} />
    </EmptyState>
  );
};

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A text with the Enter key drawn where it is named, never apart from the punctuation behind it. */
const TextWithEnter = ({ text }: { readonly text: string }) => {
  const [before, after = ''] = text.split('↵');
  return (
    <>
      {before}
      <Unbroken>
        <Keys keys={['↵']} />
        {after.slice(0, 1)}
      </Unbroken>
      {after.slice(1)}
    </>
  );
};

export const EmptyCharges = () => {
  const { t } = useTranslation();
  const isAllPaid = useLines('outMonth').length > 0;
  return isAllPaid ? (
    <EmptyState title={t('charges.allPaidTitle')}>{t('charges.allPaidText')}</EmptyState>
  ) : (
    <EmptyState title={t('charges.emptyTitle')}>{t('charges.emptyText')}</EmptyState>
  );
};
