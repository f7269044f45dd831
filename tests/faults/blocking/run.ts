import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { startServer } from '../../support/server.ts';
import { createOwner } from '../support/owner.ts';
import { type Attack, attacksOf, manyLines } from './attacks.ts';

const found = v.object({ longest: v.number(), asked: v.number() });

/** Looks at `/healthz` from another thread while some work goes on: the longest wait in milliseconds. */
const longestWait = async (origin: string, work: () => Promise<void>): Promise<number> => {
  const probe = new Worker(new URL('probe.ts', import.meta.url), { workerData: { url: `${origin}/healthz` } });
  await once(probe, 'message');
  try {
    await work();
    const told = once(probe, 'message');
    probe.postMessage('stop', []);
    return v.parse(v.tuple([found]), await told)[0].longest;
  } finally {
    await probe.terminate();
  }
};

const ask = async (origin: string, { path, method, body, token }: Attack): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Who is refused before all was sent may see the connection closed instead of the answer.
    return 0;
  }
};

const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024);

type Found = { readonly wrong: readonly string[]; readonly longest: number; readonly megabytes: number };

/** How long `/healthz` may take while somebody attacks, in milliseconds, and what the server may take, in MiB. */
const longestBound = 50;
const memoryBound = 400;
const callersAtOnce = 40;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Sends each attack `rounds` times while `/healthz` is asked without a pause, then 40 of each at once. The median of the
 * rounds' longest waits counts, since the machine may be busy with something else. `print` hears of each.
 */
export const runBlocking = async (rounds: number, print: (line: string) => void): Promise<Found> => {
  const server = await startServer({ app: 'empty', settings: { WRITES_PER_MINUTE: '10000000' } });
  try {
    const owner = await createOwner(server, 'attacker@example.com');
    for (const lines of manyLines(owner)) await ask(server.origin, lines);
    const wrong: string[] = [];
    const waits: number[] = [];
    for (const attack of attacksOf(owner)) {
      const statuses = new Set<number>();
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        longest.push(
          await longestWait(server.origin, async () => {
            statuses.add(await ask(server.origin, attack));
          }),
        );
      }
      const wait = medianOf(longest);
      waits.push(wait);
      print(`${attack.name} (${[...statuses].join()}): /healthz took ${wait.toFixed(0)} ms at most`);
      if (wait > longestBound) wrong.push(`${attack.name}: ${wait.toFixed(0)} ms`);
    }
    for (const attack of attacksOf(owner))
      await Promise.all(Array.from({ length: callersAtOnce }, async () => ask(server.origin, attack)));
    const megabytes = peakMegabytes(server.pid());
    if (megabytes > memoryBound) wrong.push(`${String(megabytes)} MiB`);
    return { wrong, longest: Math.max(...waits), megabytes };
  } finally {
    await server.stop();
  }
};
