import { useTranslation } from 'react-i18next';
import { Figure } from '../sheet/hero/figure.tsx';
import { type TotalName, useSortedLines, useTotal } from '../sheet/state/sheet-data.ts';
import { PaperLine } from './print-line.tsx';
import { PaperSection, PaperSum } from './print-section.tsx';

export function PaperIncome() {
  const { t } = useTranslation();
  const lines = useSortedLines('in').map((entry) => <PaperLine key={entry.id} entry={entry} />);
  return (
    <PaperSection title={t('income.title')} lines={lines}>
      <PaperSum label={t('income.total')}>
        <Figure name="inSum" className="paper-amount" />
      </PaperSum>
      <PaperSum label={t('income.charges')}>
        <Deducted name="outMonthSum" />
      </PaperSum>
      <PaperSum label={t('income.provisions')}>
        <Deducted name="provisionsMonthlySum" />
      </PaperSum>
      <PaperSum label={t('income.budget')} isResult>
        <Figure name="budget" className="paper-amount" />
      </PaperSum>
    </PaperSection>
  );
}

const Deducted = ({ name }: { readonly name: TotalName }) => (
  <span className="paper-amount">
    {useTotal(name) !== '0' && '\u2212'}
    <Figure name={name} className="" />
  </span>
);
