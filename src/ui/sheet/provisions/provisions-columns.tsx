import { useTranslation } from 'react-i18next';
import { useLines } from '../state/sheet-data.ts';
import type { ProvisionsView } from './view-toggle.tsx';

/** The heads of the columns: each field of a row bears its own name, so they are for the eye. */
export const ProvisionsColumns = ({ view }: { readonly view: ProvisionsView }) => {
  const { t } = useTranslation();
  const isEmpty = useLines('provisions').length === 0;
  if (isEmpty) return null;
  return view === 'simple' ? (
    <div className="provision-columns row-provision" aria-hidden="true">
      <span>{t('entry.name')}</span>
      <span className="amount">{t('provisions.monthly')}</span>
      <span className="amount">{t('provisions.total')}</span>
    </div>
  ) : (
    <div className="provision-columns row-provision-full" aria-hidden="true">
      <span className="provision-name">{t('entry.name')}</span>
      <span className="amount provision-total">{t('provisions.total')}</span>
      <span />
      <span>{t('provisions.periodicity')}</span>
      <span className="amount">{t('provisions.price')}</span>
      <span className="provision-start">{t('provisions.start')}</span>
      <span className="amount">{t('provisions.payments')}</span>
    </div>
  );
};
