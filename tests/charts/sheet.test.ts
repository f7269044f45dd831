import { describe, expect, test } from 'vitest';
import type { EntryCollection, EntryDraft } from '../../src/domain/sheet.ts';
import type { SheetEdit } from '../../src/machines/sheet/sheet.events.ts';
import { sheetMachine } from '../../src/machines/sheet/sheet.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done, failed } from '../support/chart/events.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { bread, contentOfMarch, march, provisionDraft } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const draft: EntryDraft = { name: 'Taxi', day: 9, value: 14.3, debit: true };
const loaded = done('loadContent', contentOfMarch);
const refreshed = done('refreshContent', { ...contentOfMarch, outDay: [] });
const added = (collection: EntryCollection) => ({ type: 'entry.added', collection, draft }) as const;

const input = () => ({
  uid: 'ada',
  sheet: march,
  content: undefined,
  environment: testEnvironment(),
  workspace: recordingReceiver().ref,
  sheets: recordingReceiver().ref,
});

const madeHere = () => ({ ...input(), content: contentOfMarch });

testChart(sheetMachine, {
  inputs: [input, madeHere],
  cases: [
    loaded,
    refreshed,
    added('outDay'),
    added('in'),
    { type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { paid: true } },
    { type: 'entry.removed', collection: 'outDay', id: 'bread' },
    { type: 'provision.added', draft: provisionDraft },
    { type: 'provision.changed', id: 'car', changes: { price: 1300 } },
    { type: 'provision.removed', id: 'car' },
    { type: 'sheet.changed', changes: { accountBalance: 99 } },
  ],
  project: ({ content, sheet }) => [content !== undefined, sheet.id],
  holds: {
    loading: (snapshot) => snapshot.hasTag('loading') && snapshot.context.content === undefined,
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.context.content === undefined,
    'loaded.settling': (snapshot) => snapshot.hasTag('loading') && snapshot.context.content !== undefined,
    'loaded.refreshing': (snapshot) => snapshot.tags.size === 0 && snapshot.context.content !== undefined,
    'loaded.ready': (snapshot) => snapshot.tags.size === 0 && snapshot.context.content !== undefined,
  },
});

function startSheet(from: typeof input | typeof madeHere = input) {
  const [workspace, sheets] = [recordingReceiver(), recordingReceiver()];
  const system = startSystem(sheetMachine, { input: { ...from(), workspace: workspace.ref, sheets: sheets.ref } });
  return { ...system, told: workspace.events, toldList: sheets.events };
}

describe('loading a sheet', () => {
  test('asks for the content of this sheet only', () => {
    const { calls } = startSheet();
    expect(calls.map(({ id, input: given }) => [id, given])).toEqual([
      ['loadContent', { uid: 'ada', sheetId: 'march' }],
    ]);
  });

  test('clears the message 500 ms after the content came, which is on show at once', async () => {
    const { actor, clock, perform } = startSheet();
    await perform(loaded);
    expect(actor.getSnapshot().context.content).toEqual(contentOfMarch);
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });

  test('reports a failure, clears the message and can be tried again', async () => {
    const { actor, calls, perform, toasts } = startSheet();
    await perform(failed('loadContent', new Error('no network')));
    expect(toasts).toEqual([failure('toast.loadFailed')]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform({ type: 'sheet.reloadRequested' });
    expect(calls).toHaveLength(2);
    await perform(loaded);
    expect(actor.getSnapshot().context.content).toEqual(contentOfMarch);
  });
});

describe('a sheet made here', () => {
  test('asks for nothing and can be edited at once', () => {
    const { actor, calls, told } = startSheet(madeHere);
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().context.content).toEqual(contentOfMarch);
    actor.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect(told).toMatchObject([{ type: 'write.requested', write: { kind: 'entry.delete', id: 'bread' } }]);
  });

  test('clears the message 500 ms later, as any other', () => {
    const { actor, clock } = startSheet(madeHere);
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });
});

async function startRefresh() {
  const system = startSheet(madeHere);
  await system.perform({ type: 'sheet.reloadRequested' });
  return { ...system, content: () => system.actor.getSnapshot().context.content };
}

