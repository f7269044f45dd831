import { useTranslation } from 'react-i18next';
import { Figure } from '../../sheet/figure.tsx';

export const SavingsTotal = () => {
  const { t } = useTranslation();
  return (
    <div className="savings-total">
      <span>{t('savings.total')}</span>
      <Figure name="moneySavingSum" />
    </div>
  );
};
