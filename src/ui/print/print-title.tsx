import { useSelector } from '@xstate/react';
import { toLocalDate } from '../../domain/sheet/sheet-date.ts';
import { monthText } from '../../i18n/formats.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSheet } from '../hooks/workspace-actors.tsx';
import { useDateFormat } from '../hooks/formats.ts';

export function PrintTitle() {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useDateFormat();
  const day = toLocalDate(useSelector(useSheet(), ({ context }) => context.sheet.date));
  return (
    <header className="print-title">
      <h1>{monthText(day, language)}</h1>
      <span>{format.sheet(day)}</span>
      <span className="print-product">{t('shell.productName')}</span>
    </header>
  );
}
