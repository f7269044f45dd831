import { expect, test } from 'vitest';
import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import { checkList, type Step } from './lists.ts';

type Timing = { readonly isLost?: boolean; readonly startedAt?: number; readonly settledAt?: number };

const step = (browser: string, edit: ParametersEdit, timing: Timing = {}): Step => ({
  action: {
    browser,
    tab: `${browser}1`,
    write: { kind: 'parameters.edit', edits: [edit] },
    isAcknowledged: true,
    isLost: false,
    isReported: false,
    isGivenUp: false,
    startedAt: 1,
    settledAt: 1,
    ...timing,
  },
  edit,
});

const add = (browser: string, name: string) => step(browser, { kind: 'operation.add', name });
const remove = (browser: string, name: string) => step(browser, { kind: 'operation.remove', name });
const rename = (browser: string, name: string, to: string) => step(browser, { kind: 'operation.rename', name, to });

const kindsOf = (steps: readonly Step[], stored: readonly string[]) =>
  checkList(steps, 'operation', stored).map(({ kind }) => kind);

test('requires that an added name is stored exactly once', () => {
  expect(kindsOf([add('A', 'Rent')], ['Rent'])).toEqual([]);
  expect(kindsOf([add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent')], ['Rent', 'Rent'])).toEqual(['duplicated']);
});

test('reports a name that was never added', () => {
  expect(kindsOf([], ['Rent'])).toEqual(['invented']);
});

test('requires that a removed name stays removed, unless the same device adds the name again', () => {
  expect(kindsOf([add('A', 'Rent'), remove('B', 'Rent')], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], ['Rent'])).toEqual([]);
});

test('allows either result if one device adds a name again while the other device removes the name (race)', () => {
  const steps = [add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent'), remove('B', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual([]);
});

test('requires that a renamed name is stored under one of its names, even after an undo', () => {
  const steps = [add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('A', 'Flat', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual(['lost']);
  expect(kindsOf([add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('B', 'Rent', 'House')], [])).toEqual(['lost']);
});

test('allows either result for an unacknowledged name of a killed tab', () => {
  const steps = [step('A', { kind: 'operation.add', name: 'Rent' }, { isLost: true })];
  expect(kindsOf(steps, [])).toEqual([]);
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
});

test('allows a removed name to return only if another device removed the name before the acknowledgement (race)', () => {
  const adding = { kind: 'operation.add', name: 'Rent' } as const;
  const removing = { kind: 'operation.remove', name: 'Rent' } as const;
  const unanswered = step('A', adding, { startedAt: 1, settledAt: 3 });
  expect(kindsOf([unanswered, step('B', removing, { startedAt: 2 })], ['Rent'])).toEqual([]);
  expect(kindsOf([unanswered, step('B', removing, { startedAt: 4 })], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([unanswered, step('A', removing, { startedAt: 2 })], ['Rent'])).toEqual(['resurrected']);
});
