import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvisionWords } from '../../../domain/forms/provision-due.ts';
import { firstDayOf, type Month } from '../../../domain/sheet/month.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { useDateFormat } from '../../hooks/formats.ts';

const dateOf = (month: Month, day: number): Date => {
  const date = toLocalDate(firstDayOf(month));
  date.setDate(day);
  return date;
};

/** How the shown language writes periodicities and months in the fields of a provision. */
export const useProvisionWords = (): ProvisionWords => {
  const { t } = useTranslation();
  const format = useDateFormat();
  return useMemo(
    () => ({
      everyYears: (years) => (years === 1 ? t('periodicities.yearly') : t('periodicities.everyYears', { years })),
      month: (month, day) => (day === undefined ? format.month(dateOf(month, 1)) : format.sheet(dateOf(month, day))),
    }),
    [t, format],
  );
};
