import { expect, test } from 'vitest';
import { createWaits } from './waits.ts';

function start() {
  let time = 0;
  const waits = createWaits({ now: () => time });
  waits.postpone('A1', 5000);
  return {
    waits,
    askAt: (now: number, tab = 'A1') => {
      time = now;
      waits.checkSend(tab, 'entry.create');
      return waits.violations().map(({ what }) => what);
    },
  };
}

test('reports a tab that sends before its Retry-After', () => {
  expect(start().askAt(4999)).toEqual(['entry.create of A1, 1 ms early']);
});

test('accepts a tab that waits, and a tab without a Retry-After', () => {
  const { askAt } = start();
  expect(askAt(1000, 'A2')).toEqual([]);
  expect(askAt(5000)).toEqual([]);
});

test('keeps a longer Retry-After when a shorter one arrives later', () => {
  const { waits, askAt } = start();
  waits.postpone('A1', 1000);
  expect(askAt(2000)).toHaveLength(1);
});
