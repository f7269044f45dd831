import type { Entry } from '../../../src/domain/sheet/sheet.ts';
import type { OutboxRecord, Refusal, Write } from '../../../src/domain/sync/writes.ts';

let count = 0;

/** A stored record of the user of `renderSignedIn`. */
export const aRecord = (write: Write, fields: Partial<Pick<OutboxRecord, 'at' | 'refusal'>> = {}): OutboxRecord => {
  count += 1;
  return { v: 1, id: `record-${count}`, uid: 'user-1', seq: count, at: 0, write, ...fields };
};

export const aChange = (entry: Entry, value: number, refusal?: Refusal): OutboxRecord =>
  aRecord(
    {
      kind: 'entry.update',
      sheetId: 'sheet-1',
      collection: 'outDay',
      id: entry.id,
      changes: { value },
      before: { value: entry.value },
      line: { ...entry, value },
    },
    refusal && { refusal },
  );
