import { useTranslation } from 'react-i18next';
import { Figure } from '../amounts/figure.tsx';
import { type TotalName, useSortedLines, useTotal } from '../hooks/sheet-data.ts';
import { PrintLine } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

export function PrintIncome() {
  const { t } = useTranslation();
  const lines = useSortedLines('in').map((entry) => <PrintLine key={entry.id} entry={entry} dueIn="in" />);
  return (
    <PrintSection title={t('income.title')} lines={lines}>
      <PrintSum label={t('income.total')}>
        <Figure name="inSum" className="print-amount" />
      </PrintSum>
      <PrintSum label={t('income.charges')}>
        <Deducted name="outMonthSum" />
      </PrintSum>
      <PrintSum label={t('income.provisions')}>
        <Deducted name="provisionsMonthlySum" />
      </PrintSum>
      <PrintSum label={t('income.budget')} isResult>
        <Figure name="budget" className="print-amount" />
      </PrintSum>
    </PrintSection>
  );
}

const Deducted = ({ name }: { readonly name: TotalName }) => (
  <span className="print-amount">
    {useTotal(name) !== '0' && '\u2212'}
    <Figure name={name} className="" />
  </span>
);
