import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { weekdayNames } from '../../../domain/calendar/format-day.ts';
import { nearestCell } from '../../../domain/calendar/page.ts';
import { gridBounds, fromGridDay, toGridDay } from './grid-day.ts';
import type { ViewProps } from '../picker.ts';

// MUI labels the grid by `labelId`, so the header slot must render an element with that id.
const GridName = ({ labelId, currentMonth }: PickersCalendarHeaderProps) => (
  <span id={labelId} hidden>
    {usePickerAdapter().formatByString(currentMonth, 'MMMM YYYY')}
  </span>
);

const markOf = (day: number, label: string) => ({ 'aria-label': `${day}, ${label}`, 'data-marked': '' });

export function DayView({ picker }: ViewProps) {
  const { actor, language, value, isDisabled, isDayDisabled, markedDates } = picker;
  const shown = useSelector(actor, ({ context }) => context.shown);
  const initials = useMemo(() => weekdayNames(language, 'narrow'), [language]);
  // MUI compares by reference: a new object counts as a new value and takes the focus.
  const chosen = useMemo(() => (value ? toGridDay(value) : null), [value]);
  const isValueShown = value?.year === shown.year && value.month === shown.month;
  return (
    <DateCalendar
      // MUI turns the page only when the value changes: a new key starts at the wanted page.
      key={`${language} ${shown.year}-${shown.month}`}
      {...gridBounds}
      views={['day']}
      slots={{ calendarHeader: GridName }}
      slotProps={{
        day: ({ day }) => (markedDates?.predicate(day.toDate()) ? markOf(day.date(), markedDates.label) : {}),
      }}
      value={isValueShown ? chosen : null}
      referenceDate={toGridDay(nearestCell('day', shown, isDayDisabled) ?? shown)}
      shouldDisableDate={(day) => isDayDisabled(fromGridDay(day))}
      dayOfWeekFormatter={(day) => initials[day.day()] ?? ''}
      fixedWeekNumber={6}
      reduceAnimations
      disabled={isDisabled}
      onChange={(day) => {
        if (day) actor.send({ type: 'cell.picked', day: fromGridDay(day) });
      }}
    />
  );
}
