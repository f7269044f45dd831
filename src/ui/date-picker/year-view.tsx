import ButtonBase from '@mui/material/ButtonBase';
import { useSelector } from '@xstate/react';
import { isYearDisabled } from '../../domain/calendar/disabled-dates.ts';
import { nearestCell } from '../../domain/calendar/page.ts';
import { yearPage } from '../../domain/calendar/year-page.ts';
import { useToday } from '../shell/use-today.ts';
import type { ViewProps } from './view-props.ts';

/** Ten years. */
export function YearView({ picker, titleId }: ViewProps) {
  const { actor, value, isDisabled, isDayDisabled } = picker;
  const shown = useSelector(actor, ({ context }) => context.shown);
  const tabStop = nearestCell('year', shown, isDayDisabled)?.year;
  const thisYear = useToday().getFullYear();
  return (
    <div className="year-page" role="radiogroup" aria-labelledby={titleId}>
      {yearPage(shown.year).map((year) => (
        <ButtonBase
          key={year}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio is chosen as soon as an arrow key reaches it
          role="radio"
          className="year-cell"
          aria-checked={year === value?.year}
          aria-current={year === thisYear ? 'date' : undefined}
          disabled={isDisabled || isYearDisabled(isDayDisabled, year)}
          tabIndex={year === tabStop ? 0 : -1}
          onClick={() => {
            actor.send({ type: 'cell.picked', day: { year, month: 1, day: 1 } });
          }}
        >
          {year}
        </ButtonBase>
      ))}
    </div>
  );
}
