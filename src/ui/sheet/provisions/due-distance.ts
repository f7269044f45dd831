import { useTranslation } from 'react-i18next';
import { type InputReading, valueIn } from '../../../domain/forms/input.ts';
import type { DueMonth } from '../../../domain/sheet/provisions/due-month-text.ts';
import type { DueProvision } from '../../../domain/sheet/provisions/due-provision.ts';
import { useSheetMoment } from './sheet-moment.ts';
import { useProvisionFormat } from './provision-format.ts';

type DueField = {
  readonly text: string;
  readonly reading: InputReading<DueMonth> | undefined;
  /** When the provision is due, if no month is typed. */
  readonly plan: DueProvision | undefined;
};

const monthOf = ({ reading, plan }: Omit<DueField, 'text'>) => (reading && valueIn(reading)?.month) ?? plan?.due;

/** Returns a text with the number of months until the due month. It names the month unless the user typed the month. */
export const useDueDistance = (): ((field: DueField) => string) => {
  const { t } = useTranslation();
  const provisionFormat = useProvisionFormat();
  const { month } = useSheetMoment();
  return ({ text, ...field }) => {
    const due = monthOf(field);
    if (due === undefined || text.trim() === '' || due < month) return '';
    const distance = due === month ? t('provisions.thisMonth') : t('provisions.inMonths', { count: due - month });
    const name = provisionFormat.month(due);
    return text.includes(name) ? distance : `${name} · ${distance}`;
  };
};
