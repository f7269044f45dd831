import type { Device } from '../device/persons-device.ts';
import { tryAgain } from '../device/screen.ts';
import type { Schedule } from '../schedule.ts';
import type { Tab } from '../device/tab.ts';
import type { Database } from '../database/database.ts';
import type { World } from '../world/world.ts';
import { checkLines } from './lines.ts';
import { checkParameters } from './parameters.ts';
import { checkScreens } from './screens.ts';
import { checkSheets } from './sheets.ts';
import { readStored, type Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/** How long everything may take that waits once all works again: two of the longest delays between tries. */
const patience = 120_000;
/** Until what was given up long ago has arrived too. */
const lastArrivals = 30_000;

function comeBack({ browser, tabs, open, signIn }: Device): void {
  browser.setOnline(true);
  if (!browser.session.isOpen()) signIn();
  if (tabs().length === 0) open();
}

function checkQueues({ browser, tabs }: Device): readonly Violation[] {
  // What was refused waits for the person, who was told.
  const stored = [...browser.records.values()].filter(({ refusal }) => refusal === undefined);
  const waiting = stored.length + tabs().reduce((sum, tab) => sum + tab.queue().length, 0);
  return waiting === 0 ? [] : [{ kind: 'stuck', what: `${waiting} writes on ${browser.name}` }];
}

type Shown = { readonly stored: Stored; readonly violations: readonly Violation[] };

/** Reads everything anew in each tab; what a device puts right by that counts as put right. */
async function checkInTurn(world: World, database: Database, tabs: readonly Tab[], mayRepair: boolean): Promise<Shown> {
  const stored = readStored(database);
  const changes = database.store.changes();
  const violations = await tabs.reduce<Promise<readonly Violation[]>>(
    async (before, tab) => [...(await before), ...(await checkScreens(world, tab, stored))],
    Promise.resolve([]),
  );
  const isSettled = violations.length === 0 && database.store.changes() === changes;
  if (isSettled || !mayRepair) return { stored, violations };
  await world.pass(patience);
  return checkInTurn(world, database, tabs, false);
}

/** Lets everything work and everybody come back, and says which promises are broken. */
export async function judge({
  world,
  database,
  acts,
  waits,
  devices,
  settings,
}: Schedule): Promise<readonly Violation[]> {
  world.endFaults();
  devices.forEach(comeBack);
  await world.pass(patience / 2);
  for (const tab of devices.flatMap(({ tabs }) => tabs())) tryAgain(tab);
  await world.pass(patience / 2);
  const tabs = devices.flatMap((device) => device.tabs().slice(0, 1));
  const stuck = devices.flatMap(checkQueues);
  await world.pass(lastArrivals);
  const { stored, violations } = await checkInTurn(world, database, tabs, true);
  const all = acts.all();
  const mayHaveTwins = settings.extras.twins && settings.variant === 'hosted';
  return [
    ...stuck,
    ...checkLines(all, stored),
    ...checkSheets(all, stored, mayHaveTwins),
    ...checkParameters(all, stored),
    ...violations,
    ...waits.broken(),
  ];
}
