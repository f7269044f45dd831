import { expect, it } from 'vitest';
import { runLargeFiles } from '../../faults/archives/large.ts';
import { runArchives } from '../../faults/archives/run.ts';

// `npm run faults -- archives` tries two hundred thousand files, and files of ten megabytes of every kind.
it('imports a mutated archive exactly, or refuses the file with a reason and writes nothing (fuzzing)', async () => {
  const { tried, read, wrong } = await runArchives(600, 5);
  expect(wrong).toEqual([]);
  // The test needs both imported and refused files.
  expect(read).toBeGreaterThan(60);
  expect(tried - read).toBeGreaterThan(300);
}, 60_000);

it('refuses hostile files of ten megabytes in time and with little memory (denial of service)', async () => {
  const names = ['maps in maps', 'numbers for documents', 'names of a category'];
  const { tried, wrong } = await runLargeFiles(names);
  expect(wrong).toEqual([]);
  expect(tried).toBe(names.length);
}, 60_000);
