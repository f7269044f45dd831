import { expect, test } from 'vitest';
import { effectFrame, frame } from '../../testing/visualiser/frames.ts';
import { clockTime, eventWords, happeningOf, pretty, stateWords, subjectOf } from './words.ts';

test.each([
  ['signIn.submitted', 'signIn.submitted'],
  ['xstate.init', 'started'],
  ['xstate.done.actor.signIn', 'done signIn'],
  ['xstate.error.actor.signIn', 'error signIn'],
  ['xstate.after.signOutDelay.verification.sent', 'after signOutDelay'],
  ['xstate.promise.reject', 'failed'],
])('writes %s as %s', (type, words) => {
  expect(eventWords(type)).toBe(words);
});

test('describes an actor by its innermost states', () => {
  expect(stateWords(frame())).toBe('signedOut.idle');
  expect(stateWords(frame({ states: ['session'] }))).toBe('running');
  const states = ['sheets', 'sheets.open', 'sheets.open.shown', 'sheets.open.list'];
  expect(stateWords(frame({ chart: 'sheets', states }))).toBe('open.shown, open.list');
  const effect = effectFrame({ status: 'done' });
  expect(stateWords(effect)).toBe('done');
  expect(subjectOf({ kind: 'step', number: 1, page: 'a', time: 0, frame: effect })).toBe('signIn');
});

test('describes a page that opened or closed', () => {
  const info = { id: 'a', opened: 0, path: '/login' };
  expect(happeningOf({ kind: 'opened', number: 1, page: 'a', time: 0, info, frames: [] })).toBe('opened /login');
  expect(happeningOf({ kind: 'left', number: 2, page: 'a', time: 0 })).toBe('left');
});

test('formats times with milliseconds, and values as JSON', () => {
  expect(clockTime(new Date(2026, 2, 14, 9, 5, 3, 7).getTime())).toBe('09:05:03.007');
  expect(pretty({ password: '•••' })).toBe('{\n  "password": "•••"\n}');
  expect(pretty(undefined)).toBe('nothing');
});
