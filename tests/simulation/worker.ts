import * as v from 'valibot';
import { runRange, seedRange } from './run-seeds.ts';

// Stack traces are slow, and failures are frequent and expected here.
Error.stackTraceLimit = 0;
process.once('message', async (message) => {
  process.send?.(await runRange(v.parse(seedRange, message)), () => process.disconnect());
});
