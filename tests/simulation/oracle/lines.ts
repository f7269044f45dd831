import type { Line } from '../../../src/domain/sheet/sheet.ts';
import type { Act } from '../person/acts.ts';
import { labelOf } from '../person/labels.ts';
import { acceptable, type Claim, isAlarm, isTurnedDown, presenceOf } from './claims.ts';
import { linesMadeBy, sheetsRemovedBy } from './made.ts';
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
  if (write.kind === 'entry.update' || write.kind === 'provision.update') {
    histories.get(write.id)?.edits.push({ act, value: write.changes });
  }
  if (write.kind === 'entry.delete' || write.kind === 'provision.delete') histories.get(write.id)?.deleted.push(act);
}

const keyOf = (sheetId: string, label: string) => `${sheetId}/${label}`;

function checkFields({ line, edits }: History, stored: StoredLine, key: string): readonly Violation[] {
  const initial: Readonly<Record<string, unknown>> = line;
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

function checkAlarms({ made, edits, line }: History, stored: StoredLine, key: string): readonly Violation[] {
  const isAlarmed = (isAlarm(made) && stored.line.id === line.id) || edits.some(({ act }) => isTurnedDown(act));
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

/** The invariants of lines: none lost, duplicated, resurrected or invented; each field holds a last-writer value. */
export function checkLines(acts: readonly Act[], { lines }: Stored): readonly Violation[] {
  const histories = new Map<string, History>();
  for (const act of acts) addTo(histories, act);
  const known = new Set([...histories.values()].map(({ sheetId, line }) => keyOf(sheetId, labelOf(line))));
  const stored = Map.groupBy(lines, ({ sheetId, label }) => keyOf(sheetId, label));
  const removals = Map.groupBy(
    acts.flatMap((act) => sheetsRemovedBy(act.write).map((sheetId) => ({ act, sheetId }))),
    ({ sheetId }) => sheetId,
  );
  return [
    ...[...histories.values()].flatMap((history) => {
      const [found] = stored.get(keyOf(history.sheetId, labelOf(history.line))) ?? [];
      const removed = (removals.get(history.sheetId) ?? []).map(({ act }) => act);
      return checkLine(history, removed, found);
    }),
    ...[...stored].flatMap(([key, found]): readonly Violation[] => {
      if (!known.has(key)) return [{ kind: 'ghost', what: key }];
      return found.length > 1 ? [{ kind: 'doubled', what: key }] : [];
    }),
  ];
}

/** No orphaned lines. */
export function checkOrphans({ lines, sheets }: Stored): readonly Violation[] {
  const ids = new Set(sheets.map(({ id }) => id));
  return lines
    .filter(({ sheetId }) => !ids.has(sheetId))
    .map(({ sheetId, label }) => ({ kind: 'orphan', what: keyOf(sheetId, label) }));
}
