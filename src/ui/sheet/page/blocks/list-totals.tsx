import { useTranslation } from 'react-i18next';
import { Figure } from '../../../amounts/figure.tsx';
import { useShownSign } from '../../../amounts/signed-figure.tsx';
import { useUnpaidOnly, useShownCount } from '../../../hooks/sheet-data.ts';
import type { ReactNode } from 'react';
import type { EntryCollection } from '../../../../domain/sheet/sheet.ts';

/** The number of visible lines, if any. A separate component, so that a new number does not render the block. */
export const ShownCount = ({ collection }: { readonly collection: EntryCollection }) =>
  useShownCount(collection) || null;

/** The sum of the visible monthly charges: all, or only the unpaid ones. */
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

/** The sums of the visible daily expenses: all, or only the unpaid ones. */
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
