import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { type Forecast, forecastOf } from '../../../domain/forecast/forecast.ts';
import { type ForecastItem, forecastItems } from '../../../domain/forecast/forecast-items.ts';
import { forecastPeriodOf } from '../../../domain/forecast/forecast-period.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import type { SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { type ForecastState, forecastStateOf, type SheetDays, useSheetDays } from './forecast-state.ts';

export type SheetForecast = {
  readonly sheetId: string;
  readonly forecast: Forecast;
  readonly items: readonly ForecastItem[];
  /** The last day of the sheet's period. */
  readonly end: SheetDate;
  readonly state: ForecastState;
};

type ForecastInput = Omit<SheetDays, 'date'> & { readonly sheet: Sheet; readonly content: SheetContent };

const useForecastInput = (): ForecastInput => {
  const shown = useSheet();
  const sheet = useSelector(shown, ({ context }) => context.sheet);
  const content = useSelector(shown, ({ context }) => context.content ?? emptyContent);
  const { period, isNewest, today } = useSheetDays();
  return useMemo(() => ({ sheet, content, isNewest, period, today }), [sheet, content, isNewest, period, today]);
};

function sheetForecast({ sheet, content, isNewest, period, today }: ForecastInput): SheetForecast {
  const days = forecastPeriodOf(sheet.date, period, today);
  const items = forecastItems(sheet, content, days);
  return {
    sheetId: sheet.id,
    forecast: forecastOf(sheet.accountBalance, days, items),
    items,
    end: period.last,
    state: forecastStateOf({ date: sheet.date, period, isNewest, today }),
  };
}

export const useForecast = (): SheetForecast => {
  const input = useForecastInput();
  return useMemo(() => sheetForecast(input), [input]);
};

/** The deferred forecast of the shown sheet, so that edits render before it. Undefined at the first render. */
export const useDeferredForecast = (): SheetForecast | undefined => {
  const input = useDeferredValue<ForecastInput | null>(useForecastInput(), null);
  return useMemo(() => (input ? sheetForecast(input) : undefined), [input]);
};
