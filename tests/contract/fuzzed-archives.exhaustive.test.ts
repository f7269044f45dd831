import { expect, it } from 'vitest';
import { runLargeFiles } from '../faults/archives/large.ts';
import { runArchives } from '../faults/archives/run.ts';

// Two hundred thousand files, and ten megabytes of every kind: `npm run faults -- archives`.
it('fuzzing: a mutated archive is imported as it reads, or refused with a reason and without a write', async () => {
  const { tried, read, wrong } = await runArchives(600, 5);
  expect(wrong).toEqual([]);
  // Files on both sides of the line.
  expect(read).toBeGreaterThan(60);
  expect(tried - read).toBeGreaterThan(300);
}, 60_000);

it('ten hostile megabytes (denial of service) are refused in time, with little memory', async () => {
  const names = ['maps in maps', 'numbers for documents', 'names of a category'];
  const { tried, wrong } = await runLargeFiles(names);
  expect(wrong).toEqual([]);
  expect(tried).toBe(names.length);
}, 60_000);
