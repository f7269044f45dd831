import { type LinePlace, lineWritesOf, placeOf } from './line-writes.ts';
import type { Pending } from './queue.ts';
import { byCollection, type Collection } from '../sheet/sheet.ts';
import type { OutboxRecord } from './writes.ts';

/** The state of a line's pending change: `saving` to the device, `waiting` for the server, or `refused` by it. */
export type LineState = 'saving' | 'waiting' | 'refused';

/** States by line id; lines without a pending change are absent. */
export type LineStates = ReadonlyMap<string, LineState>;

/** `unstored` contains the ids of records that are not stored on the device yet. */
type Held = Pending & { readonly unstored: readonly string[] };

type LineWithState = LinePlace & { readonly state: LineState };

const lineStatesOf = (records: readonly OutboxRecord[], state: LineState): readonly LineWithState[] =>
  records.flatMap(({ write }) => lineWritesOf(write).map((line) => ({ ...placeOf(line), state })));

/** The states of all lines with pending changes, by collection. With several changes, the worst state counts. */
export function lineStates({ queue, reviews, unstored }: Held): Readonly<Record<Collection, LineStates>> {
  const unsafe = new Set(unstored);
  // From best to worst: the last entry of a key wins.
  const lines = [
    ...lineStatesOf(queue, 'waiting'),
    ...lineStatesOf(
      queue.filter(({ id }) => unsafe.has(id)),
      'saving',
    ),
    ...lineStatesOf(reviews, 'refused'),
  ];
  const within = (collection: Collection): LineStates =>
    new Map(lines.filter((line) => line.collection === collection).map(({ id, state }) => [id, state]));
  return byCollection(within);
}

/** Whether both maps have the same state for the same lines. */
export const isSameStates = (a: LineStates, b: LineStates): boolean =>
  a.size === b.size && [...a].every(([id, state]) => b.get(id) === state);
