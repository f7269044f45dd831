import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type Forecast, forecastOf } from '../../../domain/forecast/forecast.ts';
import { type ForecastItem, forecastItems } from '../../../domain/forecast/forecast-items.ts';
import { forecastPeriodOf } from '../../../domain/forecast/forecast-period.ts';
import { usualDays, usualIncomeDays } from '../../../domain/forecast/usual-days.ts';
import { type Entry, emptyContent } from '../../../domain/sheet/sheet.ts';
import { type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { compareSheetDates } from '../../../domain/sheet/sheet-date-order.ts';
import { olderContents } from '../../../machines/archive/archive.machine.ts';
import { useArchive, useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useShownPeriod } from './shown-period.ts';

// What is usual is asked of a year.
const rememberedSheets = 12;

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
  const read = useSelector(archive, ({ context }) => context);
  return useMemo(() => {
    const older = isWanted ? olderContents(read, sheetId) : [];
    return { charges: usualDays(older), income: usualIncomeDays(older) };
  }, [isWanted, read, sheetId]);
};

/** What a forecast can say: nothing of an older sheet whose days are over, all of today where those of the newest one are. */
export type SheetForecast = {
  readonly forecast: Forecast;
  readonly items: readonly ForecastItem[];
  /** The last day that the sheet is about. */
  readonly end: SheetDate;
  /** On which days income usually came, by the key of its name. */
  readonly usualIncome: ReadonlyMap<string, number>;
  readonly state: 'running' | 'over' | 'past';
};

/** How low the account goes until the days of the sheet on show are over. */
export const useForecast = (): SheetForecast => {
  const sheet = useSheet();
  const own = useSelector(sheet, ({ context }) => context.sheet);
  const content = useSelector(sheet, ({ context }) => context.content ?? emptyContent);
  const isNewest = useSelector(useSheets(), ({ context }) => context.index === 0);
  const period = useShownPeriod();
  const now = useToday();
  const usual = useUsualDays();
  const { date } = own;
  const days = useMemo(() => forecastPeriodOf(date, period, sheetDateOf(now)), [date, period, now]);
  return useMemo(() => {
    const items = forecastItems(own, content, days, usual.charges);
    const isOver = compareSheetDates(sheetDateOf(now), period.last) > 0;
    return {
      forecast: forecastOf(own.accountBalance, days, items),
      items,
      end: period.last,
      usualIncome: usual.income,
      state: !isOver ? 'running' : isNewest ? 'over' : 'past',
    };
  }, [own, content, days, period, now, usual, isNewest]);
};
