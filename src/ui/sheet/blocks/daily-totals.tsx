import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTotal, useUnpaidOnly } from '../state/sheet-data.ts';
import { Figure } from '../hero/figure.tsx';

/** The sums of the daily expenses on show: all of them, or the unpaid ones. */
export const DailyTotals = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  const credits = isUnpaidOnly ? 'refundSumNotPaid' : 'refundSum';
  const hasCredits = useTotal(credits) !== '0';
  return (
    <>
      <span>
        {t('expenses.credits')}{' '}
        <span className={hasCredits ? 'amount is-positive' : 'amount'}>
          {hasCredits && '+'}
          <Figure name={credits} className="" />
        </span>
      </span>
      {children}
      <span>
        {t('expenses.debits')} <Figure name={isUnpaidOnly ? 'outDaySumNotPaid' : 'outDaySum'} />
      </span>
    </>
  );
};
