import { useTranslation } from 'react-i18next';
import { Figure } from '../amounts/figure.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useSortedLines } from '../hooks/sheet-data.ts';
import { useCategorySums } from '../sheet/page/blocks/category-sums.ts';
import { PayableLine, PrintLine } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

export function PrintCharges() {
  const { t } = useTranslation();
  const lines = useSortedLines('outMonth').map((entry) => (
    <PayableLine key={entry.id} entry={entry} dueIn="outMonth" />
  ));
  return (
    <PrintSection title={t('charges.title')} lines={lines}>
      <PrintSum label={t('charges.total')} isResult>
        <Figure name="outMonthSum" className="print-amount" />
      </PrintSum>
    </PrintSection>
  );
}

export function PrintSavings() {
  const { t } = useTranslation();
  const lines = useSortedLines('moneySaving').map((entry) => <PrintLine key={entry.id} entry={entry} />);
  return (
    <PrintSection title={t('savings.title')} lines={lines}>
      <PrintSum label={t('savings.total')} isResult>
        <Figure name="moneySavingSum" className="print-amount" />
      </PrintSum>
    </PrintSection>
  );
}

export function PrintCategories() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const lines = useCategorySums().map(({ name, sum }) => (
    <li key={name} className="print-line">
      <span className="print-name">{name}</span>
      <span className="print-amount">{format.amount(sum)}</span>
    </li>
  ));
  return lines.length > 0 && <PrintSection title={t('categories.title')} lines={lines} />;
}
