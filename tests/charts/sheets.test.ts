import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../src/domain/sheet.ts';
import { sheetsMachine } from '../../src/machines/sheets/sheets.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { testEnvironment, testNow, testToday } from '../support/chart/environment.ts';
import { done, failed } from '../support/chart/events.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { contentOfMarch, february, january, march, sheetOf } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ uid: 'ada', environment: testEnvironment(), workspace: recordingReceiver().ref });
const listed = (...sheets: readonly (typeof march)[]) => done('loadSheetList', sheets);
const all = listed(march, february, january);

testChart(sheetsMachine, {
  inputs: [input],
  cases: [
    all,
    listed(),
    { type: 'sheet.selected', index: 2 },
    { type: 'sheet.selected', index: 3 },
    { type: 'sheet.changed', id: 'february', changes: { accountBalance: 7 } },
    { type: 'line.removed', line: { collection: 'outDay', id: 'bread', name: 'Bread' } },
  ],
  project: ({ sheets, index }) => [sheets, index],
  holds: {
    loadingList: (snapshot) => snapshot.hasTag('loading') && snapshot.children['loadSheetList'] !== undefined,
    creatingFirst: (snapshot) => snapshot.hasTag('loading') && snapshot.children['createFirstSheet'] !== undefined,
    open: ({ context, children, tags }) =>
      context.sheets[context.index] !== undefined && children['sheet'] !== undefined && tags.size === 0,
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'sheets.reloaded' }),
  },
});

function startSheets(kept: readonly string[] = []) {
  const system = startSystem(sheetsMachine, { input: input(), kept });
  const opened = () => system.calls.filter(({ id }) => id === 'sheet').map(({ input: given }) => given);
  const shown = () => {
    const { sheets, index } = system.actor.getSnapshot().context;
    return sheets[index]?.id;
  };
  return { ...system, opened, shown };
}

describe('the list of sheets', () => {
  test('opens with the newest sheet on show', async () => {
    const { calls, opened, perform, shown } = startSheets();
    expect(calls[0]).toMatchObject({ id: 'loadSheetList', input: { uid: 'ada' } });
    await perform(all);
    expect(shown()).toBe('march');
    expect(opened()).toMatchObject([{ uid: 'ada', sheet: march }]);
  });

  test('makes an empty sheet for today when there is none, then loads the list again', async () => {
    const { actor, calls, perform, shown } = startSheets();
    await perform(listed());
    const first = {
      id: 'id-1',
      date: testToday,
      datePicker: testNow,
      accountBalance: 0,
      accountProvisionsBalance: 0,
      provisionsPaid: false,
    };
    expect(calls.at(-1)).toMatchObject({ id: 'createFirstSheet', input: { uid: 'ada', sheet: first } });
    await perform(done('createFirstSheet'));
    expect(actor.getSnapshot().value).toBe('loadingList');
    await perform(listed(first));
    expect(shown()).toBe('id-1');
  });

  test.each(['loadSheetList', 'createFirstSheet'])('reports a failed %s and can be tried again', async (id) => {
    const { actor, perform, shown, toasts } = startSheets();
    if (id === 'createFirstSheet') await perform(listed());
    await perform(failed(id, new Error('no network')));
    expect(toasts).toEqual([failure('toast.loadFailed')]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    await perform({ type: 'sheets.reloaded' });
    await perform(all);
    expect(shown()).toBe('march');
  });

  test('goes to older and newer sheets, and no further than the ends', async () => {
    const { actor, opened, perform, shown } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('march');
    actor.send({ type: 'sheet.olderRequested' });
    expect(shown()).toBe('february');
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.olderRequested' });
    expect(shown()).toBe('january');
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('february');
    actor.send({ type: 'sheet.currentRequested' });
    actor.send({ type: 'sheet.currentRequested' });
    expect(shown()).toBe('march');
    expect(opened()).toHaveLength(5);
  });

  test('opens the sheet that is picked, unless it is on show or does not exist', async () => {
    const { actor, opened, perform, shown } = startSheets();
    await perform(all);
    for (const index of [0, 3, -1, 2]) actor.send({ type: 'sheet.selected', index });
    expect(shown()).toBe('january');
    expect(opened()).toMatchObject([{ sheet: march }, { sheet: january }]);
  });

  test('keeps the sheet on show after a reload, wherever it stands now', async () => {
    const { actor, perform, shown } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheets.reloaded' });
    await perform(listed(sheetOf('april', 4), march, february, january));
    expect(shown()).toBe('february');
    expect(actor.getSnapshot().context.index).toBe(2);
  });

  test('shows the newest sheet when the one on show is gone after a reload', async () => {
    const { actor, perform, shown } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheets.reloaded' });
    await perform(listed(march, january));
    expect(shown()).toBe('march');
  });

  test('starts reading anew when that is asked for meanwhile, since what is being read may be out of date', async () => {
    const { actor, calls, perform, shown } = startSheets();
    actor.send({ type: 'sheets.reloaded' });
    expect(calls.map((call) => call.isOpen())).toEqual([false, true]);
    await perform(all);
    expect(shown()).toBe('march');
  });

  test('remembers what changed in a sheet, for when it is opened again', async () => {
    const { actor, opened, perform } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.changed', id: 'february', changes: { accountBalance: 7 } });
    actor.send({ type: 'sheet.olderRequested' });
    expect(opened().at(-1)).toMatchObject({ sheet: { ...february, accountBalance: 7 } });
  });

  test('hands the removal of a line to the sheet on show', async () => {
    const { actor, perform, received } = startSheets();
    await perform(all);
    actor.send({ type: 'line.removed', line: { collection: 'outDay', id: 'bread', name: 'Bread' } });
    actor.send({ type: 'line.removed', line: { collection: 'provisions', id: 'car', name: 'Car' } });
    expect(received).toEqual([
      { id: 'sheet', event: { type: 'entry.removed', collection: 'outDay', id: 'bread' } },
      { id: 'sheet', event: { type: 'provision.removed', id: 'car' } },
    ]);
  });
});

describe('with its real sheet', () => {
  test('a late answer for the sheet that was left does not land in the one on show', async () => {
    const { actor, calls, perform } = startSheets(['sheet']);
    await perform(all);
    actor.send({ type: 'sheet.olderRequested' });
    const [ofMarch, ofFebruary] = calls.filter(({ id }) => id === 'loadContent');
    expect([ofMarch?.isOpen(), ofFebruary?.isOpen()]).toEqual([false, true]);
    ofMarch?.settle('resolve', contentOfMarch);
    await perform(done('loadContent', emptyContent));
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context).toMatchObject({
      sheet: february,
      content: emptyContent,
    });
  });

  test('a balance typed in a sheet is still there after leaving it and coming back', async () => {
    const { actor, perform } = startSheets(['sheet']);
    await perform(all);
    await perform(done('loadContent', contentOfMarch));
    actor.getSnapshot().children.sheet?.send({ type: 'sheet.changed', changes: { accountBalance: 120.05 } });
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context.sheet.accountBalance).toBe(120.05);
  });
});
