import type { Collection, EntryChanges, EntryCollection, ProvisionChanges } from '../../../src/domain/sheet/sheet.ts';
import { dueDayChanges, hasDueDay } from '../../../src/domain/sheet/due-day.ts';
import type { Screen } from '../device/screen.ts';
import { entryDraft, provisionDraft } from './labels.ts';
import type { Action, SimulatedUser } from './user.ts';

const entryCollections: readonly EntryCollection[] = ['in', 'moneySaving', 'outDay', 'outMonth'];
const collections: readonly Collection[] = [...entryCollections, 'provisions'];
const few = 2;

export const addLine: Action = ({ sheet }, { world: { random }, labels, browser }) => {
  const collection = random.pick(collections) ?? 'in';
  if (collection === 'provisions') sheet.send({ type: 'provision.added', draft: provisionDraft(labels, browser) });
  else sheet.send({ type: 'entry.added', collection, draft: entryDraft(labels, browser) });
};

const anyLine = ({ content }: Screen, { world: { random }, profile }: SimulatedUser) => {
  const lines = collections.flatMap((collection) => content[collection].map(({ id }) => ({ collection, id })));
  return random.pick(profile === 'sameLines' ? lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, few) : lines);
};

const entryChanges = (
  { world: { random }, labels, browser }: SimulatedUser,
  collection: EntryCollection,
): EntryChanges => {
  const changes: readonly (() => EntryChanges)[] = [
    () => ({ name: labels.next(browser) }),
    () => ({ value: labels.nextNumber() }),
    () => ({ value: labels.nextNumber(), paid: random.chance(0.5) }),
    () => (hasDueDay(collection) ? dueDayChanges(random.below(29)) : { day: 1 + random.below(28) }),
  ];
  return random.pick(changes)?.() ?? {};
};

const provisionChanges = ({ world: { random }, labels, browser }: SimulatedUser): ProvisionChanges =>
  random.chance(0.5) ? { deductions: String(labels.nextNumber()) } : { name: labels.next(browser) };

export const changeLine: Action = (screen, user) => {
  const line = anyLine(screen, user);
  if (!line) return;
  const { collection, id } = line;
  if (collection === 'provisions') {
    screen.sheet.send({ type: 'provision.changed', id, changes: provisionChanges(user) });
  } else screen.sheet.send({ type: 'entry.changed', collection, id, changes: entryChanges(user, collection) });
};

export const removeLine: Action = (screen, user) => {
  const line = anyLine(screen, user);
  if (!line) return;
  const { collection, id } = line;
  if (collection === 'provisions') screen.sheet.send({ type: 'provision.removed', id });
  else screen.sheet.send({ type: 'entry.removed', collection, id });
};
