import * as v from 'valibot';
import { runRange, seedRange } from './run-seeds.ts';

// Failures are many here, and nobody reads where they came from.
Error.stackTraceLimit = 0;
process.once('message', async (message) => {
  process.send?.(await runRange(v.parse(seedRange, message)), () => process.disconnect());
});
