import { useTranslation } from 'react-i18next';
import { Figure } from '../amounts/figure.tsx';
import { useSortedLines } from '../hooks/sheet-data.ts';
import { PayableLine } from './print-line.tsx';
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
