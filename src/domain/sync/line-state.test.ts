import { describe, expect, test } from 'vitest';
import { isSameStates, lineStates } from './line-state.ts';
import type { Entry, Provision } from '../sheet/sheet.ts';
import type { OutboxRecord, Write } from './writes.ts';

const entry: Entry = { id: 'new-entry', name: 'Fuel', day: 1, value: 5, debit: true, paid: false, copy: '' };
const provision: Provision = {
  id: 'new-provision',
  name: 'Taxes',
  periodicity: '',
  price: 1,
  start: '',
  monthlyPayment: 1,
  numberMonthlyPayments: 1,
  deductions: '',
};

const record = (id: string, write: Write, refusal?: OutboxRecord['refusal']): OutboxRecord => ({
  v: 1,
  id,
  uid: 'user',
  seq: 1,
  at: 0,
  write,
  ...(refusal && { refusal }),
});
const change = (id: string): Write => ({ kind: 'entry.update', sheetId: 's', collection: 'outDay', id, changes: {} });
const nothing = { queue: [], reviews: [], unstored: [] };

describe('the state of a line', () => {
  test.each<[string, Write, 'outDay' | 'provisions', string]>([
    ['a new entry', { kind: 'entry.create', sheetId: 's', collection: 'outDay', entry }, 'outDay', 'new-entry'],
    ['a changed entry', change('a'), 'outDay', 'a'],
    ['a removed entry', { kind: 'entry.delete', sheetId: 's', collection: 'outDay', id: 'a' }, 'outDay', 'a'],
    ['a new provision', { kind: 'provision.create', sheetId: 's', provision }, 'provisions', 'new-provision'],
    ['a changed provision', { kind: 'provision.update', sheetId: 's', id: 'p', changes: {} }, 'provisions', 'p'],
    ['a removed provision', { kind: 'provision.delete', sheetId: 's', id: 'p' }, 'provisions', 'p'],
  ])('is known for %s', (_, write, collection, id) => {
    const states = lineStates({ ...nothing, queue: [record('r', write)] });
    expect(states[collection]).toEqual(new Map([[id, 'waiting']]));
    expect(states.outMonth.size).toBe(0);
  });

  test('is reported for each line of a batch', () => {
    const write: Write = {
      kind: 'lines.together',
      writes: [
        { kind: 'entry.create', sheetId: 's', collection: 'outDay', entry },
        { kind: 'provision.delete', sheetId: 's', id: 'p' },
      ],
    };
    const states = lineStates({ ...nothing, queue: [record('r', write)] });
    expect([...states.outDay.keys(), ...states.provisions.keys()]).toEqual(['new-entry', 'p']);
  });

  // Source: docs/specification.md#edit-local-first.
  test('is "saving" until its record is stored on the device', () => {
    const queue = [record('r1', change('a')), record('r2', change('b'))];
    expect(lineStates({ ...nothing, queue, unstored: ['r2'] }).outDay).toEqual(
      new Map([
        ['a', 'waiting'],
        ['b', 'saving'],
      ]),
    );
  });

  test('is the worst state of the pending changes', () => {
    const queue = [record('r1', change('a')), record('r2', change('a')), record('r3', change('b'))];
    const reviews = [record('r0', change('a'), 'refused')];
    expect(lineStates({ queue, reviews, unstored: ['r1', 'r2'] }).outDay.get('a')).toBe('refused');
    expect(lineStates({ queue, reviews: [], unstored: ['r1'] }).outDay.get('a')).toBe('saving');
  });

  test('is absent for writes without a line', () => {
    const sheet: Write = { kind: 'sheet.remove', sheetId: 's' };
    const parameters: Write = { kind: 'parameters.update', changes: { darkTheme: true } };
    const states = lineStates({ ...nothing, queue: [record('r1', sheet), record('r2', parameters)] });
    expect(Object.values(states).map(({ size }) => size)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('compares line states by line and value', () => {
  const waiting = new Map([['a', 'waiting' as const]]);
  expect(isSameStates(waiting, new Map([['a', 'waiting' as const]]))).toBe(true);
  expect(isSameStates(waiting, new Map([['a', 'refused' as const]]))).toBe(false);
  expect(isSameStates(waiting, new Map())).toBe(false);
  expect(isSameStates(new Map(), waiting)).toBe(false);
  expect(isSameStates(waiting, new Map([['b', 'waiting' as const]]))).toBe(false);
});
