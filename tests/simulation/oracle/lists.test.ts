import { expect, test } from 'vitest';
import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import { checkList, type Step } from './lists.ts';

type Fate = { readonly isLost?: boolean; readonly begun?: number; readonly answered?: number };

const step = (browser: string, edit: ParametersEdit, fate: Fate = {}): Step => ({
  act: {
    browser,
    tab: `${browser}1`,
    write: { kind: 'parameters.edit', edits: [edit] },
    isKept: true,
    isLost: false,
    isTold: false,
    isGivenUp: false,
    begun: 1,
    answered: 1,
    ...fate,
  },
  edit,
});

const add = (browser: string, name: string) => step(browser, { kind: 'operation.add', name });
const remove = (browser: string, name: string) => step(browser, { kind: 'operation.remove', name });
const rename = (browser: string, name: string, to: string) => step(browser, { kind: 'operation.rename', name, to });

const kindsOf = (steps: readonly Step[], stored: readonly string[]) =>
  checkList(steps, 'operation', stored).map(({ kind }) => kind);

test('a name that was added is there once', () => {
  expect(kindsOf([add('A', 'Rent')], ['Rent'])).toEqual([]);
  expect(kindsOf([add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent')], ['Rent', 'Rent'])).toEqual(['doubled']);
});

test('a name that nobody added is a ghost', () => {
  expect(kindsOf([], ['Rent'])).toEqual(['ghost']);
});

test('a removed name stays away, and one that was put back by the same device is there', () => {
  expect(kindsOf([add('A', 'Rent'), remove('B', 'Rent')], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], ['Rent'])).toEqual([]);
});

test('what one device puts back while the other removes it may be there or not', () => {
  const steps = [add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent'), remove('B', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual([]);
});

test('a renamed name is there under one of its names, also when the renaming is undone', () => {
  const steps = [add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('A', 'Flat', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual(['lost']);
  expect(kindsOf([add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('B', 'Rent', 'House')], [])).toEqual(['lost']);
});

test('what a killed tab had not stored may be there or not', () => {
  const steps = [step('A', { kind: 'operation.add', name: 'Rent' }, { isLost: true })];
  expect(kindsOf(steps, [])).toEqual([]);
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
});

test('a name that another device removes before its addition is answered may be back, and no other', () => {
  const adding = { kind: 'operation.add', name: 'Rent' } as const;
  const removing = { kind: 'operation.remove', name: 'Rent' } as const;
  const unanswered = step('A', adding, { begun: 1, answered: 3 });
  expect(kindsOf([unanswered, step('B', removing, { begun: 2 })], ['Rent'])).toEqual([]);
  expect(kindsOf([unanswered, step('B', removing, { begun: 4 })], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([unanswered, step('A', removing, { begun: 2 })], ['Rent'])).toEqual(['resurrected']);
});
