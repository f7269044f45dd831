import type { Device, Schedule } from '../schedule.ts';
import { tryAgain } from '../device/screen.ts';
import { checkLines } from './lines.ts';
import { checkParameters } from './parameters.ts';
import { checkScreens } from './screens.ts';
import { checkSheets } from './sheets.ts';
import { readStored } from './stored.ts';
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

/** Lets everything work and everybody come back, and says which promises are broken. */
export async function judge({ world, database, acts, devices }: Schedule): Promise<readonly Violation[]> {
  world.endFaults();
  devices.forEach(comeBack);
  await world.pass(patience / 2);
  for (const tab of devices.flatMap(({ tabs }) => tabs())) tryAgain(tab);
  await world.pass(patience / 2);
  const stuck = devices.flatMap(checkQueues);
  await world.pass(lastArrivals);
  // What a device puts right when it reads everything anew counts as put right.
  for (const { tabs } of devices)
    for (const tab of tabs().slice(0, 1)) await checkScreens(world, tab, readStored(database));
  await world.pass(patience);
  const stored = readStored(database);
  const shown: Violation[] = [];
  for (const { tabs } of devices) {
    for (const tab of tabs().slice(0, 1)) shown.push(...(await checkScreens(world, tab, stored)));
  }
  const all = acts.all();
  return [...stuck, ...checkLines(all, stored), ...checkSheets(all, stored), ...checkParameters(all, stored), ...shown];
}
