import { describe, expect, test } from 'vitest';
import type { AccountPatch } from '../../src/domain/archive/account-patch.ts';
import { emptyContent } from '../../src/domain/sheet/sheet.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { failure, info, success } from '../../src/machines/toaster/toast.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';
import { bread, contentOfMarch, february, march } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';
import { workspaceInput } from '../support/chart/fixtures/workspace.ts';

const write: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const patch: AccountPatch = { puts: [], removedLines: [], removedSheets: ['march'], edits: [] };
const imported: Write = { kind: 'account.patch', id: 'import', patch };
const edit: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] };

const inverse: Write = { kind: 'entry.create', sheetId: 'march', collection: 'outDay', entry: bread };
const toast = info('notice.lineDeleted', { name: 'Bread' });
const madeSheet = { sheet: february, content: contentOfMarch };
const goneSheet = { sheet: march, content: contentOfMarch };

const forOlderSheets = [
  { type: 'sheets.changed', sheets: [march] },
  { type: 'olderSheets.requested', count: 13 },
  { type: 'olderSheet.read', sheetId: 'march', content: contentOfMarch },
] as const;

testChart(workspaceMachine, {
  inputs: [workspaceInput],
  cases: [
    { type: 'write.requested', write },
    { type: 'write.refused', write },
    { type: 'write.refused', write: { kind: 'sheet.remove', sheetId: 'march' } },
    { type: 'write.refused', write: { kind: 'parameters.update', changes: {} } },
    { type: 'write.refused', write: imported },
    { type: 'write.accepted', write: imported },
    { type: 'operations.used', names: ['Taxi'] },
    { type: 'sheet.created', sheet: february, content: contentOfMarch },
    { type: 'sheet.removed', ...goneSheet },
    { type: 'write.requested', write, inverse, toast },
    { type: 'write.observed', write },
    ...forOlderSheets,
    { type: 'sheet.replaced', removed: march, created: february },
    { type: 'undo.decided', back: [inverse] },
    { type: 'undo.decided', back: 'import' },
    { type: 'redo.decided', writes: [write] },
    { type: 'write.caused', write, inverse },
    { type: 'merge.decided', merged: { writes: [inverse], review: 'record' } },
    { type: 'import.ended', toast },
    { type: 'amounts.toggled' },
    { type: 'amounts.observed', amounts: 'hidden' },
    { type: 'amounts.observed', amounts: 'shown' },
    { type: 'provisionsView.chosen', view: 'full' },
  ],
  project: ({ uid, amounts, provisionsView }) => [uid, amounts, provisionsView],
  invariants: {
    workspace: ({ children, context }) =>
      context.uid === 'ada' &&
      Object.keys(children).toSorted().join() ===
        'account,adding.in,adding.moneySaving,adding.outDay,adding.outMonth,addingProvision,dialogs,editing,forecast,olderSheets,onboarding,outbox,parameters,prefetchSheets,selection,sheets,transfer,undo,watchAmounts,watchRefreshTriggers',
  },
});

/** The events of a write that the sender already shows. */
const queued = (made: Write) => [
  { id: 'outbox', event: { type: 'write.requested', write: made } },
  { id: 'olderSheets', event: { type: 'write.observed', write: made } },
];

const ofLine = (refused: Write) => ({ id: 'sheets', event: { type: 'write.refused', write: refused } });

