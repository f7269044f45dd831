import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { ArchiveError, parseArchive } from '../../../src/api/archive/archive-file.ts';
import { planImport } from '../../../src/domain/archive/import-plan.ts';
import { longestLists } from './large-files.ts';

// Runs in a worker thread, which has its own memory limit and CPU time.
const read = (text: string): string => {
  try {
    planImport(parseArchive(longestLists('Other name')), parseArchive(text));
    return 'read';
  } catch (error) {
    return error instanceof ArchiveError ? error.problem : String(error);
  }
};

const text = v.parse(v.string(), workerData);
const before = process.threadCpuUsage();
const outcome = read(text);
const { user, system } = process.threadCpuUsage(before);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage({ outcome, milliseconds: (user + system) / 1000 });
