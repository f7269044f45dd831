import type { ReactNode } from 'react';
import type { CalendarDay } from '../../domain/calendar/day.ts';
import type { DayTest, DisabledDates } from '../../domain/calendar/disabled-dates.ts';
import type { CalendarLanguage } from '../../domain/calendar/language.ts';
import type { DatePickerRef } from '../../machines/date-picker/date-picker.machine.ts';

export type MarkedDates = {
  /** Called with the first instant of a local day. */
  readonly predicate: (date: Date) => boolean;
  /** The meaning of the mark, in the legend and the accessible name of a marked day. */
  readonly label: string;
};

/** The state and options of a date picker, for its components. */
export type Picker = {
  readonly actor: DatePickerRef;
  readonly label: string;
  readonly language: CalendarLanguage;
  readonly value: CalendarDay | undefined;
  /** The formatted value; empty without a value. */
  readonly text: string;
  readonly openingDay: CalendarDay;
  readonly isDisabled: boolean;
  readonly isTypeable: boolean;
  readonly isClearable: boolean;
  readonly opensOnClick: boolean;
  readonly disabledDates: DisabledDates;
  readonly isDayDisabled: DayTest;
  readonly markedDates: MarkedDates | undefined;
  readonly note: ReactNode;
};

/** The props of the day, month and year views. The title of the page labels the grid. */
export type ViewProps = { readonly picker: Picker; readonly titleId: string };
