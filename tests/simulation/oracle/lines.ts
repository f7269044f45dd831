import type { Line } from '../../../src/domain/sheet/sheet.ts';
import { isLineRemoval, lineWritesOf, placeOf } from '../../../src/domain/sync/line-writes.ts';
import type { LoggedAction } from '../user/action-log.ts';
import { labelOf } from '../user/labels.ts';
import { acceptableValues, type Claim, isFalseAlarmIfStored, isRejected, presenceOf } from './claims.ts';
import { linesCreatedBy, sheetsRemovedBy } from './created.ts';
import type { Stored, StoredLine } from './stored.ts';
import type { Violation } from './violation.ts';

type Edit = Claim<Readonly<Record<string, unknown>>>;

type History = {
  readonly sheetId: string;
  readonly line: Line;
  readonly created: LoggedAction;
  readonly edits: Edit[];
  readonly deleted: LoggedAction[];
};

function addTo(histories: Map<string, History>, action: LoggedAction): void {
  const { write } = action;
  for (const { sheetId, line } of linesCreatedBy(write)) {
    histories.set(line.id, { sheetId, line, created: action, edits: [], deleted: [] });
  }
  for (const change of lineWritesOf(write)) {
    if (change.kind === 'entry.update' || change.kind === 'provision.update')
      histories.get(change.id)?.edits.push({ action, value: change.changes });
    if (isLineRemoval(change)) histories.get(placeOf(change).id)?.deleted.push(action);
  }
}

const keyOf = (sheetId: string, label: string) => `${sheetId}/${label}`;

function checkFields({ line, edits }: History, stored: StoredLine, key: string): readonly Violation[] {
  // A line without a due day is read with the due day 0.
  const initial: Readonly<Record<string, unknown>> = { dueDay: 0, ...line };
  const final: Readonly<Record<string, unknown>> = stored.line;
  return [...new Set(edits.flatMap(({ value }) => Object.keys(value)))].flatMap((field) => {
    const claims = edits
      .filter(({ value }) => Object.hasOwn(value, field))
      .map(({ action, value }) => ({ action, value: value[field] }));
    return acceptableValues(initial[field], claims).includes(final[field])
      ? []
      : [{ kind: 'lost' as const, what: `edit of ${field} of ${key}` }];
  });
}

// A refused batch must not be stored in part. Every value is unique, so a stored value comes from one known batch.
const isStored = ({ value }: Edit, { line }: StoredLine): boolean =>
  'paid' in line && value['value'] !== undefined && line.value === value['value'];

function checkFalseAlarms({ created, edits, line }: History, stored: StoredLine, key: string): readonly Violation[] {
  const isFalseAlarm =
    (isFalseAlarmIfStored(created) && stored.line.id === line.id) ||
    edits.some(
      (edit) => isRejected(edit.action) && (edit.action.write.kind !== 'lines.together' || isStored(edit, stored)),
    );
  return isFalseAlarm ? [{ kind: 'falseAlarm', what: key }] : [];
}

function checkLine(
  history: History,
  removals: readonly LoggedAction[],
  stored: StoredLine | undefined,
): readonly Violation[] {
  const key = keyOf(history.sheetId, labelOf(history.line));
  const presence = presenceOf([history.created], [...history.deleted, ...removals]);
  if (!stored) return presence === 'must' ? [{ kind: 'lost', what: key }] : [];
  if (history.deleted.length > 0 && presenceOf([], history.deleted) === 'mustNot')
    return [{ kind: 'resurrected', what: key }];
  return [...checkFields(history, stored, key), ...checkFalseAlarms(history, stored, key)];
}

/**
 * Matches each history of a label in a sheet with a stored line: by id, otherwise with a line of an unknown id. Copied sheets have
 * the same labels, so a moved line may share the sheet with another line of its label.
 */
function match(histories: readonly History[], found: readonly StoredLine[]) {
  const own = new Map(found.map((stored) => [stored.line.id, stored]));
  const unknown = found.filter(({ line }) => histories.every((history) => history.line.id !== line.id));
  const pairs = histories.map((history) => ({ history, stored: own.get(history.line.id) ?? unknown.shift() }));
  return { pairs, unclaimed: unknown.length };
}

/** Checks that no line is lost, duplicated, resurrected or invented, and that each field has the last value of a device. */
export function checkLines(actions: readonly LoggedAction[], { lines }: Stored): readonly Violation[] {
  const histories = new Map<string, History>();
  for (const action of actions) addTo(histories, action);
  const created = Map.groupBy(histories.values(), ({ sheetId, line }) => keyOf(sheetId, labelOf(line)));
  const stored = Map.groupBy(lines, ({ sheetId, label }) => keyOf(sheetId, label));
  const removals = Map.groupBy(
    actions.flatMap((action) => sheetsRemovedBy(action.write).map((sheetId) => ({ action, sheetId }))),
    ({ sheetId }) => sheetId,
  );
  return [
    ...[...created].flatMap(([key, own]): readonly Violation[] => {
      const { pairs, unclaimed } = match(own, stored.get(key) ?? []);
      const duplicated: readonly Violation[] = unclaimed > 0 ? [{ kind: 'duplicated', what: key }] : [];
      return pairs
        .flatMap(({ history, stored: found }) =>
          checkLine(
            history,
            (removals.get(history.sheetId) ?? []).map(({ action }) => action),
            found,
          ),
        )
        .concat(duplicated);
    }),
    ...[...stored.keys()].filter((key) => !created.has(key)).map((key): Violation => ({ kind: 'invented', what: key })),
  ];
}

/** Checks that each line has a sheet (no orphans). */
export function checkOrphans({ lines, sheets }: Stored): readonly Violation[] {
  const ids = new Set(sheets.map(({ id }) => id));
  return lines
    .filter(({ sheetId }) => !ids.has(sheetId))
    .map(({ sheetId, label }) => ({ kind: 'orphan', what: keyOf(sheetId, label) }));
}
