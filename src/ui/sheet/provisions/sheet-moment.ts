import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SheetMoment } from '../../../domain/sheet/provisions/due-provision.ts';
import { momentOf } from '../../../domain/sheet/month.ts';
import { sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../hooks/use-today.ts';
import { useShownPeriod } from '../../hooks/shown-period.ts';

/** The current month and day of the shown sheet, and whether this month's payments are made. */
export const useSheetMoment = (): SheetMoment => {
  const sheet = useSheet();
  const date = useSelector(sheet, ({ context }) => context.sheet.date);
  const isPaid = useSelector(sheet, ({ context }) => context.sheet.provisionsPaid);
  const period = useShownPeriod();
  const today = useToday();
  return useMemo(() => ({ ...momentOf(date, period, sheetDateOf(today)), isPaid }), [date, isPaid, period, today]);
};