describe('a sheet that is asked for again', () => {
  test('stays on show, and then has the lines of the answer', async () => {
    const { calls, content, perform } = await startRefresh();
    expect(calls.map(({ id, input: given }) => [id, given])).toEqual([
      ['refreshContent', { uid: 'ada', sheetId: 'march' }],
    ]);
    expect(content()).toEqual(contentOfMarch);
    await perform(refreshed);
    expect(content()).toEqual({ ...contentOfMarch, outDay: [] });
  });

  test('is asked for once more when it was edited meanwhile: the answer may be older than the edit', async () => {
    const { actor, calls, content, perform, told } = await startRefresh();
    actor.send({ type: 'provision.removed', id: 'car' });
    expect(content()?.provisions).toEqual([]);
    expect(told).toHaveLength(1);
    await perform(refreshed);
    expect(content()?.provisions).toEqual([]);
    expect(calls).toHaveLength(2);
    await perform(done('refreshContent', { ...contentOfMarch, provisions: [], outDay: [] }));
    expect(content()).toEqual({ ...contentOfMarch, provisions: [], outDay: [] });
    expect(actor.getSnapshot().value).toEqual({ loaded: 'ready' });
  });

  test('keeps its lines when the answer does not come, and says so', async () => {
    const { actor, content, perform, toasts } = await startRefresh();
    await perform(failed('refreshContent', new Error('no network')));
    expect(toasts).toEqual([failure('toast.loadFailed')]);
    expect(content()).toEqual(contentOfMarch);
    expect(actor.getSnapshot().value).toEqual({ loaded: 'ready' });
  });

  test('waits for the newer answer only when it is asked for once more meanwhile', async () => {
    const { actor, calls } = await startRefresh();
    actor.send({ type: 'sheet.reloadRequested' });
    expect(calls.map((call) => call.isOpen())).toEqual([false, true]);
  });
});

const written: readonly (readonly [SheetEdit, object])[] = [
  [
    added('moneySaving'),
    { kind: 'entry.create', collection: 'moneySaving', entry: { ...draft, id: 'id-1', paid: false, copy: '' } },
  ],
  [
    { type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { paid: true } },
    { kind: 'entry.update', collection: 'outDay', id: 'bread', changes: { paid: true }, before: { paid: false } },
  ],
  [
    { type: 'entry.removed', collection: 'outMonth', id: 'rent' },
    { kind: 'entry.delete', collection: 'outMonth', id: 'rent' },
  ],
  [
    { type: 'provision.added', draft: provisionDraft },
    { kind: 'provision.create', provision: { ...provisionDraft, id: 'id-1' } },
  ],
  [
    { type: 'provision.changed', id: 'car', changes: { deductions: '10,20,30' } },
    {
      kind: 'provision.update',
      id: 'car',
      changes: { deductions: '10,20,30' },
      before: { deductions: '10,20' },
    },
  ],
  [
    { type: 'provision.removed', id: 'car' },
    { kind: 'provision.delete', id: 'car' },
  ],
  [
    { type: 'sheet.changed', changes: { provisionsPaid: true } },
    { kind: 'sheet.update', changes: { provisionsPaid: true }, before: { provisionsPaid: false } },
  ],
];

describe('editing a sheet', () => {
  test.each(written)('$type asks for exactly one write', async (edit, write) => {
    const { actor, perform, told } = startSheet();
    await perform(loaded);
    actor.send(edit);
    expect(told).toEqual([{ type: 'write.requested', write: { ...write, sheetId: 'march' } }]);
  });

  test('shows a new entry at once, with the id it is saved under', async () => {
    const { actor, perform } = startSheet();
    await perform(loaded);
    actor.send(added('outDay'));
    const entry = { ...draft, id: 'id-1', paid: false, copy: '' };
    expect(actor.getSnapshot().context.content).toEqual({ ...contentOfMarch, outDay: [bread, entry] });
  });

  test.each(['outDay', 'outMonth'] as const)('suggests the name of an entry added to %s', async (collection) => {
    const { actor, perform, told } = startSheet();
    await perform(loaded);
    actor.send(added(collection));
    expect(told.map(({ type }) => type)).toEqual(['write.requested', 'operation.used']);
    expect(told.at(-1)).toEqual({ type: 'operation.used', name: 'Taxi' });
  });

  test.each(['in', 'moneySaving'] as const)('suggests no name for an entry added to %s', async (collection) => {
    const { actor, perform, told } = startSheet();
    await perform(loaded);
    actor.send(added(collection));
    expect(told.map(({ type }) => type)).toEqual(['write.requested']);
  });

  test('tells the list when the sheet itself changes, so that leaving and coming back shows it', async () => {
    const { actor, perform, toldList } = startSheet();
    await perform(loaded);
    actor.send({ type: 'sheet.changed', changes: { accountBalance: 99.5 } });
    expect(actor.getSnapshot().context.sheet.accountBalance).toBe(99.5);
    expect(toldList).toEqual([{ type: 'sheet.changed', id: 'march', changes: { accountBalance: 99.5 } }]);
  });

  test('saves nothing for a line that is not there', async () => {
    const { actor, perform, told } = startSheet();
    await perform(loaded);
    actor.send({ type: 'entry.removed', collection: 'outDay', id: 'gone' });
    actor.send({ type: 'entry.changed', collection: 'outDay', id: 'gone', changes: { paid: true } });
    actor.send({ type: 'provision.removed', id: 'gone' });
    expect(told).toEqual([]);
  });

  test('takes no edit before the content is there', () => {
    const { actor, told } = startSheet();
    for (const [edit] of written) actor.send(edit);
    expect(told).toEqual([]);
  });
});
