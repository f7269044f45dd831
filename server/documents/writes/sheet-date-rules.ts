import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { sheetDateTaken } from '../../../contract/writes.ts';
import { prepareQuery } from '../../store/rows.ts';
import { DocumentFailure, permissionDenied } from '../failure.ts';
import type { DocumentPath } from '../path.ts';
import type { Plan, PlannedWrite } from './plan.ts';
import type { StoredDocument } from '../stored-document.ts';

type DatedSheet = { readonly uid: string; readonly id: string; readonly date: string };

const dateOf = (document: StoredDocument | undefined): string | undefined => {
  const date = document?.fields['date'];
  return date !== undefined && 'stringValue' in date ? date.stringValue : undefined;
};

const isSheetPath = (path: DocumentPath): boolean => path.length === 2;

/** Whether a date exists in the calendar. The security rules do not check this: they allow `2026-2-30`. */
const isInCalendar = (date: string): boolean => {
  const [year = '', month = '', day = ''] = date.split('-');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00.000Z`;
  const time = Date.parse(iso);
  // `Date` reads 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString() === iso;
};

const hasImpossibleDate = ({ path, before, after }: PlannedWrite): boolean => {
  const date = isSheetPath(path) ? dateOf(after) : undefined;
  return date !== undefined && date !== dateOf(before) && !isInCalendar(date);
};

// A `replace` is exempt: an import stores its sheets before it deletes the existing sheets of the same dates. A commit may write a
// sheet more than once; only the last write counts.
const datedSheets = ({ writes, readAfter }: Plan): readonly DatedSheet[] => {
  const changes = writes.filter(({ path, intent }) => isSheetPath(path) && intent !== 'replace');
  const paths = new Map(changes.map((write) => [write.path.join('/'), write]));
  return [...paths.values()].flatMap(({ path: [uid = '', id = ''], before }) => {
    const date = dateOf(readAfter([uid, id]));
    // Existing duplicate sheets may still be edited, so only a new date is checked.
    return date === undefined || date === dateOf(before) ? [] : [{ uid, id, date }];
  });
};

/** Requires dates that exist, and at most one sheet for each date. Returns the failure of a commit, or undefined. */
export const createSheetDateRules = (database: DatabaseSync): ((plan: Plan) => DocumentFailure | undefined) => {
  const sameDate = prepareQuery(
    database,
    `SELECT id FROM documents
      WHERE parent = ? AND instr(parent, '/') = 0 AND json_extract(fields, '$.date.stringValue') = ?`,
    v.object({ id: v.string() }),
  );

  return (plan) => {
    if (plan.writes.some(hasImpossibleDate)) return permissionDenied();
    const written = datedSheets(plan);
    const dates = new Set(written.map(({ uid, date }) => `${uid}/${date}`));
    const isTaken = ({ uid, id, date }: DatedSheet): boolean =>
      sameDate.all(uid, date).some((other) => other.id !== id && dateOf(plan.readAfter([uid, other.id])) === date);
    if (dates.size === written.length && !written.some(isTaken)) return undefined;
    return new DocumentFailure('ALREADY_EXISTS', sheetDateTaken);
  };
};
