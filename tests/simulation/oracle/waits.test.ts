import { expect, test } from 'vitest';
import { createWaits } from './waits.ts';

function start() {
  let time = 0;
  const waits = createWaits({ now: () => time });
  waits.heard('A1', 5000);
  return {
    waits,
    askAt: (now: number, tab = 'A1') => {
      time = now;
      waits.asked(tab, 'entry.create');
      return waits.broken().map(({ what }) => what);
    },
  };
}

test('a tab that sends before its Retry-After violates it', () => {
  expect(start().askAt(4999)).toEqual(['entry.create of A1, 1 ms early']);
});

test('a tab that waits, or was not asked to, does not', () => {
  const { askAt } = start();
  expect(askAt(1000, 'A2')).toEqual([]);
  expect(askAt(5000)).toEqual([]);
});

test('a shorter Retry-After does not end a longer one', () => {
  const { waits, askAt } = start();
  waits.heard('A1', 1000);
  expect(askAt(2000)).toHaveLength(1);
});
