import type { Collection, Line, Sheet } from '../../../src/domain/sheet/sheet.ts';
import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import { reload, screenOf, retryFailedReads } from '../device/screen.ts';
import type { Tab } from '../device/tab.ts';
import type { World } from '../world.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const loading = 6000;

const collections: readonly Collection[] = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'];

const textOf = (lines: readonly Line[]) => JSON.stringify(lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)));

const diverged = (tab: Tab, what: string): readonly Violation[] => [
  { kind: 'diverged', what: `${what} on ${tab.name}` },
];

function checkShown(tab: Tab, { lines, sheets }: Stored): readonly Violation[] {
  const screen = screenOf(tab);
  if (!screen) return diverged(tab, 'no sheet');
  const { shown, content } = screen;
  if (JSON.stringify(sheets.find(({ id }) => id === shown.id)) !== JSON.stringify(shown))
    return diverged(tab, `sheet ${shown.id}`);
  return collections.flatMap((collection) => {
    const stored = lines.filter((line) => line.sheetId === shown.id && line.collection === collection);
    return textOf(stored.map(({ line }) => line)) === textOf(content[collection])
      ? []
      : diverged(tab, `${shown.id}/${collection}`);
  });
}

const ids = (sheets: readonly Sheet[]) => sheets.map(({ id }) => id).join(',');
// Sheets with the same date have no defined order.
const newestFirst = (sheets: readonly Sheet[], shown: readonly Sheet[]) =>
  sheets.toSorted(
    (a, b) => b.order - a.order || shown.findIndex(({ id }) => id === a.id) - shown.findIndex(({ id }) => id === b.id),
  );

function checkList(tab: Tab, stored: Stored): readonly Violation[] {
  const screen = screenOf(tab);
  if (!screen) return diverged(tab, 'no list');
  const { parameters } = screen.parameters.getSnapshot().context;
  return [
    ...(ids(screen.list) === ids(newestFirst(stored.sheets, screen.list)) ? [] : diverged(tab, 'list of sheets')),
    ...(JSON.stringify(parameters) === JSON.stringify(stored.parameters ?? defaultParameters)
      ? []
      : diverged(tab, 'parameters')),
  ];
}

/** Reloads the list and the current sheet of a tab. Then loads all pages and calls `look` after each. */
async function reloadAndTurnPages(world: World, tab: Tab, look: () => void): Promise<void> {
  retryFailedReads(tab);
  await world.pass(loading);
  const screen = screenOf(tab);
  if (screen) reload(screen);
  await world.pass(loading);
  look();
  for (const [index] of screenOf(tab)?.list.entries() ?? []) {
    screenOf(tab)?.sheets.send({ type: 'sheet.selected', index });
    await world.pass(loading);
    look();
  }
}

/** Reloads all data in a tab, which must then show the stored data. */
export async function checkScreens(world: World, tab: Tab, stored: Stored): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  await reloadAndTurnPages(world, tab, () => violations.push(...checkShown(tab, stored)));
  return [...violations, ...checkList(tab, stored)];
}
