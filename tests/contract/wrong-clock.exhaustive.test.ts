import { expect, it } from 'vitest';
import { runWrongClock, wrongClocks } from '../faults/clock/run.ts';

it.each(wrongClocks)(
  'a clock that was $name locks nobody out once it is right, and nothing of it lives on',
  async (clock) => {
    expect(await runWrongClock(clock)).toEqual([]);
  },
);
