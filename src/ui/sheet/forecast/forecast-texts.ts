import { useTranslation } from 'react-i18next';
import { causeOf, type ForecastDay } from '../../../domain/forecast/forecast.ts';
import type { ForecastItem } from '../../../domain/forecast/forecast-items.ts';
import { type Decimal, sum } from '../../../domain/money/money.ts';
import { parseSheetDate, type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date-order.ts';
import { listText } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { useToday } from '../../shell/use-today.ts';
import type { SheetForecast } from '../state/forecast.ts';

// More are counted.
const mostNamed = 3;

// A month that is cut short ends its sentence with its own full stop.
const withoutDoubleStops = (text: string): string => text.replaceAll('..', '.');

type Amount = ForecastItem['amount'];

/** A day as machines read it: with two digits for its month and its day. */
export const isoDay = (date: SheetDate): string =>
  date
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');

const totalOf = (items: readonly ForecastItem[]): Decimal => sum(items.map(({ amount }) => amount));

/** The sentences that say in words what the picture of a forecast shows. */
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
  /** Without its sign: that something leaves is said already. */
  const size = (amount: Amount) => format.amount(amount).replace('\u2212', '');

  const causeText = ({ forecast }: SheetForecast, day: ForecastDay): readonly string[] => {
    const { items } = causeOf(forecast, day);
    const named = items
      .slice(0, mostNamed)
      .map((item) => t('forecast.item', { name: nameOf(item), amount: size(item.amount) }));
    const others = items.length - named.length;
    const all = others > 0 ? [...named, t('forecast.others', { count: others })] : named;
    return all.length > 0 ? [t('forecast.cause', { lines: listText(all, language) })] : [];
  };

  const undatedText = ({ forecast, end }: SheetForecast, day: ForecastDay): readonly string[] => {
    const { undated } = causeOf(forecast, day);
    if (undated.length === 0) return [];
    const late = forecast.firstRedAtBest;
    const otherwise = late
      ? t('forecast.laterIfLate', { last: dayMonth(end), date: weekday(late.date) })
      : t('forecast.neverIfLate', { last: dayMonth(end) });
    if (undated.length > mostNamed) {
      return [t('forecast.manyUndated', { number: undated.length, amount: size(totalOf(undated)), otherwise })];
    }
    const named = undated.map((item) => t('forecast.undatedItem', { name: nameOf(item), amount: size(item.amount) }));
    return [t('forecast.undated', { count: undated.length, lines: listText(named, language), otherwise })];
  };

  const redText = (shown: SheetForecast, red: ForecastDay): readonly string[] => {
    const { lowest } = shown.forecast;
    const said = { date: weekday(red.date), amount: format.amount(lowest.prudent) };
    const low =
      lowest === red ? t('forecast.red', said) : t('forecast.redLater', { ...said, lowestDate: weekday(lowest.date) });
    return [low, ...causeText(shown, red), ...undatedText(shown, red)];
  };

  const reasonOf = ({ reason, source }: ForecastItem): string => {
    switch (reason.kind) {
      case 'dated':
        return '';
      case 'noDay':
        return t('forecast.noDay');
      case 'carried':
        return t('forecast.carried', { date: 'entry' in source ? copiedFrom(source.entry.copy) : '' });
      case 'since':
        return t('forecast.since', { count: reason.day, ordinal: true });
      case 'usual':
        return t('forecast.usual', { count: reason.day, ordinal: true });
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
    /** What the forecast comes to, and because of what. */
    sentence: (shown: SheetForecast): string => {
      const { forecast, items, end } = shown;
      if (items.length === 0) return t('forecast.nothingLeft');
      if (forecast.firstRed) return withoutDoubleStops(redText(shown, forecast.firstRed).join(' '));
      const { lowest } = forecast;
      const amount = format.amount(lowest.prudent);
      return withoutDoubleStops(t('forecast.calm', { date: dayMonth(end), amount, lowestDate: weekday(lowest.date) }));
    },
  };
};