describe('the workspace', () => {
  // Source: docs/specification.md#session-verified.
  test('starts its charts for the signed-in user', () => {
    const input = workspaceInput();
    const { actor, calls } = startSystem(workspaceMachine, { input });
    const { uid, email, environment } = input;
    for (const id of ['outbox', 'sheets', 'dialogs', 'transfer', 'undo'])
      expect(calls.find((call) => call.id === id)?.input).toMatchObject({ uid, environment, workspace: actor });
    expect(calls.find(({ id }) => id === 'parameters')?.input).toMatchObject({ uid, workspace: actor });
    const { session } = input;
    expect(calls.find(({ id }) => id === 'account')?.input).toMatchObject({ uid, email, session });
    expect(calls.find(({ id }) => id === 'dialogs')?.input).toMatchObject({ session });
    expect(calls.find(({ id }) => id === 'prefetchSheets')?.input).toEqual({ uid });
    expect(calls).toHaveLength(20);
  });

  test.each([
    [{ type: 'write.requested', write }, queued(write)],
    [
      { type: 'import.ended', toast },
      [{ id: 'undo', event: { type: 'change.made', back: 'import', redo: [], toast } }],
    ],
    [{ type: 'undo.decided', back: 'import' }, [{ id: 'transfer', event: { type: 'import.undone' } }]],
    [
      { type: 'operations.used', names: ['Taxi'] },
      [{ id: 'parameters', event: { type: 'operations.used', names: ['Taxi'] } }],
    ],
    ...forOlderSheets.map((event) => [event, [{ id: 'olderSheets', event }]] as const),
  ] as const)('forwards %o only to the charts that need the event', (event, expected) => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send(event);
    expect(received).toEqual(expected);
    expect(toasts).toEqual([]);
  });

  test('sends a change first, then adds its undo step with the toast', () => {
    const { actor, received } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.requested', write, inverse, toast });
    actor.send({ type: 'write.requested', write, inverse });
    expect(received).toEqual([
      ...queued(write),
      { id: 'undo', event: { type: 'change.made', back: [inverse], redo: [write], toast } },
      ...queued(write),
      { id: 'undo', event: { type: 'change.made', back: [inverse], redo: [write], toast: undefined } },
    ]);
  });

  // Source: docs/specification.md#undo-names.
  test('undoes a change together with its consequences', () => {
    const { actor, received } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.caused', write, inverse });
    expect(received).toEqual([
      ...queued(write),
      { id: 'undo', event: { type: 'change.extended', back: inverse, redo: write } },
    ]);
  });

  test('sends and shows a new sheet with its lines, and adds its undo step', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'sheet.created', ...madeSheet });
    expect(received).toEqual([
      ...queued({ kind: 'sheet.create', ...madeSheet }),
      { id: 'sheets', event: { type: 'sheet.added', ...madeSheet } },
      {
        id: 'undo',
        event: {
          type: 'change.made',
          back: [{ kind: 'sheet.remove', sheetId: 'february' }],
          redo: [{ kind: 'sheet.create', ...madeSheet }],
          toast: success('notice.sheetCreated'),
        },
      },
    ]);
    // The undo chart shows the only toast.
    expect(toasts).toEqual([]);
  });

  // Source: docs/specification.md#first-sheet-date.
  test('creates the sheet of another date, then removes the empty sheet, in one change', () => {
    const { actor, received } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'sheet.replaced', removed: march, created: february });
    const created: Write = { kind: 'sheet.create', sheet: february, content: emptyContent };
    const removed: Write = { kind: 'sheet.remove', sheetId: 'march' };
    expect(received.filter(({ id }) => id === 'outbox').map(({ event }) => event)).toEqual([
      { type: 'write.requested', write: created },
      { type: 'write.requested', write: removed },
    ]);
    expect(received.at(-1)).toEqual({
      id: 'undo',
      event: {
        type: 'change.made',
        back: [
          { kind: 'sheet.create', sheet: march, content: emptyContent },
          { kind: 'sheet.remove', sheetId: 'february' },
        ],
        redo: [created, removed],
        toast: success('notice.sheetCreated'),
      },
    });
  });

  test('sends the removal of a sheet before its replacement, and adds an undo step with its lines', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'sheet.removed', ...goneSheet });
    expect(received).toEqual([
      ...queued({ kind: 'sheet.remove', sheetId: 'march' }),
      { id: 'sheets', event: { type: 'sheet.removed', id: 'march' } },
      {
        id: 'undo',
        event: {
          type: 'change.made',
          back: [{ kind: 'sheet.create', ...goneSheet }],
          redo: [{ kind: 'sheet.remove', sheetId: 'march' }],
          toast: success('notice.sheetRemoved'),
        },
      },
    ]);
    expect(toasts).toEqual([]);
  });

  const sheetAgain = { id: 'sheets', event: { type: 'sheet.refreshRequested' } };
  const listAgain = { id: 'sheets', event: { type: 'reload.requested' } };
  const parametersAgain = { id: 'parameters', event: { type: 'reload.requested' } };
  const everything = [listAgain, sheetAgain, parametersAgain];
  const inMarch = { sheetId: 'march' } as const;
  const paid: Write = { kind: 'entry.update', ...inMarch, collection: 'in', id: 'salary', changes: { paid: true } };
  const carRemoved: Write = { kind: 'provision.delete', ...inMarch, id: 'car' };

  test.each<readonly [Write, object]>([
    [write, ofLine(write)],
    [paid, ofLine(paid)],
    [carRemoved, ofLine(carRemoved)],
    [{ kind: 'sheet.update', ...inMarch, changes: { accountBalance: 1 } }, listAgain],
    [{ kind: 'sheet.create', ...madeSheet }, listAgain],
    [{ kind: 'sheet.remove', ...inMarch }, listAgain],
    [{ kind: 'parameters.update', changes: { darkTheme: true } }, parametersAgain],
    [edit, parametersAgain],
  ])('shows a toast when $kind is refused, and reloads only the changed documents', (refused, again) => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.refused', write: refused });
    expect(toasts).toEqual([failure('notice.writeRefused')]);
    expect(received).toEqual([again]);
  });

  test('reloads everything when an import is accepted, and informs the transfer', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.accepted', write: imported });
    expect(received).toEqual([{ id: 'transfer', event: { type: 'patch.accepted', id: 'import' } }, ...everything]);
    expect(toasts).toEqual([]);
  });

  test('reloads everything when an import is refused, because a part may be stored', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.refused', write: imported });
    expect(received).toEqual([{ id: 'transfer', event: { type: 'patch.refused', id: 'import' } }, ...everything]);
    expect(toasts).toEqual([failure('notice.writeRefused')]);
  });

  test.each([write, edit, { kind: 'sheet.remove', sheetId: 'march' }] as const)(
    'reloads nothing when $kind is accepted, because the write is already shown',
    (accepted) => {
      const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
      actor.send({ type: 'write.accepted', write: accepted });
      expect([received, toasts]).toEqual([[], []]);
    },
  );

  // Source: docs/specification.md#refresh.
  test('reloads everything when a refresh is due', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'refresh.due' });
    expect([received, toasts]).toEqual([everything, []]);
  });

  // Source: docs/specification.md#hidden-amounts.
  test('hides and shows amounts, and stores this choice on the device', () => {
    const { actor, performed } = startSystem(workspaceMachine, { input: workspaceInput() });
    expect(actor.getSnapshot().context.amounts).toBe('shown');
    for (const amounts of ['hidden', 'shown']) {
      actor.send({ type: 'amounts.toggled' });
      expect(actor.getSnapshot().context.amounts).toBe(amounts);
      expect(performed.at(-1)).toEqual({ type: 'storeAmounts', params: { amounts } });
    }
  });

  test('applies the stored choice to hide amounts without storing it again', () => {
    const { actor, performed } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'amounts.observed', amounts: 'hidden' });
    expect(actor.getSnapshot().context.amounts).toBe('hidden');
    expect(performed).toEqual([]);
  });

  test('shows a toast when a write overwrote the value of another device, and reloads nothing', () => {
    const { actor, received, toasts } = startSystem(workspaceMachine, { input: workspaceInput() });
    actor.send({ type: 'write.replaced', write });
    expect([received, toasts]).toEqual([[], [info('notice.writeReplaced')]]);
  });
});
