import type { Bug } from './bugs/bugs.ts';
import { createDatabase, type Database, type Variant } from './database/database.ts';
import { createConflictingDocument, type ConflictingDocument } from './database/conflicting-document.ts';
import { createBrowser } from './device/browser.ts';
import { createUserDevice, type Device } from './device/user-device.ts';
import { screenOf, retryFailedReads } from './device/screen.ts';
import { createSenders, type Senders } from './oracle/senders.ts';
import { createWaits, type Waits } from './oracle/waits.ts';
import { type ActionLog, createActionLog } from './user/action-log.ts';
import { createDates } from './user/dates.ts';
import { performAction } from './user/actions.ts';
import { createLabels } from './user/labels.ts';
import type { Profile, SimulatedUser } from './user/user.ts';
import { storeFirstDocuments, firstContent, firstSheet } from './start.ts';
import { injectFaults } from './inject-faults.ts';
import { createWorld, type World } from './world.ts';

export type Schedule = {
  readonly world: World;
  readonly database: Database;
  readonly conflicting: ConflictingDocument;
  readonly actionLog: ActionLog;
  readonly waits: Waits;
  readonly senders: Senders;
  readonly devices: readonly Device[];
  readonly settings: Settings;
};

export type Settings = {
  readonly seed: number;
  readonly variant: Variant;
  readonly bug: Bug;
  readonly print?: (line: string) => void;
};

/** In some seeds a sheet has several pages of lines. */
const isLarge = (seed: number) => seed % 50 === 49;

// The seeds use ten profiles in rotation, each with both variants of the database.
const profiles: readonly Profile[] = [
  'everyday',
  'everyday',
  'sameLines',
  'sameLines',
  'everyday',
  'everyday',
  'everyday',
  'files',
  'files',
  'everyday',
];

const profileOf = (seed: number): Profile =>
  isLarge(seed) ? 'wholeSheets' : (profiles[seed % profiles.length] ?? 'everyday');

function performActions(device: Device, user: SimulatedUser, actions: number): void {
  const { world } = user;
  if (actions === 0) return;
  // Two actions of the user never have the same millisecond.
  world.after(1 + world.random.below(4000), () => {
    if (!world.hasFaults()) return;
    const tab = world.random.pick(device.tabs()) ?? device.open();
    if (tab) retryFailedReads(tab);
    const screen = tab && screenOf(tab);
    if (screen) performAction(screen, user);
    performActions(device, user, screen ? actions - 1 : actions);
  });
}

const faultDuration = 80_000;

/** Runs two devices of one user, and injects faults. */
export async function runSchedule(settings: Settings): Promise<Schedule> {
  const { seed, variant, bug, print } = settings;
  const world = createWorld(seed, print);
  const labels = createLabels();
  const plain = createDatabase(world, variant);
  const actionLog = createActionLog(world.note);
  const waits = createWaits(world);
  const senders = createSenders();
  const content = firstContent(world, labels, isLarge(seed));
  const conflicting = createConflictingDocument(world, seed, plain.answer);
  const database = { ...plain, answer: bug.answer?.(conflicting.answer) ?? conflicting.answer };
  storeFirstDocuments(world, database, content);
  actionLog.start('start', 'start', { kind: 'sheet.create', sheet: firstSheet, content });
  const dates = createDates(world.random);
  const devices = ['A', 'B'].map((name) => {
    const browser = createBrowser(world, database, name);
    return createUserDevice({ world, database, actionLog, waits, senders, bug, browser });
  });
  for (const device of devices) {
    const user = { world, labels, dates, browser: device.browser.name, profile: profileOf(seed) };
    const actions = isLarge(seed) ? 3 + world.random.below(5) : 6 + world.random.below(10);
    performActions(device, { ...user, inverse: { value: undefined } }, actions);
  }
  injectFaults(world, devices, 4);
  await world.pass(faultDuration);
  return { world, database, conflicting, actionLog, waits, senders, devices, settings };
}
