import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/writes.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import { contentOfMarch, february, march } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ uid: 'ada', environment: testEnvironment() });
const write: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const line = { collection: 'outDay', id: 'bread', name: 'Bread' } as const;

testChart(workspaceMachine, {
  inputs: [input],
  cases: [
    { type: 'write.requested', write },
    { type: 'write.refused', write },
    { type: 'operation.used', name: 'Taxi' },
    { type: 'deletion.confirmed', line },
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
      { type: 'deletion.confirmed', line },
      { id: 'sheets', event: { type: 'line.removed', line } },
    ],
  ] as const)('passes $type on to the part it concerns, and to no other', (event, expected) => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send(event);
    expect(received).toEqual([expected]);
    expect(toasts).toEqual([]);
  });

  test('says that a write was refused and reads all again', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: input() });
    actor.send({ type: 'write.refused', write });
    expect(toasts).toEqual([failure('toast.writeRefused')]);
    expect(received).toEqual([
      { id: 'sheets', event: { type: 'sheets.reloaded' } },
      { id: 'parameters', event: { type: 'parameters.reloadRequested' } },
    ]);
  });
});

async function openWorkspace() {
  const kept = ['outbox', 'parameters', 'sheets', 'dialogs', 'sheet'];
  const system = startSystem(workspaceMachine, { input: input(), kept });
  await system.perform(done('loadSheetList', [march, february]));
  await system.perform(done('loadContent', contentOfMarch));
  const { dialogs, outbox, sheets } = system.actor.getSnapshot().children;
  const sheet = () => sheets?.getSnapshot().children.sheet;
  const sent = () => system.calls.filter(({ id }) => id === 'sendWrite').map((call) => call.input);
  return { ...system, dialogs, outbox, sheets, sheet, sent };
}

describe('the workspace with its real parts', () => {
  test('a deletion is asked, confirmed, on show at once and sent', async () => {
    const { dialogs, sheet, sent } = await openWorkspace();
    dialogs?.send({ type: 'deletion.requested', line });
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
    await perform(done('sendWrite', 'refused'));
    await perform(done('loadSheetList', [march, february]));
    await perform(done('loadContent', contentOfMarch));
    expect(sheet()?.getSnapshot().context).toMatchObject({ sheet: february, content: contentOfMarch });
  });
});
