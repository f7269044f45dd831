import { useTranslation } from 'react-i18next';
import { Figure } from '../sheet/hero/figure.tsx';
import { useSortedLines } from '../sheet/state/sheet-data.ts';
import { PaperLine } from './print-line.tsx';
import { PaperSection, PaperSum } from './print-section.tsx';

export function PaperSavings() {
  const { t } = useTranslation();
  const lines = useSortedLines('moneySaving').map((entry) => <PaperLine key={entry.id} entry={entry} />);
  return (
    <PaperSection title={t('savings.title')} lines={lines}>
      <PaperSum label={t('savings.total')} isResult>
        <Figure name="moneySavingSum" className="paper-amount" />
      </PaperSum>
    </PaperSection>
  );
}
