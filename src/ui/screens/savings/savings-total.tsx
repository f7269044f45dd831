import { useTranslation } from 'react-i18next';
import { Figure } from '../../amounts/figure.tsx';

export const SavingsTotal = () => {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('savings.total')}</span>
      <Figure name="moneySavingSum" />
    </>
  );
};
