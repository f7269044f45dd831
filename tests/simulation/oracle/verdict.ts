import { maxDelay } from '../../../src/domain/sync/backoff.ts';
import type { Device } from '../device/user-device.ts';
import { retryFailedReads } from '../device/screen.ts';
import type { Schedule } from '../schedule.ts';
import type { Tab } from '../device/tab.ts';
import type { Database } from '../database/database.ts';
import type { World } from '../world.ts';
import { checkLines, checkOrphans } from './lines.ts';
import { checkParameters } from './parameters.ts';
import { checkRefusals } from './refusals.ts';
import { checkScreens } from './screens.ts';
import { checkSheets } from './sheets.ts';
import { checkBatches } from './batches.ts';
import { readStored, type Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/**
 * The time for pending writes after the faults end: one pause, and up to a minute for each subject whose writes are always refused.
 */
const quiescenceTimeout = 4 * maxDelay;
/** The time until the last delayed request arrives. */
const lastRequestDelay = 30_000;

function recover({ browser, tabs, open, signIn }: Device): void {
  browser.setOnline(true);
  if (!browser.session.isOpen()) signIn();
  if (tabs().length === 0) open();
}

function checkQueues({ browser, tabs }: Device): readonly Violation[] {
  // The user must decide on a refused write.
  const stored = [...browser.records.values()].filter(({ refusal }) => refusal === undefined);
  const waiting = stored.length + tabs().reduce((sum, tab) => sum + tab.queue().length, 0);
  return waiting === 0 ? [] : [{ kind: 'stuck', what: `${waiting} writes on ${browser.name}` }];
}

type Shown = { readonly stored: Stored; readonly violations: readonly Violation[]; readonly isQuiescent: boolean };

async function checkInTurn(world: World, database: Database, tabs: readonly Tab[]): Promise<Shown> {
  const stored = readStored(database);
  const changes = database.store.changes();
  const violations = await tabs.reduce<Promise<readonly Violation[]>>(
    async (before, tab) => [...(await before), ...(await checkScreens(world, tab, stored))],
    Promise.resolve([]),
  );
  return { stored, violations, isQuiescent: violations.length === 0 && database.store.changes() === changes };
}

/** A repair on a reload or on the next visit is sufficient (eventual consistency). */
async function checkVisits(world: World, database: Database, devices: readonly Device[]): Promise<Shown> {
  const shown = await checkInTurn(
    world,
    database,
    devices.flatMap(({ tabs }) => tabs().slice(0, 1)),
  );
  if (shown.isQuiescent && checkOrphans(shown.stored).length === 0) return shown;
  const visits = devices.flatMap(({ open }) => open() ?? []);
  await world.pass(quiescenceTimeout);
  return checkInTurn(world, database, visits);
}

/** Ends all faults, waits until nothing is pending, and returns the violated invariants. */
export async function judge({
  world,
  database,
  conflicting,
  actionLog,
  waits,
  senders,
  devices,
  settings,
}: Schedule): Promise<readonly Violation[]> {
  world.endFaults();
  devices.forEach(recover);
  await world.pass(quiescenceTimeout / 2);
  for (const tab of devices.flatMap(({ tabs }) => tabs())) retryFailedReads(tab);
  await world.pass(quiescenceTimeout / 2);
  const stuck = devices.flatMap(checkQueues);
  await world.pass(lastRequestDelay);
  const { stored, violations } = await checkVisits(world, database, devices);
  const all = actionLog.all();
  const mayHaveDuplicates = settings.variant === 'hosted';
  return [
    ...stuck,
    ...checkLines(all, stored),
    ...checkOrphans(stored),
    ...checkBatches(all, database),
    ...checkSheets(all, stored, mayHaveDuplicates),
    ...checkParameters(all, stored),
    ...checkRefusals(all, devices, conflicting),
    ...violations,
    ...waits.violations(),
    ...senders.violations(),
  ];
}
