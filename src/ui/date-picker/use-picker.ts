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
  /** Names the field, the button and the calendar. */
  readonly label: string;
  /** A local instant, a text such as `2026-11-20`, or milliseconds; anything invalid shows as no date. */
  readonly value: DateInput;
  /** Gets the first instant of the local day that was picked or typed, or `undefined` when the value was emptied. */
  readonly onChange: (date: Date | undefined) => void;
  /** What opens the calendar: a labelled field (the default) or a button that shows the date. */
  readonly opener?: 'field' | 'button';
  /** Shows the calendar in the page, without any opener. */
  readonly inline?: boolean;
  /** Lets the date be typed into the field. */
  readonly typeable?: boolean;
  /** Opens the calendar by a click on the field, also where it can be typed in: no keyboard comes up on the screen then. */
  readonly opensOnClick?: boolean;
  /** Offers to empty the value. */
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly disabledDates?: DisabledDates;
  readonly markedDates?: MarkedDates;
  /** What stands below a field that can be typed in; what is wrong with a typed text takes its place. */
  readonly note?: ReactNode;
  /** The page to open at while there is no value; today's by default. */
  readonly openDate?: DateInput;
  /** The language of the calendar and of the date; the interface's by default. */
  readonly language?: CalendarLanguage;
  /** How the value is written; day, abbreviated month and year by default. */
  readonly format?: (date: Date, language: CalendarLanguage) => string;
};

/** Sends the chart the value and the state of its owner, and gives the owner what was picked or typed. */
const useOwner = (
  actor: DatePickerRef,
  { disabled = false, onChange }: DatePickerProps,
  value: CalendarDay | undefined,
): void => {
  const announce = useEffectEvent((day: CalendarDay | undefined) => {
    onChange(day && dateOfDay(day));
  });
  useEffect(() => {
    const subscription = actor.on('value.changed', ({ day }) => {
      announce(day);
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

/** The day of a value; the same object as long as it is the same day. */
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

/** The picker that the props describe, with a running chart. */
export const usePicker = (props: DatePickerProps): Picker => {
  const options = optionsOf(props);
  const spoken = useLanguage();
  const language = props.language ?? spoken;
  const value = useDay(props.value);
  const today = useToday();
  const openingDay = value ?? readDate(props.openDate) ?? dayOfDate(today);
  const actor = useActorRef(datePickerMachine, {
    ...useInspection(),
    input: { ...calendarViews(props), isInline: props.inline ?? false, shown: openingDay },
  });
  useOwner(actor, props, value);
  const isDayDisabled = useMemo(() => disabledDayTest(options.disabledDates), [options.disabledDates]);
  return { ...options, actor, language, value, text: textOf(value, language, props.format), openingDay, isDayDisabled };
};
