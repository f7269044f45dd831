import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { useSelector } from '@xstate/react';
import { isMonthDisabled } from '../../../domain/calendar/disabled-dates.ts';
import { columns } from '../../../domain/calendar/moves.ts';
import { nearestCell } from '../../../domain/calendar/page.ts';
import { gridBounds, fromGridDay, toGridDay } from './grid-day.ts';
import type { ViewProps } from '../picker.ts';

export function MonthView({ picker, titleId }: ViewProps) {
  const { actor, language, value, isDisabled, isDayDisabled } = picker;
  const shown = useSelector(actor, ({ context }) => context.shown);
  const reference = nearestCell('month', shown, isDayDisabled) ?? shown;
  return (
    <MonthCalendar
      // MUI reads the year and the focused month on mount only.
      key={`${language} ${shown.year}`}
      {...gridBounds}
      gridLabelId={titleId}
      monthsPerRow={columns.month}
      value={value?.year === shown.year ? toGridDay({ ...value, day: 1 }) : null}
      referenceDate={toGridDay({ ...reference, day: 1 })}
      shouldDisableMonth={(month) => isMonthDisabled(isDayDisabled, month.year(), month.month() + 1)}
      disabled={isDisabled}
      onChange={(month) => {
        actor.send({ type: 'cell.picked', day: { ...fromGridDay(month), day: 1 } });
      }}
    />
  );
}
