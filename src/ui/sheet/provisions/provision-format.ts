import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvisionFormat } from '../../../domain/forms/provision-due.ts';
import { firstDayOf, type Month } from '../../../domain/sheet/month.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { useDateFormat } from '../../hooks/formats.ts';

const dateOf = (month: Month, day: number): Date => {
  const date = toLocalDate(firstDayOf(month));
  date.setDate(day);
  return date;
};

/** Formats periodicities and months for the fields of a provision. */
export const useProvisionFormat = (): ProvisionFormat => {
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
