import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { toLocalDate, yesterdayOf } from '../../../domain/sheet/sheet-date-order.ts';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { useLayout } from '../../sheet/frame/layout.ts';

/** The day of the new sheet; under a thumb the field opens the calendar, elsewhere it can be typed in. */
export function NewSheetDate({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const date = useSelector(newSheet, ({ context }) => context.date);
  const today = useSelector(newSheet, ({ context }) => context.environment.today());
  const disabledDates = useMemo(() => ({ to: toLocalDate(yesterdayOf(today)) }), [today]);
  return (
    <DatePicker
      label={t('newSheet.date')}
      value={date}
      disabledDates={disabledDates}
      typeable={!isTouch}
      onChange={(chosen) =>
        newSheet.send(chosen ? { type: 'date.chosen', date: sheetDateOf(chosen) } : { type: 'date.cleared' })
      }
    />
  );
}
