import { useTranslation } from 'react-i18next';
import { todayIndexIn } from '../../../../domain/sheet/period.ts';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { sheetDateOf } from '../../../../domain/sheet/sheet-date.ts';
import { useToday } from '../../../hooks/use-today.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { useShownPeriod } from '../../../hooks/shown-period.ts';
import type { ListDivider } from './list-divider.ts';

const height = { pointer: 24, touch: 28 };

/** The divider of today among the daily expenses; undefined if today is outside the sheet's period. */
export const useTodayDivider = (collection: EntryCollection, entries: readonly Entry[]): ListDivider | undefined => {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const period = useShownPeriod();
  const today = useToday();
  const index = collection === 'outDay' ? todayIndexIn(entries, period, sheetDateOf(today)) : undefined;
  if (index === undefined) return undefined;
  return { index, height: isTouch ? height.touch : height.pointer, label: t('entry.today') };
};
