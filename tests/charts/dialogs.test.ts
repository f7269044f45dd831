import { describe, expect, test } from 'vitest';
import type { DeletionSubject } from '../../src/machines/dialogs/dialogs.events.ts';
import { dialogsMachine } from '../../src/machines/dialogs/dialogs.machine.ts';
import { provisionWith } from '../../testing/domain/lines.ts';
import { dialogsInput } from '../support/chart/fixtures/dialogs.ts';
import { done, failed } from '../support/chart/events.ts';
import { pastingEvents } from '../support/chart/fixtures/paste.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { contentOfMarch, february, march, periodOfMarch, sheetOf } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const rent = { collection: 'outMonth', name: 'Rent' } as const;
const bread = { collection: 'outDay', name: 'Bread' } as const;
const food = { collection: 'categories', name: 'Food' } as const;
const taxi = { collection: 'operations', name: 'Taxi' } as const;
const shown = { sheet: march, content: contentOfMarch };
const created = { sheet: sheetOf('april', 4), content: contentOfMarch };
const car = provisionWith({ id: 'car', deductions: '10' });

const newSheet = { type: 'newSheet.requested', sheets: [march, february], shown } as const;
const removal = { type: 'sheetRemoval.requested', sheet: march, content: contentOfMarch } as const;
const removed = { sheet: march, content: contentOfMarch };
const duplicates = { survivor: march, duplicate: { ...march, id: 'duplicate' } };
const merge = { type: 'merge.requested', subject: duplicates } as const;
const merged = { writes: [], review: undefined };
const signOut = { type: 'signOut.requested' } as const;
const sheet = recordingReceiver();
const deductions = {
  type: 'deductions.requested',
  provision: car,
  sheet: sheet.ref,
  period: periodOfMarch,
  categories: [],
} as const;
const dueDays = { type: 'dueDays.requested', lines: [], sheet: sheet.ref } as const;
const goes = (subject: DeletionSubject, to = recordingReceiver().ref) =>
  ({ type: 'deletion.requested', subject, answer: { to, event: { type: 'goes', subject } } }) as const;
const [pasted] = pastingEvents;
const commands = { type: 'commands.requested' } as const;
const shortcuts = { type: 'shortcuts.requested' } as const;

testChart(dialogsMachine, {
  inputs: [dialogsInput],
  cases: [
    goes(rent),
    goes(food),
    newSheet,
    removal,
    deductions,
    dueDays,
    ...pastingEvents,
    done('newSheet', { created }),
    done('newSheet', { created: undefined }),
    ...['newSheet', 'deleteSheet', 'deductions', 'dueDays'].map((id) => failed(id, new Error('broken'))),
    done('deleteSheet', { removed }),
    done('deleteSheet', { removed: undefined }),
    ...['deductions', 'dueDays'].map((id) => done(id)),
    merge,
    done('merge', { merged }),
    done('confirmSignOut', { pendingEdits: 'keep' }),
    done('confirmSignOut', { pendingEdits: undefined }),
  ],
  project: ({ deletion }) => deletion?.subject,
  invariants: {
    closed: (snapshot) =>
      snapshot.context.deletion === undefined &&
      snapshot.context.pasting === undefined &&
      Object.values(snapshot.children).length === 0,
    confirmingDeletion: (snapshot) => snapshot.hasTag('dialog:deletion') && snapshot.context.deletion !== undefined,
    makingSheet: ({ children }) => Object.keys(children).join() === 'newSheet',
    removingSheet: ({ children }) => Object.keys(children).join() === 'deleteSheet',
    choosingCommand: (snapshot) => snapshot.hasTag('dialog:commands') && Object.values(snapshot.children).length === 0,
    showingShortcuts: (snapshot) =>
      snapshot.hasTag('dialog:shortcuts') && Object.values(snapshot.children).length === 0,
    editingDeductions: ({ children }) => Object.keys(children).join() === 'deductions',
    settingDueDays: ({ children }) => Object.keys(children).join() === 'dueDays',
    pasting: (snapshot) => snapshot.hasTag('dialog:paste') && snapshot.context.pasting !== undefined,
    mergingSheets: ({ children }) => Object.keys(children).join() === 'merge',
    confirmingSignOut: ({ children }) => Object.keys(children).join() === 'confirmSignOut',
  },
});

