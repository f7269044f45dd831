import type { ReactNode } from 'react';
import type { CalendarDay } from '../../domain/calendar/day.ts';
import type { DayTest, DisabledDates } from '../../domain/calendar/disabled-dates.ts';
import type { CalendarLanguage } from '../../domain/calendar/language.ts';
import type { DatePickerRef } from '../../machines/date-picker/date-picker.machine.ts';

/** Days that the calendar marks. */
export type MarkedDates = {
  /** Is asked with the first instant of a local day. */
  readonly predicate: (date: Date) => boolean;
  /** What the mark means: its legend, and part of the name of a marked day. */
  readonly label: string;
};

/** One date picker, as its parts see it. */
export type Picker = {
  readonly actor: DatePickerRef;
  readonly label: string;
  readonly language: CalendarLanguage;
  readonly value: CalendarDay | undefined;
  /** The value as it is written; empty without one. */
  readonly text: string;
  /** The day whose page an opened calendar shows. */
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

/** What each of the three levels is shown from; the title of the page names its cells. */
export type ViewProps = { readonly picker: Picker; readonly titleId: string };
