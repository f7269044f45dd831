import { pick } from '../../domain/lib/pick.ts';
import {
  type Entry,
  type EntryDraft,
  isExpense,
  type Line,
  type Sheet,
  type SheetContent,
} from '../../domain/sheet/sheet.ts';
import { isLineCreation, lineWritesOf, toBatch } from '../../domain/sync/line-writes.ts';
import type { LineWrite, Write } from '../../domain/sync/writes.ts';
import { info, type Toast, type ToastKey } from '../toaster/toast.ts';
import type { LineEdit, SheetEdit } from './sheet.events.ts';

type CreateId = () => string;
type Writes = readonly LineWrite[];

type EntryChanged = Extract<SheetEdit, { type: 'entry.changed' }>;
type EntryMoved = Extract<SheetEdit, { type: 'entry.moved' }>;
type EntryRemoved = Extract<SheetEdit, { type: 'entry.removed' }>;
type ProvisionRemoved = Extract<SheetEdit, { type: 'provision.removed' }>;
type ProvisionChanged = Extract<SheetEdit, { type: 'provision.changed' }>;

const newEntry = (id: string, draft: EntryDraft): Entry => ({ paid: false, ...draft, id, copy: '' });

type Shown = { readonly sheet: Sheet; readonly content: SheetContent | undefined };

function entryUpdate({ sheet, content }: Shown, { collection, id, changes }: EntryChanged): LineWrite {
  const entry = content?.[collection].find((line) => line.id === id);
  // If the entry has no due day, an undo must restore 0, which means none.
  const before = entry ? { before: pick({ dueDay: 0, ...entry }, changes), line: { ...entry, ...changes } } : {};
  return { kind: 'entry.update', sheetId: sheet.id, collection, id, changes, ...before };
}

function provisionUpdate({ sheet, content }: Shown, { id, changes }: ProvisionChanged): LineWrite {
  const provision = content?.provisions.find((line) => line.id === id);
  const before = provision ? { before: pick(provision, changes), line: { ...provision, ...changes } } : {};
  return { kind: 'provision.update', sheetId: sheet.id, id, changes, ...before };
}

function entryRemoval({ sheet, content }: Shown, { collection, id }: EntryRemoved): LineWrite {
  const line = content?.[collection].find((entry) => entry.id === id);
  return { kind: 'entry.delete', sheetId: sheet.id, collection, id, ...(line && { line }) };
}

function provisionRemoval({ sheet, content }: Shown, { id }: ProvisionRemoved): LineWrite {
  const line = content?.provisions.find((provision) => provision.id === id);
  return { kind: 'provision.delete', sheetId: sheet.id, id, ...(line && { line }) };
}

export function editsDeletedLine(edit: SheetEdit, { content }: Shown): boolean {
  if (edit.type !== 'entry.changed' && edit.type !== 'provision.changed') return false;
  const lines: readonly Line[] = content?.[edit.type === 'entry.changed' ? edit.collection : 'provisions'] ?? [];
  return Object.keys(edit.changes).length > 0 && !lines.some(({ id }) => id === edit.id);
}

/** Turns a charge into a daily expense of day 1, with the date of its sheet, like a new month does. */
const carriedExpense = (charge: Entry, { date }: Sheet): Entry => ({
  ...charge,
  day: 1,
  dueDay: 0,
  value: Math.abs(charge.value),
  debit: charge.value >= 0,
  copy: date,
});

/** Creates the new line first: if the new line already exists, an earlier attempt has also deleted the old line. */
function entryMove({ sheet, content }: Shown, edit: EntryMoved, createId: CreateId): Writes {
  const { collection, id, sheetId, replaces, asExpense = false } = edit;
  const line = content?.[collection].find((entry) => entry.id === id);
  if (!line) return [];
  const moved = { ...line, id: createId(), paid: replaces?.paid ?? line.paid };
  const created = asExpense
    ? ({ collection: 'outDay', entry: carriedExpense(moved, sheet) } as const)
    : { collection, entry: moved };
  return [
    { kind: 'entry.create', sheetId, ...created },
    ...(replaces ? [{ kind: 'entry.delete', sheetId, collection, id: replaces.id, line: replaces } as const] : []),
    { kind: 'entry.delete', sheetId: sheet.id, collection, id, line },
  ];
}

function lineWrites(edit: LineEdit, shown: Shown, createId: CreateId): Writes {
  const sheetId = shown.sheet.id;
  switch (edit.type) {
    case 'entry.added':
      return [{ kind: 'entry.create', sheetId, collection: edit.collection, entry: newEntry(createId(), edit.draft) }];
    case 'entry.changed':
      return [entryUpdate(shown, edit)];
    case 'entry.removed':
      return [entryRemoval(shown, edit)];
    case 'entry.moved':
      return entryMove(shown, edit, createId);
    case 'provision.added':
      return [{ kind: 'provision.create', sheetId, provision: { ...edit.draft, id: createId() } }];
    case 'provision.changed':
      return [provisionUpdate(shown, edit)];
    case 'provision.removed':
      return [provisionRemoval(shown, edit)];
  }
}

