import { useSelector } from '@xstate/react';
import type { Period } from '../../../domain/sheet/period.ts';
import { compareSheetDates, type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../hooks/use-today.ts';
import { useShownPeriod } from '../../hooks/shown-period.ts';

/** The period of a sheet: in the future (`early`), `running`, ended for the newest sheet (`over`) or an older one (`past`). */
export type ForecastState = 'early' | 'running' | 'over' | 'past';

export type SheetDays = {
  readonly date: SheetDate;
  readonly period: Period;
  readonly isNewest: boolean;
  readonly today: SheetDate;
};

/** Source: docs/specification.md#forecast-block, docs/specification.md#forecast-early. */
export function forecastStateOf({ date, period, isNewest, today }: SheetDays): ForecastState {
  if (compareSheetDates(date, today) > 0) return 'early';
  if (compareSheetDates(today, period.last) <= 0) return 'running';
  return isNewest ? 'over' : 'past';
}

export const useSheetDays = (): SheetDays => {
  const date = useSelector(useSheet(), ({ context }) => context.sheet.date);
  const isNewest = useSelector(useSheets(), ({ context }) => context.index === 0);
  const period = useShownPeriod();
  return { date, period, isNewest, today: sheetDateOf(useToday()) };
};
