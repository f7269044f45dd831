import type { Bug } from './bugs/bugs.ts';
import { createDatabase, type Database, type Variant } from './database/database.ts';
import { createStubborn, type Stubborn } from './database/conflicting-document.ts';
import { createBrowser } from './device/browser.ts';
import { createPersonsDevice, type Device } from './device/user-device.ts';
import { screenOf, tryAgain } from './device/screen.ts';
import { createSenders, type Senders } from './oracle/senders.ts';
import { createWaits, type Waits } from './oracle/waits.ts';
import { type Acts, createActs } from './user/action-log.ts';
import { createDates } from './user/dates.ts';
import { doSomething } from './user/actions.ts';
import { createLabels } from './user/labels.ts';
import type { Habit, Person } from './user/user.ts';
import { fill, firstContent, firstSheet } from './start.ts';
import { trouble } from './inject-faults.ts';
import { createWorld, type World } from './world.ts';

/** The scenario of a seed. */
export type Schedule = {
  readonly world: World;
  readonly database: Database;
  readonly stubborn: Stubborn;
  readonly acts: Acts;
  readonly waits: Waits;
  readonly senders: Senders;
  readonly devices: readonly Device[];
  readonly settings: Settings;
};

export type Settings = {
  readonly seed: number;
  readonly variant: Variant;
  readonly bug: Bug;
  readonly tell?: (line: string) => void;
};

/** In some seeds a sheet has more lines than one page, or two. */
const isLarge = (seed: number) => seed % 50 === 49;

// Ten profiles in rotation; each is combined with both variants of the database.
const habits: readonly Habit[] = [
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

const habitOf = (seed: number): Habit => (isLarge(seed) ? 'wholeSheets' : (habits[seed % habits.length] ?? 'everyday'));

function live(device: Device, person: Person, deeds: number): void {
  const { world } = person;
  if (deeds === 0) return;
  // No two user actions in the same millisecond.
  world.after(1 + world.random.below(4000), () => {
    if (!world.hasFaults()) return;
    const tab = world.random.pick(device.tabs()) ?? device.open();
    if (tab) tryAgain(tab);
    const screen = tab && screenOf(tab);
    if (screen) doSomething(screen, person);
    live(device, person, screen ? deeds - 1 : deeds);
  });
}

const stormDuration = 80_000;

/** Runs two devices of one user under fault injection. */
export async function runStorm(settings: Settings): Promise<Schedule> {
  const { seed, variant, bug, tell } = settings;
  const world = createWorld(seed, tell);
  const labels = createLabels();
  const plain = createDatabase(world, variant);
  const acts = createActs(world.note);
  const waits = createWaits(world);
  const senders = createSenders();
  const content = firstContent(world, labels, isLarge(seed));
  const stubborn = createStubborn(world, seed, plain.answer);
  const database = { ...plain, answer: bug.answer?.(stubborn.answer) ?? stubborn.answer };
  fill(world, database, content);
  acts.begin('start', 'start', { kind: 'sheet.create', sheet: firstSheet, content });
  const dates = createDates(world.random);
  const devices = ['A', 'B'].map((name) => {
    const browser = createBrowser(world, database, name);
    return createPersonsDevice({ world, database, acts, waits, senders, bug, browser });
  });
  for (const device of devices) {
    const person = { world, labels, dates, browser: device.browser.name, habit: habitOf(seed) };
    const deeds = isLarge(seed) ? 3 + world.random.below(5) : 6 + world.random.below(10);
    live(device, { ...person, wayBack: { value: undefined } }, deeds);
  }
  trouble(world, devices, 4);
  await world.pass(stormDuration);
  return { world, database, stubborn, acts, waits, senders, devices, settings };
}
