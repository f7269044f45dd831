import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { type DateInput, readDate } from '../../domain/calendar/date-input.ts';
import { type CalendarDay, dateOfDay, dayOfDate } from '../../domain/calendar/day.ts';
import { disabledDayTest, type DisabledDates } from '../../domain/calendar/disabled-dates.ts';
import { formatDay } from '../../domain/calendar/format-day.ts';
import type { CalendarLanguage } from '../../domain/calendar/language.ts';
import { calendarViews, type CalendarViews } from '../../domain/calendar/view.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { datePickerMachine, type DatePickerRef } from '../../machines/date-picker/date-picker.machine.ts';
import { useInspection } from '../hooks/inspection.ts';
import { useToday } from '../hooks/use-today.ts';
import type { MarkedDates, Picker } from './picker.ts';

export type DatePickerProps = Partial<CalendarViews> & {
  /** The accessible name of the field, the button and the calendar. */
  readonly label: string;
  /** A local instant, a text such as `2026-11-20`, or milliseconds. An invalid value counts as none. */
  readonly value: DateInput;
  /** Called with the first instant of the chosen or typed local day, or `undefined` when the value is cleared. */
  readonly onChange: (date: Date | undefined) => void;
  /** A labelled field (the default) or a button that shows the date. */
  readonly opener?: 'field' | 'button';
  /** Shows the calendar in the page, without an opener. */
  readonly inline?: boolean;
  /** Accepts a typed date. */
  readonly typeable?: boolean;
  /** A click on the field opens the calendar, without an on-screen keyboard. True by default unless `typeable`. */
  readonly opensOnClick?: boolean;
  /** Shows a button that clears the value. */
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly disabledDates?: DisabledDates;
  readonly markedDates?: MarkedDates;
  /** Shown below a typeable field, unless the typed text has a problem. */
  readonly note?: ReactNode;
  /** Without a value, the calendar opens on the page of this day; today by default. */
  readonly openDate?: DateInput;
  /** The language of the calendar and the date; the interface language by default. */
  readonly language?: CalendarLanguage;
  /** Formats the value; day, abbreviated month and year by default. */
  readonly format?: (date: Date, language: CalendarLanguage) => string;
};

/** Sends the props to the chart, and the chosen or typed day to `onChange`. */
const useSyncedProps = (
  actor: DatePickerRef,
  { disabled = false, onChange }: DatePickerProps,
  value: CalendarDay | undefined,
): void => {
  const change = useEffectEvent((day: CalendarDay | undefined) => {
    onChange(day && dateOfDay(day));
  });
  useEffect(() => {
    const subscription = actor.on('value.changed', ({ day }) => {
      change(day);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    actor.send({ type: disabled ? 'picker.disabled' : 'picker.enabled' });
  }, [actor, disabled]);
  useEffect(() => {
    if (value) actor.send({ type: 'value.received', day: value });
  }, [actor, value]);
};

/** The day of a value; the same object for the same day. */
const useDay = (input: DateInput): CalendarDay | undefined => {
  const day = readDate(input);
  const time = day && dateOfDay(day).getTime();
  return useMemo(() => (time === undefined ? undefined : dayOfDate(new Date(time))), [time]);
};

const textOf = (
  value: CalendarDay | undefined,
  language: CalendarLanguage,
  format: DatePickerProps['format'],
): string => {
  if (!value) return '';
  return format ? format(dateOfDay(value), language) : formatDay(value, language);
};

const noRules: DisabledDates = {};

const optionsOf = (props: DatePickerProps) => {
  const { disabled = false, typeable = false, clearable = false, opensOnClick = !typeable } = props;
  const { label, disabledDates = noRules, markedDates, note } = props;
  return {
    label,
    isDisabled: disabled,
    isTypeable: typeable,
    isClearable: clearable,
    opensOnClick,
    disabledDates,
    markedDates,
    note,
  };
};

/** Starts the chart of a date picker with the given props. */
export const usePicker = (props: DatePickerProps): Picker => {
  const options = optionsOf(props);
  const interfaceLanguage = useLanguage();
  const language = props.language ?? interfaceLanguage;
  const value = useDay(props.value);
  const today = useToday();
  const openingDay = value ?? readDate(props.openDate) ?? dayOfDate(today);
  const actor = useActorRef(datePickerMachine, {
    ...useInspection(),
    input: { ...calendarViews(props), isInline: props.inline ?? false, shown: openingDay },
  });
  useSyncedProps(actor, props, value);
  const isDayDisabled = useMemo(() => disabledDayTest(options.disabledDates), [options.disabledDates]);
  return { ...options, actor, language, value, text: textOf(value, language, props.format), openingDay, isDayDisabled };
};
