import { describe, expect, test } from 'vitest';
import { deductionsMachine } from '../../src/machines/deductions/deductions.machine.ts';
import { provisionWith } from '../../testing/domain/lines.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const typed = (text: string) => ({ type: 'deductions.typed', text }) as const;
const provision = provisionWith({ id: 'car', name: 'Car', deductions: '10,20' });
const categories = [{ name: 'Transport', operations: ['Car'] }];
const input = (sheet = recordingReceiver()) => ({ provision, sheet: sheet.ref, day: '14', categories });
const saved = (deductions: string) => [{ type: 'provision.changed', id: 'car', changes: { deductions } }];
const isReadable = (text: string) => text !== 'ten';

testChart(deductionsMachine, {
  inputs: [() => input()],
  cases: [
    typed('10,20,30'),
    typed('ten'),
    { type: 'expense.dayTyped', text: '' },
    { type: 'expense.dayTyped', text: '14' },
    { type: 'expense.nameTyped', text: 'Garage' },
  ],
  project: ({ text, day, name }) => [text, day, name],
  invariants: {
    'editing.alone': (snapshot) =>
      snapshot.hasTag('dialog:deductions') &&
      snapshot.can({ type: 'deductions.closed' }) === isReadable(snapshot.context.text),
    'editing.withExpense': (snapshot) =>
      snapshot.hasTag('dialog:deductions') &&
      snapshot.can({ type: 'deductions.closed' }) ===
        (isReadable(snapshot.context.text) && (snapshot.context.text !== '10,20,30' || snapshot.context.day === '14')),
    closed: (snapshot) => !snapshot.hasTag('dialog:deductions') && isReadable(snapshot.context.text),
  },
});

function afterTyping(text: string) {
  const sheet = recordingReceiver();
  const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
  actor.send(typed(text));
  actor.send({ type: 'deductions.closed' });
  return { ...actor.getSnapshot(), saved: sheet.events };
}

describe('the deductions of a provision', () => {
  test('start with the stored values, and stay unchanged when nothing is typed', () => {
    const sheet = recordingReceiver();
    const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
    expect(actor.getSnapshot().context.text).toBe('10,20');
    actor.send({ type: 'deductions.closed' });
    expect(sheet.events).toEqual(saved('10,20'));
  });

  // Source: docs/specification.md#deductions-dialog, docs/specification.md#deductions-format.
  test.each([
    ['10,20,30', '10,20,30'],
    [' 1, 2,,-3 ', '1, 2,,-3'],
    ['', ''],
    ['1\u00A0, \u202F2\t', '1 , 2'],
  ])('are saved when the dialog closes: %j as %j', (text, deductions) => {
    expect(afterTyping(text)).toMatchObject({ status: 'done', saved: saved(deductions) });
  });

  // Source: docs/specification.md#deductions-dialog.
  test.each(['ten', '1;2', '1.5', '1,-', '--1', '1e3', '٣'])('keep the dialog open while they are %j', (text) => {
    expect(afterTyping(text)).toMatchObject({
      status: 'active',
      value: { editing: 'alone' },
      context: { text },
      saved: [],
    });
  });

  test('let the dialog close after they are corrected', () => {
    const sheet = recordingReceiver();
    const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
    actor.send(typed('10,x'));
    expect(actor.getSnapshot().can({ type: 'deductions.closed' })).toBe(false);
    actor.send(typed('10,5'));
    actor.send({ type: 'deductions.closed' });
    expect(sheet.events).toEqual(saved('10,5'));
  });
});

/** The events of a user who also adds the spent amount as an expense. */
function afterNoting(text: string, fields: Partial<Record<'day' | 'name', string>> = {}, stored = provision) {
  const sheet = recordingReceiver();
  const { actor } = startSystem(deductionsMachine, { input: { ...input(sheet), provision: stored } });
  actor.send({ type: 'expense.toggled' });
  actor.send(typed(text));
  if (fields.day !== undefined) actor.send({ type: 'expense.dayTyped', text: fields.day });
  if (fields.name !== undefined) actor.send({ type: 'expense.nameTyped', text: fields.name });
  const canClose = actor.getSnapshot().can({ type: 'deductions.closed' });
  actor.send({ type: 'deductions.closed' });
  return { sent: sheet.events, canClose, status: actor.getSnapshot().status };
}

const noted = (deductions: string, draft: object) => [
  {
    type: 'lines.edited',
    edits: [...saved(deductions), { type: 'entry.added', collection: 'outDay', draft }],
    toast: { key: 'notice.deductionNoted', tone: 'info' },
  },
];

// Source: docs/specification.md#deduction-expense.
describe('a deduction with an expense', () => {
  const expense = { name: 'Car', day: 14, value: 75, debit: true, paid: true, category: 'Transport' };

  test('is sent as one edit with a paid expense of today in the category of its name', () => {
    expect(afterNoting('10,20,75').sent).toEqual(noted('10,20,75', expense));
    expect(afterNoting('10,20,50,25', { day: '3', name: 'Garage' }).sent).toEqual(
      noted('10,20,50,25', { name: 'Garage', day: 3, value: 75, debit: true, paid: true }),
    );
  });

  test('adds no expense for a correction, which is not spent', () => {
    expect(afterNoting('10,20,75,0215').sent).toEqual(noted('10,20,75,0215', expense));
    expect(afterNoting('10,20,0215').sent).toEqual(saved('10,20,0215'));
    const corrected = { ...provision, deductions: '0215, 10' };
    expect(afterNoting('85', {}, corrected).sent).toEqual(noted('85, 0215', expense));
  });

  test.each([
    ['no day', { day: '' }],
    ['a day that is none', { day: '32' }],
    ['no name', { name: ' ' }],
  ])('keeps the dialog open with %s', (_, fields) => {
    expect(afterNoting('10,20,75', fields)).toEqual({ sent: [], canClose: false, status: 'active' });
  });

  test.each(['10,20', '10', ''])('adds no expense when nothing was spent, even with an invalid day: %j', (text) => {
    expect(afterNoting(text, { day: '' })).toEqual({ sent: saved(text), canClose: true, status: 'done' });
  });

  test('adds no unticked expense, and keeps the tick while the text is unreadable', () => {
    const sheet = recordingReceiver();
    const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
    actor.send({ type: 'expense.toggled' });
    actor.send(typed('10,20,7x'));
    actor.send(typed('10,20,75'));
    expect(actor.getSnapshot().value).toEqual({ editing: 'withExpense' });
    actor.send({ type: 'expense.toggled' });
    actor.send({ type: 'deductions.closed' });
    expect(sheet.events).toEqual(saved('10,20,75'));
  });
});
