import { useTranslation } from 'react-i18next';
import { useCategorySums } from '../sheet/page/blocks/category-sums.ts';
import { useAmountFormat } from '../hooks/formats.ts';
import { PrintSection } from './print-section.tsx';

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