function startDialogs(realCharts: readonly string[] = []) {
  const owner = recordingReceiver();
  const input = { ...dialogsInput(), workspace: owner.ref, session: owner.ref };
  const system = startSystem(dialogsMachine, { input, realCharts });
  return { ...system, owner: owner.ref, events: owner.events };
}

const asked = () => {
  const { actor, events, owner } = startDialogs();
  actor.send(goes(rent, owner));
  return { actor, events, owner };
};

describe('deleting a line, an operation or a category', () => {
  test.each([rent, bread, taxi, food])('asks for a confirmation of $name, then sends the answer once', (subject) => {
    const { actor, events, owner } = startDialogs();
    actor.send(goes(subject, owner));
    expect(actor.getSnapshot().context.deletion?.subject).toEqual(subject);
    expect(events).toEqual([]);
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([{ type: 'goes', subject }]);
  });

  test('changes nothing when cancelled', () => {
    const { actor, events } = asked();
    actor.send({ type: 'dialog.cancelled' });
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([]);
  });

  test('keeps the first subject when the deletion of another is requested', () => {
    const { actor, events, owner } = asked();
    actor.send(goes(bread, owner));
    actor.send({ type: 'deletion.confirmed' });
    expect(events).toEqual([{ type: 'goes', subject: rent }]);
  });

  // Source: docs/specification.md#one-dialog.
  test('blocks every other dialog', () => {
    const { actor, calls } = startDialogs();
    actor.send(goes(rent));
    for (const event of [newSheet, removal, deductions, pasted, merge, commands, shortcuts]) actor.send(event);
    expect(actor.getSnapshot().value).toBe('confirmingDeletion');
    expect(calls).toEqual([]);
  });
});

