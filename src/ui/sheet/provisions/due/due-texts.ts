import { useTranslation } from 'react-i18next';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { type Amount, type Decimal, signOf, subtract } from '../../../../domain/money/money.ts';
import { readDueStart } from '../../../../domain/sheet/provisions/due-start-text.ts';
import { firstDayOf, type Month } from '../../../../domain/sheet/month.ts';
import { monthsOfPeriodicity } from '../../../../domain/sheet/provisions/periodicity.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import { spokenAmount, useAmountFormat, useDateFormat } from '../../../hooks/formats.ts';
import { useTotalSign } from '../../../hooks/sheet-data.ts';

/** Whether a provision is overdue, and whether its savings suffice. */
export type DueState = 'overdue' | 'short' | 'onTrack' | 'ahead' | 'uncovered';

const states = { [-1]: 'short', 0: 'onTrack', 1: 'ahead' } as const;

export const dueStateOf = ({ isOverdue, gap }: DueProvision, isCovered: boolean): DueState => {
  if (isOverdue) return 'overdue';
  return isCovered || signOf(gap) < 0 ? states[signOf(gap)] : 'uncovered';
};

/** Whether the account of the provisions covers all savings. */
export const useIsCovered = (): boolean => useTotalSign('provisionsDifference') >= 0;

/** Without the sign, which the texts put into words. */
const sizeOf = (value: Amount | Decimal): Amount | Decimal => (signOf(value) < 0 ? subtract(0, value) : value);

export const useDueTexts = () => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const dates = useDateFormat();
  const monthText = (month: Month) => dates.month(toLocalDate(firstDayOf(month)));
  const size = (value: Amount | Decimal, write = format.amount) => write(sizeOf(value));
  const spoken = (value: Amount | Decimal) => spokenAmount(sizeOf(value), format, t);
  const isCovered = useIsCovered();
  const stateText = (due: DueProvision, amount: string): string => {
    const state = dueStateOf(due, isCovered);
    switch (state) {
      case 'overdue':
        return t('due.since', { month: monthText(due.due) });
      case 'onTrack':
        return t('due.onTrack');
      case 'uncovered':
        return format.isHidden ? '' : t('due.uncovered');
      case 'short':
      case 'ahead':
        // Even without the amount, the sign would reveal whether the savings suffice.
        return format.isHidden ? '' : t(`due.${state}`, { amount });
    }
  };
  const unknownText = ({ periodicity, start }: Provision): string => {
    const unread = monthsOfPeriodicity(periodicity) === undefined ? periodicity : start;
    const isUnread = monthsOfPeriodicity(periodicity) === undefined || readDueStart(start, 0) === undefined;
    return isUnread && unread.trim() !== '' ? t('due.unknownText', { text: unread }) : t('due.unknown');
  };
  return {
    monthText,
    size,
    unknownText,
    stateText: (due: DueProvision) => stateText(due, size(due.gap)),
    /** The savings and the needed amount, for screen readers. */
    asideText: ({ aside, needed }: DueProvision) => t('due.asideOf', { aside: spoken(aside), needed: spoken(needed) }),
    shortfallText: (due: DueProvision) => t('due.shortMark', { amount: spoken(due.gap), month: monthText(due.due) }),
  };
};
