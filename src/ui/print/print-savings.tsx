import { useTranslation } from 'react-i18next';
import { Figure } from '../amounts/figure.tsx';
import { useSortedLines } from '../hooks/sheet-data.ts';
import { PrintLine } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

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
