import type { ProvisionFormat } from '../../src/domain/forms/provision-due.ts';
import { firstDayOf, type Month } from '../../src/domain/sheet/month.ts';
import { toLocalDate } from '../../src/domain/sheet/sheet-date.ts';
import { createDateFormat } from '../../src/i18n/formats.ts';
import type { Language } from '../../tests/support/texts.ts';

const dateOf = (month: Month) => toLocalDate(firstDayOf(month));

export const provisionFormat = (language: Language): ProvisionFormat => {
  const dates = createDateFormat(language);
  const every = (years: number) => (language === 'fr' ? `tous les ${years} ans` : `every ${years} years`);
  return {
    everyYears: (years) => (years === 1 ? { fr: 'annuelle', en: 'yearly' }[language] : every(years)),
    month: (month, day) => `${day ?? ''} ${dates.month(dateOf(month))}`.trim(),
  };
};
