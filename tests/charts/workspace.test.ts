import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/writes.ts';
import { failure, success } from '../../src/machines/toaster/toast.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import { contentOfMarch, february, march } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({
  uid: 'ada',
  email: 'ada@example.org',
  environment: testEnvironment(),
  session: recordingReceiver().ref,
});
const write: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const line = { collection: 'outDay', id: 'bread', name: 'Bread' } as const;

testChart(workspaceMachine, {
  inputs: [input],
  cases: [
    { type: 'write.requested', write },
    { type: 'write.refused', write },
    { type: 'write.refused', write: { kind: 'sheet.remove', sheetId: 'march' } },
    { type: 'write.refused', write: { kind: 'parameters.update', changes: {} } },
    { type: 'operation.used', name: 'Taxi' },
    { type: 'deletion.confirmed', subject: line },
    { type: 'sheet.created', sheet: february, content: contentOfMarch },
    { type: 'sheet.removed', id: 'march' },
    { type: 'deductions.saved', id: 'car', deductions: '10' },
  ],
  project: ({ uid }) => uid,
  holds: {
    workspace: ({ children, context }) =>
      context.uid === 'ada' && Object.keys(children).toSorted().join() === 'dialogs,outbox,parameters,sheets',
  },
});

describe('the workspace', () => {
  test('starts its parts for the person signed in', () => {
    const { actor, calls } = startSystem(workspaceMachine, { input: input() });
    for (const id of ['outbox', 'parameters', 'sheets'])
      expect(calls.find((call) => call.id === id)?.input).toMatchObject({ uid: 'ada', workspace: actor });
    expect(calls.find(({ id }) => id === 'dialogs')?.input).toMatchObject({ workspace: actor });
  });

  test.each([
    [
      { type: 'write.requested', write },
      { id: 'outbox', event: { type: 'write.requested', write } },
    ],
    [
      { type: 'operation.used', name: 'Taxi' },
      { id: 'parameters', event: { type: 'operation.used', name: 'Taxi' } },
    ],
    [
      { type: 'deletion.confirmed', subject: line },
      {
        id: 'sheets',
        event: { type: 'edit.requested', edit: { type: 'entry.removed', collection: 'outDay', id: 'bread' } },
      },
    ],
    [
      { type: 'deletion.confirmed', subject: { collection: 'provisions', id: 'car', name: 'Car' } },
      { id: 'sheets', event: { type: 'edit.requested', edit: { type: 'provision.removed', id: 'car' } } },
    ],
    [
      { type: 'deductions.saved', id: 'car', deductions: '10' },
      {
        id: 'sheets',
        event: {
          type: 'edit.requested',
          edit: { type: 'provision.changed', id: 'car', changes: { deductions: '10' } },
        },
      },
    ],
  ] as const)('passes $type on to the part it concerns, and to no other', (event, expected) => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send(event);
    expect(received).toEqual([expected]);
    expect(toasts).toEqual([]);
  });

  test('sends a new sheet with its lines, shows it and says so', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send({ type: 'sheet.created', sheet: february, content: contentOfMarch });
    expect(received).toEqual([
      {
        id: 'outbox',
        event: {
          type: 'write.requested',
          write: { kind: 'sheet.create', sheet: february, content: contentOfMarch },
        },
      },
      { id: 'sheets', event: { type: 'sheet.added', sheet: february, content: contentOfMarch } },
    ]);
    expect(toasts).toEqual([success('toast.sheetCreated')]);
  });

  test('sends the removal of a sheet before its place is filled, and says so', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send({ type: 'sheet.removed', id: 'march' });
    expect(received).toEqual([
      { id: 'outbox', event: { type: 'write.requested', write: { kind: 'sheet.remove', sheetId: 'march' } } },
      { id: 'sheets', event: { type: 'sheet.removed', id: 'march' } },
    ]);
    expect(toasts).toEqual([success('toast.sheetRemoved')]);
  });

  const sheetAgain = { id: 'sheets', event: { type: 'sheet.refreshRequested' } };
  const listAgain = { id: 'sheets', event: { type: 'sheets.reloaded' } };
  const parametersAgain = { id: 'parameters', event: { type: 'parameters.reloadRequested' } };
  const inMarch = { sheetId: 'march' } as const;
  const made = { sheet: february, content: contentOfMarch };

  test.each<readonly [Write, object]>([
    [write, sheetAgain],
    [{ kind: 'entry.update', ...inMarch, collection: 'in', id: 'salary', changes: { paid: true } }, sheetAgain],
    [{ kind: 'provision.delete', ...inMarch, id: 'car' }, sheetAgain],
    [{ kind: 'sheet.update', ...inMarch, changes: { accountBalance: 1 } }, listAgain],
    [{ kind: 'sheet.create', ...made }, listAgain],
    [{ kind: 'sheet.remove', ...inMarch }, listAgain],
    [{ kind: 'parameters.update', changes: { darkTheme: true } }, parametersAgain],
  ])('says that $kind was refused, and reads again only what it concerns', (refused, again) => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send({ type: 'write.refused', write: refused });
    expect(toasts).toEqual([failure('toast.writeRefused')]);
    expect(received).toEqual([again]);
  });
});

