import { type LinePlace, lineWritesOf, placeOf } from './line-writes.ts';
import type { Pending } from './queue.ts';
import { byCollection, type Collection } from '../sheet/sheet.ts';
import type { OutboxRecord } from './writes.ts';

/** What became of the latest change of a line: not on the disk yet, kept until the server takes it, or refused by it. */
export type LineState = 'saving' | 'waiting' | 'refused';

/** Each state by the id of its line; a line that is not there is as the server has it. */
export type LineStates = ReadonlyMap<string, LineState>;

/** `unstored` holds the ids of records that are not on the disk yet. */
type Held = Pending & { readonly unstored: readonly string[] };

type LineWithState = LinePlace & { readonly state: LineState };

const lineStatesOf = (records: readonly OutboxRecord[], state: LineState): readonly LineWithState[] =>
  records.flatMap(({ write }) => lineWritesOf(write).map((line) => ({ ...placeOf(line), state })));

/** The states of the lines that a device holds changes of, by collection; the worst of a line that has several. */
export function lineStates({ queue, reviews, unstored }: Held): Readonly<Record<Collection, LineStates>> {
  const unsafe = new Set(unstored);
  // The last one that a map is given for a key stays.
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

/** Whether both hold the same states of the same lines. */
export const isSameStates = (a: LineStates, b: LineStates): boolean =>
  a.size === b.size && [...a].every(([id, state]) => b.get(id) === state);
