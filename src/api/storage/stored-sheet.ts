import type { Sheet } from '../../domain/sheet/sheet.ts';
import type { OutboxRecord, Write } from '../../domain/sync/writes.ts';

/** A sheet as stored on the device and exchanged by tabs. `order` has its wire name, which every version of the app knows. */
export type StoredSheet = Omit<Sheet, 'order'> & { readonly datePicker: number };

type SheetCreation = Extract<Write, { kind: 'sheet.create' }>;

/** A write as stored on the device. */
export type StoredWrite =
  | Exclude<Write, SheetCreation>
  | (Omit<SheetCreation, 'sheet'> & { readonly sheet: StoredSheet });

/** A record as stored on the device. */
export type StoredRecord = Omit<OutboxRecord, 'write'> & { readonly write: StoredWrite };

export const toStoredSheet = ({ order, ...sheet }: Sheet): StoredSheet => ({ ...sheet, datePicker: order });

export const fromStoredSheet = ({ datePicker, ...sheet }: StoredSheet): Sheet => ({ ...sheet, order: datePicker });

export const toStoredWrite = (write: Write): StoredWrite =>
  write.kind === 'sheet.create' ? { ...write, sheet: toStoredSheet(write.sheet) } : write;

export const fromStoredWrite = (write: StoredWrite): Write =>
  write.kind === 'sheet.create' ? { ...write, sheet: fromStoredSheet(write.sheet) } : write;

export const toStoredRecord = (record: OutboxRecord): StoredRecord => ({
  ...record,
  write: toStoredWrite(record.write),
});

/** Keeps fields that this version does not know. */
export const fromStoredRecord = (record: StoredRecord): OutboxRecord => ({
  ...record,
  write: fromStoredWrite(record.write),
});
