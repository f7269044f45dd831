import { useTranslation } from 'react-i18next';
import { causeOf, type Forecast, type ForecastDay } from '../../../domain/forecast/forecast.ts';
import type { ForecastItem } from '../../../domain/forecast/forecast-items.ts';
import { type Decimal, sum } from '../../../domain/money/money.ts';
import { parseSheetDate, type SheetDate, sheetDateOf, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { listText, withoutDoubleStops } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { useToday } from '../../hooks/use-today.ts';
import type { SheetForecast } from './forecast.ts';

// Further lines are only counted.
const mostNamed = 3;

type Amount = ForecastItem['amount'];

/** An ISO date, such as 2026-11-05. */
export const isoDay = (date: SheetDate): string =>
  date
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** The first day; a forecast has at least one. */
export const firstOf = ({ days: [first], last }: Forecast): ForecastDay => first ?? last;

const totalOf = (items: readonly ForecastItem[]): Decimal => sum(items.map(({ amount }) => amount));

/** The texts of a forecast; they describe its picture in words. */
export const useForecastTexts = () => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const dates = useDateFormat();
  const language = useLanguage();
  const today = useToday();
  const weekday = (date: SheetDate) => dates.weekday(toLocalDate(date));
  const dayMonth = (date: SheetDate) => dates.dayMonth(toLocalDate(date));
  const copiedFrom = (copy: string) => {
    const date = parseSheetDate(copy);
    return date === undefined ? copy : dayMonth(date);
  };
  const nameOf = ({ source }: ForecastItem) =>
    source.collection === 'provisions' ? t('situation.provisionsToPayIn') : source.entry.name;
  /** Without the sign, because the sentence says that the amount leaves the account. */
  const size = (amount: Amount) => format.amount(amount).replace('\u2212', '');

  const causeText = ({ forecast }: SheetForecast, day: ForecastDay): readonly string[] => {
    const { items } = causeOf(forecast, day);
    const named = items
      .slice(0, mostNamed)
      .map((item) => t('forecast.item', { name: nameOf(item), amount: size(item.amount) }));
    const others = items.length - named.length;
    const all = others > 0 ? [...named, t('forecast.others', { count: others })] : named;
    return all.length > 0 ? [t('forecast.cause', { date: weekday(day.date), lines: listText(all, language) })] : [];
  };

  const undatedText = ({ forecast, end }: SheetForecast, day: ForecastDay): readonly string[] => {
    const { undated, redIfLate: late } = causeOf(forecast, day);
    if (undated.length === 0) return [];
    const otherwise = late
      ? t('forecast.laterIfLate', { last: dayMonth(end), date: weekday(late.date) })
      : t('forecast.neverIfLate', { last: dayMonth(end) });
    const lines =
      undated.length > mostNamed
        ? t('forecast.undatedLines', { number: undated.length, amount: size(totalOf(undated)) })
        : listText(
            undated.map((item) => t('forecast.undatedItem', { name: nameOf(item), amount: size(item.amount) })),
            language,
          );
    return [t('forecast.undated', { first: dayMonth(firstOf(forecast).date), lines, otherwise })];
  };

  const redText = ({ forecast: { lowest } }: SheetForecast, red: ForecastDay): string => {
    const values = { date: weekday(red.date), amount: format.amount(lowest.prudent) };
    return lowest === red
      ? t('forecast.red', values)
      : t('forecast.redLater', { ...values, lowestDate: weekday(lowest.date) });
  };

  const calmText = ({ forecast: { lowest }, end }: SheetForecast): string =>
    t('forecast.calm', {
      date: dayMonth(end),
      amount: format.amount(lowest.prudent),
      lowestDate: weekday(lowest.date),
    });

  /** The main sentence of a forecast, then its causes. */
  const sentences = (shown: SheetForecast): readonly string[] => {
    const { forecast, items, state } = shown;
    const red = forecast.firstRed;
    if (items.length === 0) return [t('forecast.nothingLeft')];
    const outcome = red
      ? [redText(shown, red), ...causeText(shown, red), ...undatedText(shown, red)]
      : [calmText(shown)];
    const start = state === 'early' ? [t('forecast.updateLater', { date: dayMonth(firstOf(forecast).date) })] : [];
    return [...outcome, ...start].map(withoutDoubleStops);
  };

  const reasonOf = ({ reason, source }: ForecastItem): string => {
    switch (reason.kind) {
      case 'dated':
        return '';
      case 'noDay':
        return t('forecast.noDay');
      case 'copied':
        return t('forecast.carried', { date: 'entry' in source ? copiedFrom(source.entry.copy) : '' });
      case 'overdue':
        return t('forecast.since', { count: reason.day, ordinal: true });
      case 'expected':
        return t('forecast.expected', { count: reason.day, ordinal: true });
    }
  };

  return {
    nameOf,
    reasonOf,
    isToday: (date: SheetDate) => date === sheetDateOf(today),
    weekday,
    dayMonth,
    sentences,
    sentence: (shown: SheetForecast): string => sentences(shown).join(' '),
  };
};
