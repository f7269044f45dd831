import { parentPort, workerData } from 'node:worker_threads';
import { firstDamage } from './health.ts';

// SQLite reads all pages in one synchronous call, which would block the event loop of the main thread.
parentPort?.postMessage(firstDamage(String(workerData), 'quick_check'), []);
