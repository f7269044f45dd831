import { planSheet } from '../../../src/domain/new-sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet-date.ts';
import type { Collection, EntryChanges, EntryCollection, ProvisionChanges } from '../../../src/domain/sheet.ts';
import { type Screen, reload } from '../device/screen.ts';
import type { World } from '../world/world.ts';
import { entryDraft, type Labels, provisionDraft } from './labels.ts';

/** Who does something, with what is theirs to tell apart. */
export type Person = {
  readonly world: World;
  readonly labels: Labels;
  readonly browser: string;
  readonly isBusy: boolean;
};

type Deed = (screen: Screen, person: Person) => void;

const entryCollections: readonly EntryCollection[] = ['in', 'moneySaving', 'outDay', 'outMonth'];
const collections: readonly Collection[] = [...entryCollections, 'provisions'];

const addLine: Deed = ({ sheet }, { world: { random }, labels, browser }) => {
  const collection = random.pick(collections) ?? 'in';
  if (collection === 'provisions') sheet.send({ type: 'provision.added', draft: provisionDraft(labels, browser) });
  else sheet.send({ type: 'entry.added', collection, draft: entryDraft(labels, browser) });
};

const anyLine = ({ content }: Screen, { world: { random } }: Person) => {
  const lines = collections.flatMap((collection) => content[collection].map(({ id }) => ({ collection, id })));
  return random.pick(lines);
};

const entryChanges = ({ world: { random }, labels, browser }: Person): EntryChanges => {
  const changes: readonly (() => EntryChanges)[] = [
    () => ({ name: labels.next(browser) }),
    () => ({ value: labels.nextNumber() }),
    () => ({ value: labels.nextNumber(), paid: random.chance(0.5) }),
    () => ({ day: 1 + random.below(28) }),
  ];
  return random.pick(changes)?.() ?? {};
};

const provisionChanges = ({ world: { random }, labels, browser }: Person): ProvisionChanges =>
  random.chance(0.5) ? { deductions: String(labels.nextNumber()) } : { name: labels.next(browser) };

const changeLine: Deed = (screen, person) => {
  const line = anyLine(screen, person);
  if (!line) return;
  const { collection, id } = line;
  if (collection === 'provisions') {
    screen.sheet.send({ type: 'provision.changed', id, changes: provisionChanges(person) });
  } else screen.sheet.send({ type: 'entry.changed', collection, id, changes: entryChanges(person) });
};

const removeLine: Deed = (screen, person) => {
  const line = anyLine(screen, person);
  if (!line) return;
  const { collection, id } = line;
  if (collection === 'provisions') screen.sheet.send({ type: 'provision.removed', id });
  else screen.sheet.send({ type: 'entry.removed', collection, id });
};

const changeSheet: Deed = ({ sheet }, { world: { random }, labels }) => {
  const amount = labels.nextNumber();
  const changes = random.chance(0.5) ? { accountBalance: amount } : { accountProvisionsBalance: amount };
  sheet.send({ type: 'sheet.changed', changes });
};

// A day that nobody else chooses: two sheets of one day are another story.
const freshDate = ({ labels }: Person) => {
  const days = labels.nextNumber();
  return toSheetDate(2026 + Math.floor(days / 336), 1 + (Math.floor(days / 28) % 12), 1 + (days % 28));
};

const copySheet: Deed = ({ tab, list, shown, content }, person) => {
  const { random } = person.world;
  const option = random.chance(0.7) ? 'duplicate' : 'empty';
  const sources = { sheets: list, shown: { sheet: shown, content }, newestContent: undefined };
  const made = planSheet(option, freshDate(person), sources, random.id);
  if (made) tab.workspace.send({ type: 'sheet.created', ...made });
};

/** The sheet that is there from the start, and stays. */
export const firstSheetId = 'first';

const removeSheet: Deed = ({ tab, shown }) => {
  if (shown.id !== firstSheetId) tab.workspace.send({ type: 'sheet.removed', id: shown.id });
};

const addOperation: Deed = ({ parameters }, { labels, browser }) =>
  parameters.send({ type: 'operation.added', name: labels.next(`Operation ${browser}`) });

const changeOperation: Deed = ({ parameters }, { world: { random }, labels, browser }) => {
  const name = random.pick(parameters.getSnapshot().context.parameters.operations);
  if (name === undefined) return;
  if (random.chance(0.5)) parameters.send({ type: 'operation.removed', name });
  else parameters.send({ type: 'operation.renamed', name, to: labels.next(`Operation ${browser}`) });
};

const addCategory: Deed = ({ parameters }, { labels, browser }) =>
  parameters.send({ type: 'category.added', name: labels.next(`Category ${browser}`) });

const toggleUnpaid: Deed = ({ parameters }) => parameters.send({ type: 'unpaidOnly.toggled' });

const turnPage: Deed = ({ sheets, list }, { world: { random } }) =>
  sheets.send({ type: 'sheet.selected', index: random.below(list.length) });

const readAgain: Deed = (screen, { world: { random } }) => {
  if (random.chance(0.5)) reload(screen);
  else screen.sheet.send({ type: 'sheet.reloadRequested' });
};

type Weighed = readonly (readonly [weight: number, deed: Deed])[];

const everyday: Weighed = [
  [28, addLine],
  [32, changeLine],
  [10, removeLine],
  [4, changeSheet],
  [6, copySheet],
  [3, removeSheet],
  [3, addOperation],
  [2, changeOperation],
  [2, addCategory],
  [1, toggleUnpaid],
  [5, turnPage],
  [4, readAgain],
];

// Whole sheets come and go.
const busy: Weighed = [
  [10, addLine],
  [10, changeLine],
  [30, copySheet],
  [30, removeSheet],
  [10, turnPage],
];

/** Does one thing, drawn by how often people do it. */
export function doSomething(screen: Screen, person: Person): void {
  const deeds = person.isBusy ? busy : everyday;
  let drawn = person.world.random.below(deeds.reduce((sum, [weight]) => sum + weight, 0));
  const chosen = deeds.find(([weight]) => {
    drawn -= weight;
    return drawn < 0;
  });
  chosen?.[1](screen, person);
}
