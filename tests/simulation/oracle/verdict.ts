import type { Device, Schedule } from '../schedule.ts';
import { tryAgain } from '../device/screen.ts';
import type { Tab } from '../device/tab.ts';
import type { World } from '../world/world.ts';
import { inOrder } from '../../../src/api/budget/in-chunks.ts';
import { checkLines } from './lines.ts';
import { checkParameters } from './parameters.ts';
import { checkScreens, readAnew } from './screens.ts';
import { checkSheets } from './sheets.ts';
import { readStored, type Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/** How long everything may take that waits once all works again: two of the longest delays between tries. */
const patience = 120_000;
/** Until what was given up long ago has arrived too. */
const lastArrivals = 30_000;

function comeBack({ browser, tabs, open }: Device): void {
  browser.setOnline(true);
  if (tabs().length === 0) open();
}

function checkQueues({ browser, tabs }: Device): readonly Violation[] {
  const waiting = browser.records.size + tabs().reduce((sum, tab) => sum + tab.queue().length, 0);
  return waiting === 0 ? [] : [{ kind: 'stuck', what: `${waiting} writes on ${browser.name}` }];
}

const checkInTurn = (world: World, tabs: readonly Tab[], stored: Stored): Promise<readonly Violation[]> =>
  tabs.reduce<Promise<readonly Violation[]>>(
    async (before, tab) => [...(await before), ...(await checkScreens(world, tab, stored))],
    Promise.resolve([]),
  );

/** Lets everything work and everybody come back, and says which promises are broken. */
export async function judge({ world, database, acts, devices }: Schedule): Promise<readonly Violation[]> {
  world.endFaults();
  devices.forEach(comeBack);
  await world.pass(patience / 2);
  for (const tab of devices.flatMap(({ tabs }) => tabs())) tryAgain(tab);
  await world.pass(patience / 2);
  const tabs = devices.flatMap((device) => device.tabs().slice(0, 1));
  const stuck = devices.flatMap(checkQueues);
  await world.pass(lastArrivals);
  // What a device puts right when it reads everything anew counts as put right.
  await inOrder(tabs, (tab) => readAnew(world, tab));
  await world.pass(patience);
  const stored = readStored(database);
  const shown = await checkInTurn(world, tabs, stored);
  const all = acts.all();
  return [...stuck, ...checkLines(all, stored), ...checkSheets(all, stored), ...checkParameters(all, stored), ...shown];
}
