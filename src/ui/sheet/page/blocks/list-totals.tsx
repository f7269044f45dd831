import { useTranslation } from 'react-i18next';
import { Figure } from '../../../amounts/figure.tsx';
import { useShownSign } from '../../../amounts/signed-figure.tsx';
import { useUnpaidOnly, useShownCount } from '../../../hooks/sheet-data.ts';
import type { ReactNode } from 'react';
import type { EntryCollection } from '../../../../domain/sheet/sheet.ts';

/** The number of lines on show; nothing where there are none. A component of its own, so that the block does not render with it. */
export const ShownCount = ({ collection }: { readonly collection: EntryCollection }) =>
  useShownCount(collection) || null;

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

/** The sums of the daily expenses on show: all of them, or the unpaid ones. */
export const DailyTotals = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  const credits = isUnpaidOnly ? 'refundSumNotPaid' : 'refundSum';
  const hasCredits = useShownSign(credits) !== 0;
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
