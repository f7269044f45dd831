import { useTranslate } from '../../../i18n/use-translate.ts';
import { Figure } from '../../sheet/figure.tsx';

export const SavingsTotal = () => {
  const t = useTranslate();
  return (
    <div className="savings-total">
      <span>{t('savings.total')}</span>
      <Figure name="moneySavingSum" />
    </div>
  );
};
