import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { nextFreeMonthStart } from '../../../domain/sheet/new-sheet/new-sheet.ts';
import { type SheetDate, sheetDateOf, toLocalDate, yesterdayOf } from '../../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { useDateFormat } from '../../hooks/formats.ts';
import { useLayout } from '../../hooks/layout.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { DateAvailability } from './date-availability.tsx';

const Shortcuts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

const Shortcut = styled(Button)(({ theme: { shape } }) => ({
  minHeight: 28,
  borderRadius: shape.pill,
  fontSize: '0.75rem',
  fontWeight: 400,
  [touchOrNarrow]: { minHeight: 44, padding: '0 16px', fontSize: '0.8125rem' },
}));

/** The date of the new sheet: typed, picked in the calendar, or one of two suggestions. */
export function NewSheetDate({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const format = useDateFormat();
  const { isTouch } = useLayout();
  const date = useSelector(newSheet, ({ context }) => context.date);
  const today = useSelector(newSheet, ({ context }) => context.environment.today());
  const sheets = useSelector(newSheet, ({ context }) => context.sources.sheets);
  const disabledDates = useMemo(() => ({ to: toLocalDate(yesterdayOf(today)) }), [today]);
  const dates = useMemo(() => new Set(sheets.map((sheet) => sheet.date)), [sheets]);
  const first = nextFreeMonthStart(today, sheets);
  const choose = (chosen: SheetDate) => newSheet.send({ type: 'date.chosen', date: chosen });
  return (
    <div>
      <DatePicker
        label={t('newSheet.date')}
        value={date}
        disabledDates={disabledDates}
        markedDates={{ predicate: (day) => dates.has(sheetDateOf(day)), label: t('newSheet.sheetExists') }}
        note={<DateAvailability newSheet={newSheet} />}
        typeable
        opensOnClick={isTouch}
        onChange={(chosen) => (chosen ? choose(sheetDateOf(chosen)) : newSheet.send({ type: 'date.cleared' }))}
      />
      <Shortcuts>
        <Shortcut variant="outlined" onClick={() => choose(today)}>
          {t('newSheet.today', { date: format.dayMonth(toLocalDate(today)) })}
        </Shortcut>
        <Shortcut variant="outlined" onClick={() => choose(first)}>
          {format.day(toLocalDate(first))}
        </Shortcut>
      </Shortcuts>
    </div>
  );
}
