import type { Sheet, SheetChanges } from '../../../domain/sheet/sheet.ts';
import { parseSheetDate } from '../../../domain/sheet/sheet-date.ts';
import type { WireDocument, WireFields } from '../../../../contract/values.ts';
import { idOf } from '../../documents/documents.ts';
import {
  encode,
  type Encoders,
  flag,
  moment,
  number,
  readFlag,
  readMoment,
  readNumber,
  readText,
  text,
} from './wire-values.ts';

// The wire calls a sheet's order `datePicker`.
type SheetFields = Omit<Sheet, 'id' | 'order'> & { readonly datePicker: number };

const sheetEncoders: Encoders<SheetFields> = {
  date: text,
  datePicker: moment,
  accountBalance: number,
  accountProvisionsBalance: number,
  provisionsPaid: flag,
};

/** The fields of a sheet's document. Source: docs/specification.md#sheet-fields. */
export const sheetFields = ({ id, order, ...sheet }: Sheet): WireFields => ({
  sheetid: text(id),
  ...encode(sheetEncoders, { ...sheet, datePicker: order }),
});

/** The changed fields of a sheet's document. */
export const sheetChangeFields = (changes: SheetChanges): WireFields => encode(sheetEncoders, changes);

/** Reads a sheet; undefined for the other documents in the list of sheets. */
export function readSheet(document: WireDocument): Sheet | undefined {
  const { fields } = document;
  const date = parseSheetDate(readText(fields, 'date'));
  return date === undefined
    ? undefined
    : {
        id: idOf(document),
        date,
        order: readMoment(fields, 'datePicker'),
        accountBalance: readNumber(fields, 'accountBalance'),
        accountProvisionsBalance: readNumber(fields, 'accountProvisionsBalance'),
        provisionsPaid: readFlag(fields, 'provisionsPaid', false),
      };
}
