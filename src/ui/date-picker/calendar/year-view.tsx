import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { isYearDisabled } from '../../../domain/calendar/disabled-dates.ts';
import { nearestCell, yearPage } from '../../../domain/calendar/page.ts';
import { useToday } from '../../hooks/use-today.ts';
import { pickerCell, pickerPage } from '../../theme/customizations/pickers.ts';
import type { ViewProps } from '../picker.ts';

const YearPage = styled('div')({ ...pickerPage, gridTemplateColumns: 'repeat(2, 1fr)' });
const Year = styled(ButtonBase)(({ theme }) => pickerCell(theme));

export function YearView({ picker, titleId }: ViewProps) {
  const { actor, value, isDisabled, isDayDisabled } = picker;
  const shown = useSelector(actor, ({ context }) => context.shown);
  const tabStop = nearestCell('year', shown, isDayDisabled)?.year;
  const thisYear = useToday().getFullYear();
  return (
    <YearPage role="radiogroup" aria-labelledby={titleId}>
      {yearPage(shown.year).map((year) => (
        <Year
          key={year}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio is chosen as soon as an arrow key reaches it
          role="radio"
          aria-checked={year === value?.year}
          aria-current={year === thisYear ? 'date' : undefined}
          disabled={isDisabled || isYearDisabled(isDayDisabled, year)}
          tabIndex={year === tabStop ? 0 : -1}
          onClick={() => {
            actor.send({ type: 'cell.picked', day: { year, month: 1, day: 1 } });
          }}
        >
          {year}
        </Year>
      ))}
    </YearPage>
  );
}
