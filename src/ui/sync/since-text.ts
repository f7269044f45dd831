import { sheetDateOf } from '../../domain/sheet/sheet-date.ts';
import { type LanguageCode, localeOf } from '../../i18n/language.ts';
import type { TFunction } from 'i18next';

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...time };

/** The time at which a change began to wait, with the day unless that is today. */
export function sinceText(at: Date, now: Date, language: LanguageCode, t: TFunction): string {
  const isToday = sheetDateOf(at) === sheetDateOf(now);
  const since = new Intl.DateTimeFormat(localeOf(language), isToday ? time : day).format(at);
  return t(isToday ? 'delivery.sinceTime' : 'delivery.sinceDay', { since });
}
