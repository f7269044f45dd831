import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import { type SheetDate, sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import { ButtonPicker } from '../../date-picker/button-picker.tsx';
import { DateButton } from '../../date-picker/date-button.ts';
import { usePicker } from '../../date-picker/use-picker.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import { useDateFormat } from '../../hooks/formats.ts';
import { useSheetRequests } from './sheet-requests.ts';

const indexOf = (sheets: readonly Sheet[], day: Date): number => {
  const date = sheetDateOf(day);
  return sheets.findIndex((sheet) => sheet.date === date);
};

/** The date of the shown sheet. It opens a calendar of the days that have a sheet. */
export function SheetDateButton() {
  const date = useSelector(useSheets(), ({ context }) => context.sheets[context.index]?.date);
  // Keeps its space until the sheets are loaded.
  return date ? <ShownDate date={date} /> : <DateButton disabled sx={{ visibility: 'hidden' }} />;
}

// Not a `DatePicker`: home would also load its text field.
function ShownDate({ date }: { readonly date: SheetDate }) {
  const { t } = useTranslation();
  const format = useDateFormat();
  const actor = useSheets();
  const sheets = useSelector(actor, ({ context }) => context.sheets);
  const { hasContent, requestNewSheet } = useSheetRequests();
  const disabledDates = useMemo(() => ({ predicate: (day: Date) => indexOf(sheets, day) < 0 }), [sheets]);
  const picker = usePicker({
    label: t('sheets.choose'),
    value: date,
    format: format.sheet,
    disabledDates,
    onChange: (day) => {
      if (day) actor.send({ type: 'sheet.selected', index: indexOf(sheets, day) });
    },
  });
  const newSheet = (
    <Button
      fullWidth
      aria-haspopup="dialog"
      startIcon={<Icon name="plus" />}
      disabled={!hasContent}
      onClick={() => {
        picker.actor.send({ type: 'closing.requested' });
        requestNewSheet();
      }}
    >
      {t('situation.newSheet')}
    </Button>
  );
  return <ButtonPicker picker={picker} footer={newSheet} />;
}
