import { expect, it } from 'vitest';
import type { Difference } from '../faults/timing/run.ts';
import { isToldBy, runTiming } from '../faults/timing/run.ts';

// Two thousand tries of each: `npm run faults -- timing`. Fewer need another look now and then on a busy
// machine; what does tell takes a password hash longer, at each look.
it('whether an address has an account is told neither by the answer nor by its time', async () => {
  let told: readonly Difference[] = [];
  for (let look = 0; look < 4; look += 1) {
    told = Object.values(await runTiming(20)).filter(isToldBy);
    if (told.length === 0) break;
  }
  expect(told).toEqual([]);
}, 120_000);
