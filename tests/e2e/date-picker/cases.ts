import type { DatePickerProps } from '../../../src/ui/date-picker/use-picker.ts';

type Case = Omit<DatePickerProps, 'label' | 'onChange'>;

const november20 = '2026-11-20';

/** The options of the date picker in each case; the query parameter `case` selects one. */
export const cases = {
  field: { value: november20 },
  button: { value: november20, opener: 'button' },
  empty: { value: undefined },
  inline: { value: november20, inline: true },
  typed: { value: november20, typeable: true },
  typedOrClicked: { value: november20, typeable: true, opensOnClick: true },
  clearable: { value: november20, clearable: true },
  clearableInline: { value: november20, clearable: true, inline: true },
  disabled: { value: november20, disabled: true, typeable: true, clearable: true },
  disabledInline: { value: november20, disabled: true, inline: true },
  months: { value: november20, minView: 'month' },
  years: { value: november20, minView: 'year' },
  daysOnly: { value: november20, maxView: 'day' },
  fromYears: { value: november20, initialView: 'year' },
  inlineFromYears: { value: november20, initialView: 'year', inline: true },
  impossible: { value: november20, maxView: 'month', initialView: 'year' },
  unpadded: { value: '2026-9-5' },
  number: { value: new Date(2026, 10, 20, 18, 30).getTime() },
  date: { value: new Date(2026, 10, 20, 18, 30) },
  garbage: { value: 'no date' },
  openDate: { value: undefined, openDate: '2031-4-1' },
  custom: { value: november20, format: (date: Date) => `le ${date.getDate()}` },
  to: { value: november20, disabledDates: { to: '2026-11-19' } },
  from: { value: november20, disabledDates: { from: '2026-11-21' } },
  ranges: { value: november20, disabledDates: { ranges: [{ from: '2026-11-3', to: '2026-11-5' }] } },
  dates: { value: november20, disabledDates: { dates: ['2026-11-7', new Date(2026, 10, 9)] } },
  days: { value: november20, disabledDates: { days: [6, 0] } },
  daysOfMonth: { value: november20, disabledDates: { daysOfMonth: [13, 31] } },
  predicate: { value: november20, disabledDates: { predicate: (date: Date) => date.getDate() % 5 === 0 } },
  bounded: { value: november20, typeable: true, disabledDates: { to: '2026-11-10', from: '2027-02-05' } },
} as const satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;

export const isCaseName = (name: string): name is CaseName => Object.hasOwn(cases, name);