describe('dialogs with a child chart', () => {
  test('pass their input to the child chart', () => {
    const given = [newSheet, removal, deductions, merge, signOut].map((event) => {
      const { actor, calls } = startDialogs();
      actor.send(event);
      return calls.map((call) => call.input);
    });
    expect(given).toMatchObject([
      [{ uid: 'ada', sheets: [march, february], shown }],
      [{ sheet: march, content: contentOfMarch }],
      [{ provision: car }],
      [{ uid: 'ada', ...duplicates }],
      [{ uid: 'ada' }],
    ]);
  });

  test.each([
    [newSheet, done('newSheet', { created }), { type: 'sheet.created', ...created }],
    [removal, done('deleteSheet', { removed }), { type: 'sheet.removed', ...removed }],
    [merge, done('merge', { merged }), { type: 'merge.decided', merged }],
    [
      signOut,
      done('confirmSignOut', { pendingEdits: 'discard' }),
      { type: 'signOut.decided', pendingEdits: 'discard' },
    ],
    [signOut, done('confirmSignOut', { pendingEdits: 'keep' }), { type: 'signOut.decided', pendingEdits: 'keep' }],
  ] as const)('send the result of $0.type to the workspace once', async (request, end, sent) => {
    const { actor, events, perform } = startDialogs();
    actor.send(request);
    expect(events).toEqual([]);
    await perform(end);
    expect(events).toEqual([sent]);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test.each([
    [newSheet, done('newSheet', { created: undefined })],
    [removal, done('deleteSheet', { removed: undefined })],
    [merge, done('merge', { merged: undefined })],
    [signOut, done('confirmSignOut', { pendingEdits: undefined })],
    [signOut, failed('confirmSignOut', new Error('broken'))],
  ] as const)('send nothing when $0.type is cancelled', async (request, end) => {
    const { actor, events, perform } = startDialogs();
    actor.send(request);
    await perform(end);
    expect(events).toEqual([]);
    expect(actor.getSnapshot().value).toBe('closed');
  });
});

describe('the list of commands', () => {
  test('opens and closes with the same shortcut', () => {
    const { actor } = startDialogs();
    actor.send(commands);
    expect(actor.getSnapshot().value).toBe('choosingCommand');
    actor.send(commands);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test('blocks every other dialog until it closes', () => {
    const { actor } = startDialogs();
    actor.send(commands);
    for (const event of [newSheet, removal, deductions, merge, shortcuts]) actor.send(event);
    expect(actor.getSnapshot().value).toBe('choosingCommand');
    actor.send({ type: 'dialog.cancelled' });
    actor.send(shortcuts);
    expect(actor.getSnapshot().value).toBe('showingShortcuts');
    actor.send(commands);
    expect(actor.getSnapshot().value).toBe('showingShortcuts');
  });
});

describe('signing out', () => {
  // Source: docs/specification.md#one-dialog.
  test.each([
    [goes(rent), []],
    [commands, []],
    [newSheet, ['newSheet']],
    [removal, ['deleteSheet']],
    [deductions, ['deductions']],
    [merge, ['merge']],
  ])('asks about pending edits, and closes any open dialog: $0.type', (open, opened) => {
    const { actor, calls, events } = startDialogs();
    actor.send(open);
    actor.send(signOut);
    expect(actor.getSnapshot().value).toBe('confirmingSignOut');
    expect(calls.map((call) => call.id)).toEqual([...opened, 'confirmSignOut']);
    expect(calls.slice(0, -1).some((call) => call.isOpen())).toBe(false);
    expect(events).toEqual([]);
  });

  test('asks only once when the sign-out is requested twice', () => {
    const { actor, calls } = startDialogs();
    actor.send(signOut);
    actor.send(signOut);
    expect(calls.map((call) => [call.id, call.isOpen()])).toEqual([['confirmSignOut', true]]);
  });

  test('does not reopen the earlier dialog on cancel', async () => {
    const { actor, events, perform } = startDialogs();
    actor.send(goes(rent));
    actor.send(signOut);
    await perform(done('confirmSignOut', { pendingEdits: undefined }));
    actor.send({ type: 'deletion.confirmed' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.deletion, events]).toEqual(['closed', undefined, []]);
  });
});

describe('with the real child charts', () => {
  const realCharts = ['newSheet', 'deleteSheet', 'deductions', 'confirmSignOut'];

  test('sends a confirmed new sheet with new ids to the workspace', () => {
    const { actor, events } = startDialogs(realCharts);
    actor.send(newSheet);
    actor.getSnapshot().children.newSheet?.send({ type: 'newSheet.confirmed' });
    expect(events).toMatchObject([{ type: 'sheet.created', sheet: { id: 'id-1', date: '2026-3-14' } }]);
  });

  test('keeps the dialog open while deductions cannot be read', () => {
    const { actor, events } = startDialogs(realCharts);
    actor.send(deductions);
    const dialog = actor.getSnapshot().children.deductions;
    dialog?.send({ type: 'deductions.typed', text: 'x' });
    dialog?.send({ type: 'deductions.closed' });
    expect(actor.getSnapshot().value).toBe('editingDeductions');
    expect(events).toEqual([]);
  });

  test('sends a removed sheet with its lines', () => {
    const { actor, events } = startDialogs(realCharts);
    actor.send(removal);
    actor.getSnapshot().children.deleteSheet?.send({ type: 'removal.confirmed' });
    expect(events).toEqual([{ type: 'sheet.removed', ...removed }]);
  });

  test('signs out without a question when no edits are pending', async () => {
    const { actor, events, perform } = startDialogs(realCharts);
    actor.send(signOut);
    await perform(done('countWaiting', 0));
    expect(events).toEqual([{ type: 'signOut.decided', pendingEdits: 'discard' }]);
  });
});
