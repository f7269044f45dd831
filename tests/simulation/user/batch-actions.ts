import type { EntryCollection } from '../../../src/domain/sheet/sheet.ts';
import { entryCollections } from '../../../src/domain/sheet/sheet.ts';
import type { LineEdit } from '../../../src/machines/sheet/sheet.events.ts';
import type { Screen } from '../device/screen.ts';
import { entryDraft } from './labels.ts';
import type { Action, SimulatedUser } from './user.ts';

const few = 2;
const most = 4;

type Lines = readonly { readonly id: string }[];
type EditsOf = (lines: Lines, collection: EntryCollection, screen: Screen, user: SimulatedUser) => readonly LineEdit[];

const tick: EditsOf = (lines, collection, _, { world: { random } }) => {
  const changes = { paid: random.chance(0.5) };
  return lines.map(({ id }) => ({ type: 'entry.changed', collection, id, changes }));
};

const revalue: EditsOf = (lines, collection, _, { labels }) =>
  lines.map(({ id }) => ({ type: 'entry.changed', collection, id, changes: { value: labels.nextNumber() } }));

const move: EditsOf = (lines, collection, { list, shown }, { world: { random } }) => {
  const sheet = random.pick(list.filter(({ id }) => id !== shown.id));
  return sheet ? lines.map(({ id }) => ({ type: 'entry.moved', collection, id, sheetId: sheet.id })) : [];
};

const remove: EditsOf = (lines, collection) => lines.map(({ id }) => ({ type: 'entry.removed', collection, id }));

const add: EditsOf = (_, collection, __, { world: { random }, labels, browser }) =>
  Array.from({ length: 2 + random.below(few) }, () => ({
    type: 'entry.added',
    collection,
    draft: entryDraft(labels, browser),
  }));

const kinds: readonly EditsOf[] = [tick, revalue, revalue, move, move, remove, add];

/** Selects lines of one list and changes them as one batch. */
export const editTogether: Action = (screen, user) => {
  const { random } = user.world;
  const collection = random.pick(entryCollections) ?? 'in';
  const all: Lines = screen.content[collection];
  const first = random.below(Math.max(1, user.profile === 'sameLines' ? few : all.length));
  const lines = all.slice(first, first + 2 + random.below(most - 1));
  const editsOf = random.pick(kinds) ?? tick;
  screen.sheet.send({ type: 'lines.edited', edits: editsOf(lines, collection, screen, user) });
};
