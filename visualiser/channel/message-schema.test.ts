import { expect, test } from 'vitest';
import { frame, opened, delivered } from '../../testing/visualiser/frames.ts';
import { readMessage } from './message-schema.ts';

test('accepts every message of the app', () => {
  const effect = { ...frame(), chart: undefined };
  for (const message of [
    { kind: 'hello' },
    opened('a', frame()),
    delivered('a', frame()),
    { kind: 'left', page: 'a' },
  ]) {
    expect(readMessage(structuredClone(message))).toEqual(message);
  }
  expect(readMessage(delivered('a', JSON.parse(JSON.stringify(effect))))).toBeDefined();
});

test.each([
  [undefined],
  ['hello'],
  [{ kind: 'other' }],
  [{ kind: 'frames', page: 'a' }],
  [{ kind: 'frames', page: 'a', frames: [{ ...frame(), status: 'asleep' }] }],
  [{ kind: 'left', page: 7 }],
])('refuses %j', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
