import { useTranslation } from 'react-i18next';
import { Figure } from '../hero/figure.tsx';
import { useUnpaidOnly } from '../state/sheet-data.ts';

/** The sum of the monthly charges on show: all of them, or the unpaid ones. */
export const ChargesTotal = () => {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  return (
    <>
      <span>{t('charges.total')}</span>
      <Figure name={isUnpaidOnly ? 'outMonthSumNotPaid' : 'outMonthSum'} />
    </>
  );
};