async function openWorkspace() {
  const kept = ['outbox', 'parameters', 'sheets', 'dialogs', 'sheet', 'newSheet', 'deleteSheet', 'deductions'];
  const system = startSystem(workspaceMachine, { input: input(), kept });
  await system.perform(done('loadSheetList', [march, february]));
  await system.perform(done('loadContent', contentOfMarch));
  const { dialogs, outbox, sheets } = system.actor.getSnapshot().children;
  outbox?.send({ type: 'turn.granted' });
  await system.perform(done('restoreQueue', []));
  const sheet = () => sheets?.getSnapshot().children.sheet;
  const sent = () => system.calls.filter(({ id }) => id === 'sendWrite').map((call) => call.input);
  return { ...system, dialogs, outbox, sheets, sheet, sent };
}

describe('the workspace with its real parts', () => {
  test('a deletion is asked, confirmed, on show at once and sent', async () => {
    const { dialogs, sheet, sent } = await openWorkspace();
    dialogs?.send({ type: 'deletion.requested', subject: line });
    expect(sheet()?.getSnapshot().context.content).toEqual(contentOfMarch);
    dialogs?.send({ type: 'deletion.confirmed' });
    expect(sheet()?.getSnapshot().context.content).toEqual({ ...contentOfMarch, outDay: [] });
    expect(sent()).toMatchObject([{ record: { uid: 'ada', write } }]);
  });

  test('a new expense is sent before the name it adds to the suggestions', async () => {
    const { perform, sent, sheet } = await openWorkspace();
    await perform(done('loadParameters', { operations: ['Bread'], categories: [], blockClosed: [] }));
    sheet()?.send({
      type: 'entry.added',
      collection: 'outDay',
      draft: { name: 'taxi', day: 9, value: 14.3, debit: true },
    });
    await perform(done('sendWrite', 'accepted'));
    await perform(done('sendWrite', 'accepted'));
    expect(sent()).toMatchObject([
      { record: { write: { kind: 'entry.create', sheetId: 'march' } } },
      { record: { write: { kind: 'parameters.update', changes: { operations: ['Bread', 'Taxi'] } } } },
    ]);
  });

  test('after a refused write the same sheet comes back as the server has it', async () => {
    const { perform, sheet, sheets } = await openWorkspace();
    sheets?.send({ type: 'sheet.olderRequested' });
    await perform(done('loadContent', contentOfMarch));
    sheet()?.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect(sheet()?.getSnapshot().context.content?.outDay).toEqual([]);
    await perform(done('sendWrite', 'refused'));
    await perform(done('refreshContent', contentOfMarch));
    expect(sheet()?.getSnapshot().context).toMatchObject({ sheet: february, content: contentOfMarch });
  });

  test('a new month is on show at once and goes out whole', async () => {
    const { dialogs, sent, sheet } = await openWorkspace();
    dialogs?.send({
      type: 'newSheet.requested',
      sheets: [march, february],
      shown: { sheet: march, content: contentOfMarch },
    });
    dialogs?.getSnapshot().children.newSheet?.send({ type: 'newSheet.confirmed' });
    const { content, sheet: made } = sheet()?.getSnapshot().context ?? {};
    expect(made).toMatchObject({ date: '2026-3-14' });
    expect(content?.outDay).toMatchObject([{ name: 'Bread', day: 1, copy: '2026-3-1' }]);
    expect(sent()).toEqual([
      { record: expect.objectContaining({ write: { kind: 'sheet.create', sheet: made, content } }) },
    ]);
  });

  test('a removed sheet gives way to the next, and goes out as one write', async () => {
    const { dialogs, perform, sent, sheet } = await openWorkspace();
    dialogs?.send({ type: 'sheetRemoval.requested', sheet: march, lines: 5 });
    dialogs?.getSnapshot().children.deleteSheet?.send({ type: 'removal.confirmed' });
    await perform(done('loadContent', contentOfMarch));
    expect(sheet()?.getSnapshot().context).toMatchObject({ sheet: february, content: contentOfMarch });
    expect(sent()).toMatchObject([{ record: { write: { kind: 'sheet.remove', sheetId: 'march' } } }]);
  });

  test.each([
    ['10,20,30', [{ record: { write: { kind: 'provision.update', id: 'car', changes: { deductions: '10,20,30' } } } }]],
    ['10,20', []],
  ])('deductions closed on %s are on show and sent only when they changed', async (text, expected) => {
    const { dialogs, sent, sheet } = await openWorkspace();
    const [provision] = contentOfMarch.provisions;
    if (provision) dialogs?.send({ type: 'deductions.requested', provision });
    const dialog = dialogs?.getSnapshot().children.deductions;
    dialog?.send({ type: 'deductions.typed', text });
    dialog?.send({ type: 'deductions.closed' });
    expect(sheet()?.getSnapshot().context.content?.provisions).toMatchObject([{ id: 'car', deductions: text }]);
    expect(sent()).toMatchObject(expected);
  });
});
