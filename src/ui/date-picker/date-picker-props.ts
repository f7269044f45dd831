import type { DateInput } from '../../domain/calendar/date-input.ts';
import type { DisabledDates } from '../../domain/calendar/disabled-dates.ts';
import type { CalendarLanguage } from '../../domain/calendar/language.ts';
import type { CalendarViews } from '../../domain/calendar/view.ts';

export type DatePickerProps = Partial<CalendarViews> & {
  /** Names the field, the button and the calendar. */
  readonly label: string;
  /** A local instant, a text such as `2026-11-20`, or milliseconds; anything invalid shows as no date. */
  readonly value: DateInput;
  /** Is told the first instant of the local day that was picked or typed, or `undefined` when the value was emptied. */
  readonly onChange: (date: Date | undefined) => void;
  /** What opens the calendar: a labelled field (the default) or a button that shows the date. */
  readonly opener?: 'field' | 'button';
  /** Shows the calendar in the page, without any opener. */
  readonly inline?: boolean;
  /** Lets the date be typed into the field. */
  readonly typeable?: boolean;
  /** Offers to empty the value. */
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly disabledDates?: DisabledDates;
  /** The page to open at while there is no value; today's by default. */
  readonly openDate?: DateInput;
  /** The language of the calendar and of the date; the interface's by default. */
  readonly language?: CalendarLanguage;
  /** How the value is written; day, abbreviated month and year by default. */
  readonly format?: (date: Date, language: CalendarLanguage) => string;
};
