import { useTranslation } from 'react-i18next';
import { Pill } from '../../controls/pill.tsx';
import { useUnpaidOnly } from '../sheet-data.ts';

/** Says that the list above hides what is paid. */
export const UnpaidPill = () => {
  const { t } = useTranslation();
  return useUnpaidOnly() ? <Pill>{t('entry.unpaid')}</Pill> : null;
};
