import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { runRange, seedRange } from './run-seeds.ts';

parentPort?.postMessage(await runRange(v.parse(seedRange, workerData)));
