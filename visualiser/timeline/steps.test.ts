import { expect, test } from 'vitest';
import { effectFrame, frame } from '../../testing/visualiser/frames.ts';
import type { Entry } from './entry.ts';
import { currentEntry, hasMoved, lastMove, lastStepOf, numberAfter, numberBefore, shownEntries } from './steps.ts';

const effect = effectFrame({ event: { type: 'xstate.promise.resolve' } });
const moved = frame({
  event: { type: 'signIn.submitted' },
  transitions: ['session.signedOut.idle|signIn.submitted|0'],
});

const entries: readonly Entry[] = [
  { kind: 'opened', number: 1, page: 'a', time: 0, info: { id: 'a', opened: 0, path: '/' }, frames: [] },
  { kind: 'step', number: 2, page: 'a', time: 0, frame: frame() },
  { kind: 'step', number: 3, page: 'a', time: 0, frame: moved },
  { kind: 'step', number: 4, page: 'a', time: 0, frame: effect },
  { kind: 'step', number: 5, page: 'b', time: 0, frame: frame({ chart: 'outbox', name: 'outbox' }) },
];
const everything = { text: '', withEffects: true, page: undefined };
const numbers = (filter: Partial<typeof everything>) =>
  shownEntries(entries, { ...everything, ...filter }).map(({ number }) => number);

test('filters the log by text, page and effects', () => {
  expect(numbers({})).toEqual([1, 2, 3, 4, 5]);
  expect(numbers({ withEffects: false })).toEqual([1, 2, 3, 5]);
  expect(numbers({ text: 'SESSION submitted' })).toEqual([3]);
  expect(shownEntries(entries, { ...everything, page: 'b' })).toHaveLength(1);
});

test('steps between shown entries, and skips filtered entries', () => {
  const shown = shownEntries(entries, { ...everything, withEffects: false });
  expect(currentEntry(shown, undefined)?.number).toBe(5);
  expect(currentEntry(shown, 4)?.number).toBe(3);
  expect(numberBefore(shown, undefined)).toBe(3);
  expect(numberBefore(shown, 3)).toBe(2);
  expect(numberBefore(shown, 1)).toBe(1);
  expect(numberBefore([], undefined)).toBeUndefined();
  expect(numberAfter(shown, 3)).toBe(5);
  expect(numberAfter(shown, 5)).toBe(5);
  expect(numberAfter(shown, undefined)).toBeUndefined();
});

test('finds the chart that took the last transition', () => {
  expect(lastMove(entries)?.number).toBe(3);
  expect(lastStepOf(entries, 'session', undefined)?.number).toBe(3);
  expect(lastStepOf(entries, 'session', 'b')).toBeUndefined();
  expect(entries.map(hasMoved)).toEqual([false, true, true, false, true]);
});
