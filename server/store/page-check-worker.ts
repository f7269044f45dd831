import { parentPort, workerData } from 'node:worker_threads';
import { firstDamage } from './health.ts';

// In a thread of its own, because SQLite reads all pages in one call.
parentPort?.postMessage(firstDamage(String(workerData), 'quick_check'), []);
