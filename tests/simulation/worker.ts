import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { runRange, seedRange } from './run-seeds.ts';

// Failures are many here, and nobody reads where they came from.
Error.stackTraceLimit = 0;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(await runRange(v.parse(seedRange, workerData)));
