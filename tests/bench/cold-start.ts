import { startServer } from '../support/server.ts';

/** Milliseconds from starting the server's process to its first answer on `/healthz`, `rounds` times. */
export async function timeColdStart(rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const server = await startServer();
    await fetch(`${server.origin}/healthz`);
    times.push(performance.now() - start);
    await server.stop();
  }
  return times;
}
