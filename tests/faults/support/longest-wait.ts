import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

const waited = v.object({ longest: v.number(), asked: v.number() });

/** Polls `/healthz` from another thread. Resolves to the longest latency in milliseconds, or rejects if a call fails. */
export const longestWait = async (origin: string, work: () => Promise<void>): Promise<number> => {
  const probe = new Worker(new URL('probe.ts', import.meta.url), { workerData: { url: `${origin}/healthz` } });
  await once(probe, 'message');
  const failed = once(probe, 'error').then(([error]) => {
    throw error;
  });
  try {
    await Promise.race([work(), failed]);
    const answer = once(probe, 'message');
    probe.postMessage('stop', []);
    return v.parse(v.tuple([waited]), await answer)[0].longest;
  } finally {
    await probe.terminate();
  }
};

export const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024);
