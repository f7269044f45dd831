import { useTranslation } from 'react-i18next';
import { Figure } from '../amounts/figure.tsx';
import { useSortedLines, useTotal } from '../hooks/sheet-data.ts';
import { twoDigits } from '../../domain/lib/text.ts';
import { PayableLine } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

const minus = '\u2212';

export function PrintExpenses() {
  const { t } = useTranslation();
  const lines = useSortedLines('outDay').map((entry) => (
    <PayableLine key={entry.id} entry={entry} day={twoDigits(entry.day)} sign={entry.debit ? minus : '+'} />
  ));
  const hasCredits = useTotal('refundSum') !== '0';
  return (
    <PrintSection title={t('expenses.title')} lines={lines}>
      <PrintSum label={t('expenses.credits')}>
        <span className="print-amount">
          {hasCredits && '+'}
          <Figure name="refundSum" className="" />
        </span>
      </PrintSum>
      <PrintSum label={t('expenses.debits')} isResult>
        <Figure name="outDaySum" className="print-amount" />
      </PrintSum>
    </PrintSection>
  );
}
