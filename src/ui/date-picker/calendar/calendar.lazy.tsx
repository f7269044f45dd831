import { styled } from '@mui/material/styles';
import RtlProvider from '@mui/system/RtlProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { calendarLocale } from '../../../domain/calendar/language.ts';
import { selectView } from '../../../machines/date-picker/date-picker.selectors.ts';
import { CalendarFrame } from './calendar-frame.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { gridLocale } from './grid-locale.ts';
import { CellKeys } from './cell-keys.tsx';
import { DayView } from './day-view.tsx';
import { MonthView } from './month-view.tsx';
import { dayMark } from '../../theme/customizations/pickers.ts';
import type { Picker } from '../picker.ts';
import { YearView } from './year-view.tsx';

type CalendarProps = {
  readonly picker: Picker;
  /** Focuses the chosen cell on mount. */
  readonly takesFocus?: boolean;
};

const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  margin: 0,
  padding: '8px 4px 0',
  color: theme.vars.palette.text.secondary,
  '&::before': { ...dayMark(theme), content: '""' },
}));

const views = { day: DayView, month: MonthView, year: YearView } as const;

export function Calendar({ picker, takesFocus = false }: CalendarProps) {
  const { tag, direction } = calendarLocale(picker.language);
  const { markedDates } = picker;
  const view = useSelector(picker.actor, selectView);
  const titleId = useId();
  const View = views[view];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={gridLocale(picker.language)}>
      <RtlProvider value={direction === 'rtl'}>
        <CalendarFrame dir={direction}>
          <CalendarHeader picker={picker} view={view} titleId={titleId} />
          <CellKeys picker={picker} view={view} takesFocus={takesFocus}>
            <div lang={tag}>
              <View picker={picker} titleId={titleId} />
            </div>
          </CellKeys>
          {/* Hidden from screen readers: the accessible name of each marked day contains this text. */}
          {markedDates && (
            <Legend aria-hidden sx={{ visibility: view === 'day' ? undefined : 'hidden' }}>
              {markedDates.label}
            </Legend>
          )}
        </CalendarFrame>
      </RtlProvider>
    </LocalizationProvider>
  );
}
