import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Forecast, forecastOf } from '../../../domain/forecast/forecast.ts';
import { type ForecastItem, forecastItems } from '../../../domain/forecast/forecast-items.ts';
import { forecastPeriodOf } from '../../../domain/forecast/forecast-period.ts';
import { usualDays, usualIncomeDays } from '../../../domain/forecast/usual-days.ts';
import type { Period } from '../../../domain/sheet/period.ts';
import { type Entry, emptyContent, type Sheet, type SheetContent } from '../../../domain/sheet/sheet.ts';
import { type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { compareSheetDates } from '../../../domain/sheet/sheet-date-order.ts';
import { olderContents } from '../../../machines/archive/archive.machine.ts';
import { useArchive, useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useShownPeriod } from './shown-period.ts';

// What is usual is asked of a year.
const rememberedSheets = 12;

const none: readonly SheetContent[] = [];

const lacksDay = ({ paid, day }: Entry): boolean => !paid && day < 2;

type Days = ReadonlyMap<string, number>;
type UsualDays = { readonly charges: Days; readonly income: Days };

/** On which days charges are usually paid and income comes, as far as the device knows older sheets, which are read once a line lacks its day. */
const useUsualDays = (): UsualDays => {
  const archive = useArchive();
  const sheet = useSheet();
  const count = useSelector(useSheets(), ({ context }) => context.index + 1 + rememberedSheets);
  const sheetId = useSelector(sheet, ({ context }) => context.sheet.id);
  const isWanted = useSelector(
    sheet,
    ({ context: { content } }) => content !== undefined && [...content.outMonth, ...content.in].some(lacksDay),
  );
  useEffect(() => {
    if (isWanted) archive.send({ type: 'archive.wanted', count });
  }, [archive, isWanted, count]);
  // All of them at once, and only what was read anew: each sheet that comes, and each edit, would be another forecast.
  const older = useSelector(
    archive,
    (snapshot) => (isWanted && snapshot.matches('awake') ? olderContents(snapshot.context, sheetId) : none),
    shallowEqual,
  );
  return useMemo(() => ({ charges: usualDays(older), income: usualIncomeDays(older) }), [older]);
};

/** What a forecast can say: nothing of an older sheet whose days are over, all of today where those of the newest one are. */
export type SheetForecast = {
  readonly sheetId: string;
  readonly forecast: Forecast;
  readonly items: readonly ForecastItem[];
  /** The last day that the sheet is about. */
  readonly end: SheetDate;
  /** On which days income usually came, by the key of its name. */
  readonly usualIncome: ReadonlyMap<string, number>;
  readonly state: 'running' | 'over' | 'past';
};

type ForecastInput = {
  readonly sheet: Sheet;
  readonly content: SheetContent;
  readonly isNewest: boolean;
  readonly period: Period;
  readonly today: SheetDate;
  readonly usual: UsualDays;
};

const useForecastInput = (): ForecastInput => {
  const shown = useSheet();
  const sheet = useSelector(shown, ({ context }) => context.sheet);
  const content = useSelector(shown, ({ context }) => context.content ?? emptyContent);
  const isNewest = useSelector(useSheets(), ({ context }) => context.index === 0);
  const period = useShownPeriod();
  const now = useToday();
  const usual = useUsualDays();
  return useMemo(
    () => ({ sheet, content, isNewest, period, today: sheetDateOf(now), usual }),
    [sheet, content, isNewest, period, now, usual],
  );
};

function sheetForecast({ sheet, content, isNewest, period, today, usual }: ForecastInput): SheetForecast {
  const days = forecastPeriodOf(sheet.date, period, today);
  const items = forecastItems(sheet, content, days, usual.charges);
  const isOver = compareSheetDates(today, period.last) > 0;
  return {
    sheetId: sheet.id,
    forecast: forecastOf(sheet.accountBalance, days, items),
    items,
    end: period.last,
    usualIncome: usual.income,
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
