import * as v from 'valibot';
import { type OutboxRecord, recordVersions, type Refusal, type UnreadableRecord } from '../../../domain/sync/writes.ts';
import { fromStoredRecord, type StoredRecord } from '../stored-sheet.ts';
import { documentId } from '../stored-shapes.ts';
import { write } from './write-shapes.ts';

const newest = Math.max(...recordVersions);
const maxDepth = 20;
const refusals = ['refused', 'deleted', 'dateTaken', 'conflict', 'quota'] satisfies readonly Refusal[];

const newer = v.object({ v: v.custom<number>((input) => typeof input === 'number' && input > newest) });

const finite = v.custom<number>(Number.isFinite);
const record = v.object({
  v: v.picklist(recordVersions),
  id: v.string(),
  uid: documentId,
  seq: finite,
  at: finite,
  write,
  refusal: v.exactOptional(v.picklist(refusals)),
});

const isRecord = (raw: unknown): raw is StoredRecord => {
  try {
    return v.is(record, raw);
  } catch {
    // Nested too deeply.
    return false;
  }
};

const textIn = (raw: unknown, field: string): string => {
  const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/** A copy for JSON: cycles and deep nesting are cut off. */
function finiteCopy(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (above.length === maxDepth || above.includes(value)) return '…';
  const within = [...above, value];
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => finiteCopy(item, within));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, finiteCopy(item, within)]));
}

const jsonOf = (raw: unknown): string => {
  try {
    return JSON.stringify(raw) ?? '';
  } catch {
    return JSON.stringify(finiteCopy(raw));
  }
};

/**
 * Reads a stored row: a record that can be sent, with its unknown fields; an unreadable record; or `newer`, stored by a newer version
 * of the app and left to it.
 */
export function readRecord(raw: unknown): OutboxRecord | UnreadableRecord | 'newer' {
  if (v.is(newer, raw)) return 'newer';
  return isRecord(raw) ? fromStoredRecord(raw) : { id: textIn(raw, 'id'), uid: textIn(raw, 'uid'), raw: jsonOf(raw) };
}
