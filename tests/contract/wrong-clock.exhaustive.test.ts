import { expect, it } from 'vitest';
import { runWrongClock, wrongClocks } from '../faults/clock/run.ts';

it.each(wrongClocks)(
  'wrong clock: after a clock that was $name no lockout lasts and no session, code or key outlives its lifetime',
  async (clock) => {
    expect(await runWrongClock(clock)).toEqual([]);
  },
);