// `line` is undefined if the line was deleted meanwhile.
const hasLine = (write: LineWrite): boolean => isLineCreation(write) || ('line' in write && write.line !== undefined);

/** The write of an edit of the shown sheet, if any; `createId` returns the id of a new line. */
export function writeOf(edit: SheetEdit, shown: Shown, createId: CreateId): Write | undefined {
  if (edit.type === 'lines.edited')
    return toBatch(edit.edits.flatMap((line) => lineWrites(line, shown, createId)).filter(hasLine));
  if (edit.type !== 'sheet.changed') return toBatch(lineWrites(edit, shown, createId));
  const { changes } = edit;
  return { kind: 'sheet.update', sheetId: shown.sheet.id, changes, before: pick(shown.sheet, changes) };
}

/** The names of expenses that the user typed in an edit. Source: docs/specification.md#suggestion-learned. */
export const expensesAddedBy = (edit: SheetEdit): readonly string[] => {
  if (edit.type === 'lines.edited') return edit.arePasted ? [] : edit.edits.flatMap(expensesAddedBy);
  return edit.type === 'entry.added' && isExpense(edit.collection) ? [edit.draft.name] : [];
};

const isNamedRemoval = (write: LineWrite) =>
  (write.kind === 'entry.delete' || write.kind === 'provision.delete') && write.line ? [write.line.name] : [];

/** The toast of several lines added at once. A single typed line is visible and needs no toast. */
function additionToast(edit: SheetEdit, writes: Writes): Toast | undefined {
  const [first, ...others] = writes.flatMap((write) => (write.kind === 'entry.create' ? [write.entry.name] : []));
  if (edit.type !== 'lines.edited' || first === undefined) return undefined;
  if (others.length === 0) return info('notice.lineAdded', { name: first });
  return info('notice.linesAdded', { lines: String(others.length + 1) });
}

const isMove = (edit: SheetEdit): edit is EntryMoved => edit.type === 'entry.moved';

/** The text keys of the toast for one removed or moved line, and for several lines. */
function removalToasts(edit: SheetEdit): readonly [ToastKey, ToastKey] {
  const moves = (edit.type === 'lines.edited' ? edit.edits : [edit]).filter(isMove);
  if (moves.some(({ asExpense }) => asExpense)) return ['notice.chargeMoved', 'notice.chargesMoved'];
  if (moves.some(({ replaces }) => replaces)) return ['notice.lineMovedOverCopy', 'notice.linesMovedOverCopy'];
  return moves.length > 0 ? ['notice.lineMoved', 'notice.linesMoved'] : ['notice.lineDeleted', 'notice.linesDeleted'];
}

/** The toast of several removed or moved lines. For charges, the toast counts the charges that became daily expenses. */
function toastOfRemovals(key: ToastKey, lines: number, writes: Writes): Toast {
  if (key !== 'notice.chargesMoved') return info(key, { lines: String(lines) });
  const expenses = writes.filter((write) => write.kind === 'entry.create' && write.collection === 'outDay').length;
  return expenses === lines
    ? info(key, { lines: String(lines) })
    : info('notice.chargesMovedInPart', { lines: String(lines), expenses: String(expenses) });
}

const isNamedReceipt = (write: LineWrite) =>
  write.kind === 'entry.update' && write.collection === 'in' && write.changes.paid === true && write.line
    ? [write.line.name]
    : [];

/** A ticked income leaves the forecast, so the toast asks for a balance that includes the income. */
function receiptToast(writes: Writes): Toast | undefined {
  const [name] = writes.flatMap(isNamedReceipt);
  return name === undefined ? undefined : info('notice.updateBalance', { name });
}

/**
 * The toast that offers to undo an edit: removed or moved lines, several added lines, or a received income.
 * Other edits are visible and need no toast.
 */
export function toastOf(edit: SheetEdit, write: Write): Toast | undefined {
  if ('toast' in edit && edit.toast) return edit.toast;
  const writes = lineWritesOf(write);
  const moved = new Set(writes.flatMap((each) => (each.kind === 'entry.create' ? [each.sheetId] : [])));
  // The toast does not mention a replaced line of the other sheet.
  const leaving = writes.filter(({ sheetId }) => !moved.has(sheetId));
  const [name, ...others] = leaving.flatMap(isNamedRemoval);
  if (name === undefined) return additionToast(edit, writes) ?? receiptToast(writes);
  const [one, several] = removalToasts(edit);
  return others.length === 0 ? info(one, { name }) : toastOfRemovals(several, others.length + 1, writes);
}
