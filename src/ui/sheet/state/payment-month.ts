import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { monthOfSheet } from '../../../domain/sheet/month.ts';
import type { PaymentMonth } from '../../../domain/sheet/ready-month.ts';
import { sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useShownPeriod } from './shown-period.ts';

/** The month of the sheet on show, and whether its provisions are paid in. */
export const usePaymentMonth = (): PaymentMonth => {
  const sheet = useSheet();
  const date = useSelector(sheet, ({ context }) => context.sheet.date);
  const isPaid = useSelector(sheet, ({ context }) => context.sheet.provisionsPaid);
  const period = useShownPeriod();
  const today = useToday();
  return useMemo(
    () => ({ month: monthOfSheet(date, period, sheetDateOf(today)), isPaid }),
    [date, isPaid, period, today],
  );
};
