import { useTranslate } from '../../../i18n/use-translate.ts';
import { Pill } from '../../controls/pill.tsx';
import { useUnpaidOnly } from '../sheet-data.ts';

/** Says that the list above hides what is paid. */
export const UnpaidPill = () => {
  const t = useTranslate();
  return useUnpaidOnly() ? <Pill>{t('entry.unpaid')}</Pill> : null;
};
