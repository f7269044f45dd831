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
const april = sheetOf('april', 4);
const added = (sheet: typeof march) => ({ type: 'sheet.added', sheet, content: contentOfMarch }) as const;
const removed = (id: string) => ({ type: 'sheet.removed', id }) as const;
const edit = { type: 'entry.removed', collection: 'outDay', id: 'bread' } as const;

testChart(sheetsMachine, {
  inputs: [input],
  cases: [
    all,
    listed(),
    listed(march),
    { type: 'sheet.selected', index: 2 },
    { type: 'sheet.selected', index: 3 },
    { type: 'sheet.changed', id: 'february', changes: { accountBalance: 7 } },
    added(april),
    removed('march'),
    removed('february'),
    { type: 'edit.requested', edit },
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

  test('hands an edit that was decided elsewhere to the sheet on show', async () => {
    const { actor, perform, received } = startSheets();
    await perform(all);
    actor.send({ type: 'edit.requested', edit });
    expect(received).toEqual([{ id: 'sheet', event: edit }]);
  });
});

test('the sheet on show is asked for again without leaving it', async () => {
  const { actor, opened, perform, received } = startSheets();
  await perform(all);
  actor.send({ type: 'sheet.refreshRequested' });
  expect(received).toEqual([{ id: 'sheet', event: { type: 'sheet.reloadRequested' } }]);
  expect(opened()).toHaveLength(1);
});

describe('a new sheet', () => {
  test('is on show at once in its place, with the lines it was made with', async () => {
    const { actor, calls, opened, perform, shown } = startSheets();
    await perform(listed(april, january));
    actor.send(added(february));
    expect(shown()).toBe('february');
    expect(actor.getSnapshot().context.sheets).toEqual([april, february, january]);
    expect(opened().at(-1)).toMatchObject({ sheet: february, content: contentOfMarch });
    expect(calls.filter(({ id }) => id === 'loadSheetList')).toHaveLength(1);
  });

  test('is asked for like any other once it was left', async () => {
    const { actor, opened, perform, shown } = startSheets();
    await perform(all);
    actor.send(added(april));
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('april');
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });

  test('is asked for like any other when all is read again', async () => {
    const { actor, opened, perform } = startSheets();
    await perform(all);
    actor.send(added(april));
    actor.send({ type: 'sheets.reloaded' });
    await perform(listed(april, march));
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });
});

describe('a removed sheet', () => {
  test('gives way to the first that remains', async () => {
    const { actor, opened, perform, shown } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.selected', index: 1 });
    actor.send(removed('february'));
    expect(shown()).toBe('march');
    expect(actor.getSnapshot().context.sheets).toEqual([march, january]);
    expect(opened().at(-1)).toMatchObject({ sheet: march });
  });

  test('that is not on show leaves the one on show where it is', async () => {
    const { actor, perform, shown } = startSheets();
    await perform(all);
    actor.send({ type: 'sheet.selected', index: 2 });
    actor.send(removed('march'));
    expect(shown()).toBe('january');
    expect(actor.getSnapshot().context.index).toBe(1);
  });

  test('gives way to an empty sheet for today when it was the only one', async () => {
    const { actor, calls, perform, shown } = startSheets();
    await perform(listed(march));
    actor.send(removed('march'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'creatingFirst', context: { sheets: [] } });
    expect(calls.at(-1)).toMatchObject({
      id: 'createFirstSheet',
      input: { uid: 'ada', sheet: { id: 'id-1', date: testToday, accountBalance: 0 } },
    });
    await perform(done('createFirstSheet'));
    await perform(listed({ ...april, id: 'id-1' }));
    expect(shown()).toBe('id-1');
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

  test('what was added to a new sheet is not undone on the screen by leaving it and coming back', async () => {
    const { actor, perform } = startSheets(['sheet']);
    await perform(all);
    actor.send(added(april));
    actor.getSnapshot().children.sheet?.send(edit);
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    await perform(done('loadContent', { ...contentOfMarch, outDay: [] }));
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context).toMatchObject({
      sheet: april,
      content: { outDay: [] },
    });
  });
});
