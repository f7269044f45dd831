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

test('an added name is stored once', () => {
  expect(kindsOf([add('A', 'Rent')], ['Rent'])).toEqual([]);
  expect(kindsOf([add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent')], ['Rent', 'Rent'])).toEqual(['doubled']);
});

test('a name that was never added is a violation', () => {
  expect(kindsOf([], ['Rent'])).toEqual(['ghost']);
});

test('a removed name stays removed, unless the same device adds it again', () => {
  expect(kindsOf([add('A', 'Rent'), remove('B', 'Rent')], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], [])).toContain('lost');
  expect(kindsOf([add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent')], ['Rent'])).toEqual([]);
});

test('race: a name that one device adds again while the other removes it may be stored or not', () => {
  const steps = [add('A', 'Rent'), remove('A', 'Rent'), add('A', 'Rent'), remove('B', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual([]);
});

test('a renamed name is stored under one of its names, also when the renaming is undone', () => {
  const steps = [add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('A', 'Flat', 'Rent')];
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
  expect(kindsOf(steps, [])).toEqual(['lost']);
  expect(kindsOf([add('A', 'Rent'), rename('A', 'Rent', 'Flat'), rename('B', 'Rent', 'House')], [])).toEqual(['lost']);
});

test('an unacknowledged name of a killed tab may be stored or not', () => {
  const steps = [step('A', { kind: 'operation.add', name: 'Rent' }, { isLost: true })];
  expect(kindsOf(steps, [])).toEqual([]);
  expect(kindsOf(steps, ['Rent'])).toEqual([]);
});

test('race: only a name that another device removes before its addition is acknowledged may be resurrected', () => {
  const adding = { kind: 'operation.add', name: 'Rent' } as const;
  const removing = { kind: 'operation.remove', name: 'Rent' } as const;
  const unanswered = step('A', adding, { begun: 1, answered: 3 });
  expect(kindsOf([unanswered, step('B', removing, { begun: 2 })], ['Rent'])).toEqual([]);
  expect(kindsOf([unanswered, step('B', removing, { begun: 4 })], ['Rent'])).toEqual(['resurrected']);
  expect(kindsOf([unanswered, step('A', removing, { begun: 2 })], ['Rent'])).toEqual(['resurrected']);
});
