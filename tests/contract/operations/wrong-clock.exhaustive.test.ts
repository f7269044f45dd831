import { expect, it } from 'vitest';
import { runWrongClock, wrongClocks } from '../../faults/clock/run.ts';

it.each(wrongClocks)(
  'ends lockouts, sessions, codes and keys on time after a clock that was $name (wrong clock)',
  async (clock) => {
    expect(await runWrongClock(clock)).toEqual([]);
  },
);
