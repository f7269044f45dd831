import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import { sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import { DateButton } from '../../date-picker/date-button.ts';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import { useDateFormat } from '../../hooks/formats.ts';

const indexOf = (sheets: readonly Sheet[], day: Date): number => {
  const date = sheetDateOf(day);
  return sheets.findIndex((sheet) => sheet.date === date);
};

/** The shown sheet's date, which opens a calendar of the days that have a sheet. */
export function SheetDateButton() {
  const { t } = useTranslation();
  const format = useDateFormat();
  const actor = useSheets();
  const sheets = useSelector(actor, ({ context }) => context.sheets);
  const date = useSelector(actor, ({ context }) => context.sheets[context.index]?.date);
  const disabledDates = useMemo(() => ({ predicate: (day: Date) => indexOf(sheets, day) < 0 }), [sheets]);
  // Its place is kept until the sheets are known.
  if (!date) return <DateButton disabled sx={{ visibility: 'hidden' }} />;
  return (
    <DatePicker
      label={t('sheets.choose')}
      opener="button"
      value={date}
      format={format.sheet}
      disabledDates={disabledDates}
      onChange={(day) => {
        if (day) actor.send({ type: 'sheet.selected', index: indexOf(sheets, day) });
      }}
    />
  );
}
