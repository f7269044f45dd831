import type { Line } from '../../../src/domain/sheet/sheet.ts';
import { isLineRemoval, lineWritesOf, placeOf } from '../../../src/domain/sync/line-writes.ts';
import type { Act } from '../user/action-log.ts';
import { labelOf } from '../user/labels.ts';
import { acceptable, type Claim, isAlarm, isTurnedDown, presenceOf } from './claims.ts';
import { linesMadeBy, sheetsRemovedBy } from './created.ts';
import type { Stored, StoredLine } from './stored.ts';
import type { Violation } from './violation.ts';

type Edit = Claim<Readonly<Record<string, unknown>>>;

/** A line with all that was done to it. */
type History = {
  readonly sheetId: string;
  readonly line: Line;
  readonly made: Act;
  readonly edits: Edit[];
  readonly deleted: Act[];
};

function addTo(histories: Map<string, History>, act: Act): void {
  const { write } = act;
  for (const { sheetId, line } of linesMadeBy(write)) {
    histories.set(line.id, { sheetId, line, made: act, edits: [], deleted: [] });
  }
  for (const change of lineWritesOf(write)) {
    if (change.kind === 'entry.update' || change.kind === 'provision.update')
      histories.get(change.id)?.edits.push({ act, value: change.changes });
    if (isLineRemoval(change)) histories.get(placeOf(change).id)?.deleted.push(act);
  }
}

const keyOf = (sheetId: string, label: string) => `${sheetId}/${label}`;

function checkFields({ line, edits }: History, stored: StoredLine, key: string): readonly Violation[] {
  // A line that was made without a due day is read as having none.
  const initial: Readonly<Record<string, unknown>> = { dueDay: 0, ...line };
  const final: Readonly<Record<string, unknown>> = stored.line;
  return [...new Set(edits.flatMap(({ value }) => Object.keys(value)))].flatMap((field) => {
    const claims = edits
      .filter(({ value }) => Object.hasOwn(value, field))
      .map(({ act, value }) => ({ act, value: value[field] }));
    return acceptable(initial[field], claims).includes(final[field])
      ? []
      : [{ kind: 'lost' as const, what: `edit of ${field} of ${key}` }];
  });
}

// Of changes that belong together one may have come too late: then none of them may be stored. Values are never the same twice.
const isStoredAllTheSame = ({ value }: Edit, { line }: StoredLine): boolean =>
  'paid' in line && value['value'] !== undefined && line.value === value['value'];

function checkAlarms({ made, edits, line }: History, stored: StoredLine, key: string): readonly Violation[] {
  const isAlarmed =
    (isAlarm(made) && stored.line.id === line.id) ||
    edits.some(
      (edit) =>
        isTurnedDown(edit.act) && (edit.act.write.kind !== 'lines.together' || isStoredAllTheSame(edit, stored)),
    );
  return isAlarmed ? [{ kind: 'falseAlarm', what: key }] : [];
}

function checkLine(history: History, removals: readonly Act[], stored: StoredLine | undefined): readonly Violation[] {
  const key = keyOf(history.sheetId, labelOf(history.line));
  const presence = presenceOf([history.made], [...history.deleted, ...removals]);
  if (!stored) return presence === 'must' ? [{ kind: 'lost', what: key }] : [];
  if (history.deleted.length > 0 && presenceOf([], history.deleted) === 'mustNot')
    return [{ kind: 'resurrected', what: key }];
  return [...checkFields(history, stored, key), ...checkAlarms(history, stored, key)];
}

/**
 * The stored line of each history of one label in one sheet: the one with its id, else one with an id that nobody has drawn.
 * Copied sheets have the same labels, so that a line that is moved may come to another of its label.
 */
function match(histories: readonly History[], found: readonly StoredLine[]) {
  const own = new Map(found.map((stored) => [stored.line.id, stored]));
  const unknown = found.filter(({ line }) => histories.every((history) => history.line.id !== line.id));
  const pairs = histories.map((history) => ({ history, stored: own.get(history.line.id) ?? unknown.shift() }));
  return { pairs, unclaimed: unknown.length };
}

/** The invariants of lines: none lost, duplicated, resurrected or invented; each field holds a last-writer value. */
export function checkLines(acts: readonly Act[], { lines }: Stored): readonly Violation[] {
  const histories = new Map<string, History>();
  for (const act of acts) addTo(histories, act);
  const made = Map.groupBy(histories.values(), ({ sheetId, line }) => keyOf(sheetId, labelOf(line)));
  const stored = Map.groupBy(lines, ({ sheetId, label }) => keyOf(sheetId, label));
  const removals = Map.groupBy(
    acts.flatMap((act) => sheetsRemovedBy(act.write).map((sheetId) => ({ act, sheetId }))),
    ({ sheetId }) => sheetId,
  );
  return [
    ...[...made].flatMap(([key, own]): readonly Violation[] => {
      const { pairs, unclaimed } = match(own, stored.get(key) ?? []);
      const doubled: readonly Violation[] = unclaimed > 0 ? [{ kind: 'doubled', what: key }] : [];
      return pairs
        .flatMap(({ history, stored: found }) =>
          checkLine(
            history,
            (removals.get(history.sheetId) ?? []).map(({ act }) => act),
            found,
          ),
        )
        .concat(doubled);
    }),
    ...[...stored.keys()].filter((key) => !made.has(key)).map((key): Violation => ({ kind: 'ghost', what: key })),
  ];
}

/** No orphaned lines. */
export function checkOrphans({ lines, sheets }: Stored): readonly Violation[] {
  const ids = new Set(sheets.map(({ id }) => id));
  return lines
    .filter(({ sheetId }) => !ids.has(sheetId))
    .map(({ sheetId, label }) => ({ kind: 'orphan', what: keyOf(sheetId, label) }));
}
