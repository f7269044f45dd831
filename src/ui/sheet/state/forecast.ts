import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { type Forecast, forecastOf } from '../../../domain/forecast/forecast.ts';
import { type ForecastItem, forecastItems } from '../../../domain/forecast/forecast-items.ts';
import { forecastPeriodOf } from '../../../domain/forecast/forecast-period.ts';
import type { Period } from '../../../domain/sheet/period.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import { type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { compareSheetDates } from '../../../domain/sheet/sheet-date-order.ts';
import { useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useShownPeriod } from './shown-period.ts';

/** What a forecast can say: nothing of an older sheet whose days are over, all of today where those of the newest one are. */
export type SheetForecast = {
  readonly sheetId: string;
  readonly forecast: Forecast;
  readonly items: readonly ForecastItem[];
  /** The last day that the sheet is about. */
  readonly end: SheetDate;
  readonly state: 'running' | 'over' | 'past';
};

type ForecastInput = {
  readonly sheet: Sheet;
  readonly content: SheetContent;
  readonly isNewest: boolean;
  readonly period: Period;
  readonly today: SheetDate;
};

const useForecastInput = (): ForecastInput => {
  const shown = useSheet();
  const sheet = useSelector(shown, ({ context }) => context.sheet);
  const content = useSelector(shown, ({ context }) => context.content ?? emptyContent);
  const isNewest = useSelector(useSheets(), ({ context }) => context.index === 0);
  const period = useShownPeriod();
  const now = useToday();
  return useMemo(
    () => ({ sheet, content, isNewest, period, today: sheetDateOf(now) }),
    [sheet, content, isNewest, period, now],
  );
};

function sheetForecast({ sheet, content, isNewest, period, today }: ForecastInput): SheetForecast {
  const days = forecastPeriodOf(sheet.date, period, today);
  const items = forecastItems(sheet, content, days);
  const isOver = compareSheetDates(today, period.last) > 0;
  return {
    sheetId: sheet.id,
    forecast: forecastOf(sheet.accountBalance, days, items),
    items,
    end: period.last,
    state: !isOver ? 'running' : isNewest ? 'over' : 'past',
  };
}

/** How low the account goes until the days of the sheet on show are over. */
export const useForecast = (): SheetForecast => {
  const input = useForecastInput();
  return useMemo(() => sheetForecast(input), [input]);
};

/** The same for what a changed line need not wait for; undefined until the sheet itself is on show. */
export const useDeferredForecast = (): SheetForecast | undefined => {
  const input = useDeferredValue<ForecastInput | null>(useForecastInput(), null);
  return useMemo(() => (input ? sheetForecast(input) : undefined), [input]);
};
