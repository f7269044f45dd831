import { setTimeout as after } from 'node:timers/promises';
import { identify } from '../../contract/support/calls.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { longestWait, peakMegabytes } from '../support/longest-wait.ts';
import { createOwner } from '../support/owner.ts';
import { type Attack, attacksOf, manyLines } from './attacks.ts';

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
    // If the server refuses a client that is still sending, the client may see a reset instead of the response.
    return 0;
  }
};

type Found = { readonly wrong: readonly string[]; readonly longest: number; readonly megabytes: number };

/** Limits of the latency of `/healthz` under attack, in milliseconds, and of the server's memory, in MiB. */
const maxLatency = 50;
const maxMegabytes = 400;
const callersAtOnce = 40;
/** The seconds to wait for VACUUM, which starts within two seconds after a deletion. */
const vacuumSeconds = 5;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures the longest latency during the deletion of an account of 20,000 lines and the following VACUUM. */
const longestWaitOfDeletion = async (server: TestServer, round: number): Promise<number> => {
  const owner = await createOwner(server, `gone${String(round)}@example.com`);
  for (const lines of manyLines(owner)) await ask(server.origin, lines);
  return longestWait(server.origin, async () => {
    await identify(server.origin, 'delete', { idToken: owner.token });
    await after(vacuumSeconds * 1000);
  });
};

type Wait = { readonly name: string; readonly wait: number };

/** Sends an attack `rounds` times. Resolves to the responses and the median of the longest latencies. */
const waitOf = async (server: TestServer, attack: Attack, rounds: number): Promise<Wait> => {
  const statuses = new Set<number>();
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    longest.push(
      await longestWait(server.origin, async () => {
        statuses.add(await ask(server.origin, attack));
      }),
    );
  }
  return { name: `${attack.name} (${[...statuses].join()})`, wait: medianOf(longest) };
};

const waitOfDeletion = async (server: TestServer, rounds: number): Promise<Wait> => {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) longest.push(await longestWaitOfDeletion(server, round));
  return { name: 'the deletion of 20,000 lines, and the packing after it', wait: medianOf(longest) };
};

/**
 * Sends each attack `rounds` times while polling `/healthz`, and then 40 requests of each attack at once. Uses the median of the
 * rounds, because the machine may be busy. Prints the result of each attack.
 */
export const runBlocking = async (rounds: number, print: (line: string) => void): Promise<Found> => {
  // The service and the container also set MALLOC_ARENA_MAX.
  const settings = { WRITES_PER_MINUTE: '10000000', MALLOC_ARENA_MAX: '1' };
  const server = await startServer({ app: 'empty', settings });
  try {
    const owner = await createOwner(server, 'attacker@example.com');
    for (const lines of manyLines(owner)) await ask(server.origin, lines);
    const waits: Wait[] = [];
    const keep = (found: Wait): void => {
      waits.push(found);
      print(`${found.name}: /healthz took ${found.wait.toFixed(0)} ms at most`);
    };
    for (const attack of attacksOf(owner)) keep(await waitOf(server, attack, rounds));
    keep(await waitOfDeletion(server, rounds));
    for (const attack of attacksOf(owner))
      await Promise.all(Array.from({ length: callersAtOnce }, async () => ask(server.origin, attack)));
    const megabytes = peakMegabytes(server.pid());
    const slow = waits
      .filter(({ wait }) => wait > maxLatency)
      .map(({ name, wait }) => `${name}: ${wait.toFixed(0)} ms`);
    return {
      wrong: megabytes > maxMegabytes ? [...slow, `${String(megabytes)} MiB`] : slow,
      longest: Math.max(...waits.map(({ wait }) => wait)),
      megabytes,
    };
  } finally {
    await server.stop();
  }
};
