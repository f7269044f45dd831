import { useTranslation } from 'react-i18next';
import { type InputReading, valueIn } from '../../../domain/forms/input.ts';
import type { DueMonth } from '../../../domain/sheet/provisions/due-month.ts';
import type { DueProvision } from '../../../domain/sheet/provisions/due-provision.ts';
import { useDueMoment } from './due-moment.ts';
import { useProvisionWords } from './provision-format.ts';

type Shown = {
  /** The content of the field. */
  readonly text: string;
  readonly reading: InputReading<DueMonth> | undefined;
  /** When the provision is due, where no month is typed. */
  readonly plan: DueProvision | undefined;
};

const monthOf = ({ reading, plan }: Omit<Shown, 'text'>) => (reading && valueIn(reading)?.month) ?? plan?.due;

/** Says in how many months the provision is due, and names the month if the typed text does not. */
export const useDueDistance = (): ((shown: Shown) => string) => {
  const { t } = useTranslation();
  const words = useProvisionWords();
  const { month } = useDueMoment();
  return ({ text, ...shown }) => {
    const due = monthOf(shown);
    if (due === undefined || text.trim() === '' || due < month) return '';
    const distance = due === month ? t('provisions.thisMonth') : t('provisions.inMonths', { count: due - month });
    const name = words.month(due);
    return text.includes(name) ? distance : `${name} · ${distance}`;
  };
};
