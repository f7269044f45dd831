import { entryFields, provisionFields } from '../../src/api/budget/line-documents.ts';
import { parametersFields, sheetFields } from '../../src/api/budget/sheet-documents.ts';
import { defaultParameters } from '../../src/domain/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../src/domain/sheet.ts';
import { datePickerOf, toSheetDate } from '../../src/domain/sheet-date.ts';
import type { Bug } from './bugs/bugs.ts';
import { createDatabase, type Database, uid, type Variant } from './database/database.ts';
import { type Browser, createBrowser } from './device/device.ts';
import { screenOf, tryAgain } from './device/screen.ts';
import { openTab, type Surroundings, type Tab } from './device/tab.ts';
import { type Acts, createActs } from './person/acts.ts';
import { doSomething, firstSheetId, type Person } from './person/deeds.ts';
import { createLabels, entryDraft, type Labels, provisionDraft } from './person/labels.ts';
import { createWorld, type World } from './world/world.ts';

/** A device of the person with its tabs. */
export type Device = { readonly browser: Browser; readonly tabs: () => readonly Tab[]; readonly open: () => Tab };

/** All that one seed makes. */
export type Schedule = {
  readonly world: World;
  readonly database: Database;
  readonly acts: Acts;
  readonly devices: readonly Device[];
};

export type Settings = {
  readonly seed: number;
  readonly variant: Variant;
  readonly bug: Bug;
  readonly tell?: (line: string) => void;
};

/** Every so often a sheet has more lines than a page, or two. */
const isLarge = (seed: number) => seed % 50 === 49;

function firstContent(world: World, labels: Labels, seed: number): SheetContent {
  const count = isLarge(seed) ? 250 + world.random.below(250) : world.random.below(12);
  const entry = () => ({ ...entryDraft(labels, 'Old'), id: world.random.id(), copy: '', paid: false });
  const daily = isLarge(seed) ? Math.floor(count * 0.9) : Math.floor(count / 2);
  return {
    ...emptyContent,
    outDay: Array.from({ length: daily }, entry),
    outMonth: Array.from({ length: count - daily }, entry),
    provisions: [{ ...provisionDraft(labels, 'Old'), id: world.random.id() }],
  };
}

/** Puts in the database what the account holds at the start. */
function fill(world: World, database: Database, content: SheetContent): Sheet {
  const date = toSheetDate(2025, 12, 1);
  const sheet: Sheet = {
    id: firstSheetId,
    date,
    datePicker: datePickerOf(date),
    accountBalance: 0,
    accountProvisionsBalance: 0,
    provisionsPaid: false,
  };
  const put = (parent: string, id: string, fields: ReturnType<typeof entryFields>) => {
    const time = database.store.nextCommitTime(world.now());
    database.store.put({ parent, id, fields, createTime: time, updateTime: time });
  };
  for (const collection of ['outDay', 'outMonth'] as const) {
    for (const entry of content[collection]) put(`${uid}/${firstSheetId}/${collection}`, entry.id, entryFields(entry));
  }
  for (const provision of content.provisions)
    put(`${uid}/${firstSheetId}/provisions`, provision.id, provisionFields(provision));
  put(uid, firstSheetId, sheetFields(sheet));
  if (world.random.chance(0.7)) put(uid, 'parameters', parametersFields(defaultParameters));
  return sheet;
}

const mostTabs = 2;

function createDevice(surroundings: Omit<Surroundings, 'browser'>, name: string): Device {
  const { world } = surroundings;
  const browser = createBrowser(world, name);
  let tabs: readonly Tab[] = [];
  let opened = 0;
  const open = () => {
    opened += 1;
    const inner = openTab({ ...surroundings, browser }, `${name}${opened}`);
    const tab: Tab = {
      ...inner,
      kill: () => {
        tabs = tabs.filter((other) => other !== tab);
        inner.kill();
      },
    };
    tabs = [...tabs, tab];
    return tab;
  };
  open();
  if (world.random.chance(0.5)) open();
  return { browser, open, tabs: () => tabs };
}

function live(device: Device, person: Person, deeds: number): void {
  const { world } = person;
  if (deeds === 0) return;
  world.after(world.random.below(6000), () => {
    if (!world.hasFaults()) return;
    const tab = world.random.pick(device.tabs()) ?? device.open();
    tryAgain(tab);
    const screen = screenOf(tab);
    if (screen) doSomething(screen, person);
    live(device, person, screen ? deeds - 1 : deeds);
  });
}

/** Tabs die, some come back; the browser says that it is offline, and is, or is not. */
function trouble(world: World, devices: readonly Device[], times: number): void {
  if (times === 0) return;
  world.after(3000 + world.random.below(15_000), () => {
    const device = world.random.pick(devices);
    if (!device || !world.hasFaults()) return;
    const tab = world.random.pick(device.tabs());
    if (world.random.chance(0.25)) {
      device.browser.setOnline(false);
      world.after(world.random.below(20_000), () => device.browser.setOnline(true));
    } else if (tab) tab.kill();
    if (device.tabs().length < mostTabs && world.random.chance(0.7))
      world.after(world.random.below(5000), () => {
        if (device.tabs().length < mostTabs) device.open();
      });
    trouble(world, devices, times - 1);
  });
}

const stormDuration = 120_000;

/** Lets two devices of one person live through two minutes of faults. */
export async function runStorm({ seed, variant, bug, tell }: Settings): Promise<Schedule> {
  const world = createWorld(seed, tell);
  const labels = createLabels();
  const plain = createDatabase(world, variant);
  const database = bug.answer ? { ...plain, answer: bug.answer(plain.answer) } : plain;
  const acts = createActs(world.note);
  const content = firstContent(world, labels, seed);
  acts.begin('start', 'start', { kind: 'sheet.create', sheet: fill(world, database, content), content });
  const devices = ['A', 'B'].map((name) => createDevice({ world, database, acts, bug }, name));
  for (const device of devices)
    live(device, { world, labels, browser: device.browser.name, isBusy: isLarge(seed) }, 6 + world.random.below(14));
  trouble(world, devices, 6);
  await world.pass(stormDuration);
  return { world, database, acts, devices };
}
