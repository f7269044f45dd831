import { expect, it } from 'vitest';
import { runLargeFiles } from '../../faults/archives/large.ts';
import { runArchives } from '../../faults/archives/run.ts';

// `npm run faults -- archives` tries two hundred thousand files, and ten megabytes of every kind.
it('imports a mutated archive as it reads, or refuses it with a reason and without a write (fuzzing)', async () => {
  const { tried, read, wrong } = await runArchives(600, 5);
  expect(wrong).toEqual([]);
  // Some files must be imported and some refused.
  expect(read).toBeGreaterThan(60);
  expect(tried - read).toBeGreaterThan(300);
}, 60_000);

it('refuses ten hostile megabytes in time and with little memory (denial of service)', async () => {
  const names = ['maps in maps', 'numbers for documents', 'names of a category'];
  const { tried, wrong } = await runLargeFiles(names);
  expect(wrong).toEqual([]);
  expect(tried).toBe(names.length);
}, 60_000);
