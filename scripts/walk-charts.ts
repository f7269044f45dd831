import { startVitest } from 'vitest/node';

// Runs the tests of the charts with more and longer random walks, for some minutes.
process.env['WALKS'] ??= '1000';
process.env['STEPS'] ??= '500';
const vitest = await startVitest('test', [], {
  watch: false,
  project: ['charts'],
  testNamePattern: 'random walks',
  testTimeout: 3_600_000,
});
await vitest.close();
