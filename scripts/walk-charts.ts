import { startVitest } from 'vitest/node';

// The charts' own tests, with many and long random walks: some minutes.
process.env['WALKS'] ??= '1000';
process.env['STEPS'] ??= '500';
const vitest = await startVitest('test', [], {
  watch: false,
  project: ['charts'],
  testNamePattern: 'random walks',
  testTimeout: 3_600_000,
});
await vitest.close();
