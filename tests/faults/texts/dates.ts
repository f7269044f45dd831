import { addDays, type CalendarDay, dateOfDay, dayOfDate } from '../../../src/domain/calendar/day.ts';
import { formatDay } from '../../../src/domain/calendar/format-day.ts';
import { type CalendarLanguage, calendarLanguages, calendarLocale } from '../../../src/domain/calendar/language.ts';
import { monthNames } from '../../../src/domain/calendar/month-names.ts';
import { parseDay } from '../../../src/domain/calendar/parse-day.ts';
import { yearMonthDay, parseSheetDate, toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { createFindings, type Findings, type Print, type Report, firstFault, type Rule } from '../support/findings.ts';
import { drawParts } from './drawn-texts.ts';

const firstDay: CalendarDay = { year: 2000, month: 1, day: 1 };
const dayCount = 36_525;
// The year that a text without a year means. None of the tested days is in this year.
const anotherYear = 1985;

const isDay = (one: CalendarDay | undefined, { year, month, day }: CalendarDay): boolean =>
  one?.year === year && one.month === month && one.day === day;

/** A day with the full name of its month, in the grammatical form that the language uses after a day. */
const longText = ({ year, month, day }: CalendarDay, language: CalendarLanguage): string =>
  `${String(day)} ${monthNames(language).long[month - 1] ?? ''} ${String(year).padStart(4, '0')}`;

const formats = {
  short: formatDay,
  long: longText,
  'in capitals': (day: CalendarDay, language: CalendarLanguage) =>
    longText(day, language).toLocaleUpperCase(calendarLocale(language).tag),
};
const formatNames = ['short', 'long', 'in capitals'] as const;

const padded = (value: number): string => String(value).padStart(2, '0');

const onClock: readonly Rule<CalendarDay>[] = [
  ['is another day on the clock', (day) => isDay(dayOfDate(dateOfDay(day)), day)],
  ['begins before its first instant', (day) => !isDay(dayOfDate(new Date(dateOfDay(day).getTime() - 1)), day)],
];

/** Invariants that depend on neither a language nor a clock. */
const inFigures: readonly Rule<CalendarDay>[] = [
  [
    'is another day as the date of a sheet',
    ({ year, month, day }) => {
      const date = toSheetDate(year, month, day);
      const texts = [
        `${String(year)}-${String(month)}-${String(day)}`,
        `${String(year)}-${padded(month)}-${padded(day)}`,
      ];
      const isSame = texts[0] === date && texts.every((text) => parseSheetDate(text) === date);
      return isSame && yearMonthDay(date).join() === [year, month, day].join();
    },
  ],
  [
    'is another day in figures',
    (day) => {
      const figures = [day.day, day.month, day.year];
      const texts = [
        ...['/', '.', '-', ' '].map((separator) => figures.join(separator)),
        figures.toReversed().join('-'),
      ];
      return texts.every((text) => isDay(parseDay(text, 'fr', anotherYear), day));
    },
  ],
];

// Some zones have no midnight on the day when summer time starts. Two zones are almost a day apart.
const zones = [
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const inZone = (zone: string | undefined): void => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
};

const symbols = [
  " \t.,/-+:'()<>%\u0000\u00A0\u202E\uFEFFabcdeéjmnosuvzßıİ月日년\u0627\u0644\u0634".split(''),
  ['\u{1F9FE}', 'nov', 'mai', 'Z', 'T'],
].flat();

const tooHigh = (random: Random, from: number): string => String(from + random.below(100 - from));
const shortMonths = ['4', '6', '9', '11', '04', '06', '09'];
const figure = (random: Random): string => String(1 + random.below(12));
const year = (random: Random): string => String(1000 + random.below(9000));
const commonYear = (random: Random): string => String(4 * random.below(2000) + 1001);

/** Texts that are no date in any language: texts without a number, or with impossible numbers in the usual orders. */
const invalidDates: readonly ((random: Random) => readonly string[])[] = [
  (random) => [drawParts(random, symbols, 14)],
  (random) => [tooHigh(random, 32), figure(random), year(random)],
  (random) => ['0', figure(random), year(random)],
  (random) => [figure(random), tooHigh(random, 13), year(random)],
  (random) => [figure(random), '0', year(random)],
  (random) => ['31', random.pick(shortMonths) ?? '4', year(random)],
  (random) => ['30', '2', year(random)],
  (random) => ['29', '02', commonYear(random)],
  (random) => [figure(random), figure(random), '0000'],
  (random) => [figure(random), figure(random), `1${year(random)}`],
  (random) => [figure(random), `q${drawParts(random, symbols, 4)}`, year(random)],
  (random) => [figure(random), figure(random), year(random), 'x'],
];

const drawInvalidDate = (random: Random): string => {
  const made = random.pick(invalidDates)?.(random) ?? [];
  const separator = random.pick(['/', '.', ' ', ', ', ' / ']) ?? '/';
  return made.join(separator);
};

const languageFault = (day: CalendarDay, language: CalendarLanguage, format: keyof typeof formats) => {
  const text = formats[format](day, language);
  return isDay(parseDay(text, language, anotherYear), day) ? undefined : `is written ${text}, which is read as another`;
};

const checkClocks = (days: readonly CalendarDay[], { check }: Findings): void => {
  const own = process.env['TZ'];
  for (const zone of zones) {
    inZone(zone);
    for (const day of days) check(`${JSON.stringify(day)} in ${zone}`, () => firstFault(onClock, day));
  }
  inZone(own);
};

const checkDays = (days: readonly CalendarDay[], { check }: Findings): void => {
  for (const day of days) {
    const name = JSON.stringify(day);
    check(name, () => firstFault(inFigures, day));
    for (const language of calendarLanguages())
      for (const format of formatNames)
        check(`${name} ${language} ${format}`, () => languageFault(day, language, format));
  }
};

const checkInvalidDates = (random: Random, { check }: Findings): void => {
  const text = drawInvalidDate(random);
  const language = random.pick(calendarLanguages()) ?? 'fr';
  check(`${text} in ${language}`, () => {
    const found = parseDay(text, language, anotherYear);
    return found === undefined ? undefined : `is taken for ${JSON.stringify(found)}`;
  });
};

/**
 * Formats every `every`-th day of a hundred years in 21 languages, and reads the text back. The month is a short, long or
 * capitalised name, or a number. Compares days with the clocks of six time zones. Then tries `runs` texts that are no date.
 */
export function runDates(every: number, runs: number, seed: number, print?: Print): Report {
  const findings = createFindings(print);
  const random = createRandom(seed);
  const days = Array.from({ length: Math.floor(dayCount / every) }, (_, index) =>
    addDays(firstDay, index * every + (seed % every)),
  );
  checkDays(days, findings);
  checkClocks(days, findings);
  for (let run = 0; run < runs; run += 1) checkInvalidDates(random, findings);
  return findings.report();
}
