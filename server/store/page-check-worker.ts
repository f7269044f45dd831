import { parentPort, workerData } from 'node:worker_threads';
import { firstDamage } from './health.ts';

// Runs in a worker thread: SQLite reads all pages in one synchronous call, which would block the event loop.
parentPort?.postMessage(firstDamage(String(workerData), 'quick_check'), []);
