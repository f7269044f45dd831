import { readFileSync } from 'node:fs';
import { documentsUrl, send } from '../contract/support/calls.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  type SeededAccount,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../support/seed.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Figure, median, milliseconds, quantile } from './figures.ts';

const sheet = seedSheet(0, toSheetDate(2026, 11, 1));

/** The processor time (seconds) and memory (bytes) of a process. Linux only. */
function usageOf(pid: number): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: pages * 4096 };
}

const listUrl = (origin: string, { localId }: SeededAccount) =>
  `${documentsUrl(origin)}/${localId}/${sheet.id}/outDay?pageSize=100`;

async function ask(url: string, token: string): Promise<number> {
  const start = performance.now();
  const { status } = await send(url, 'GET', token);
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return performance.now() - start;
}

/** Sends requests at a constant rate, without waiting for responses (open loop). Returns the latencies. */
async function askEvenly(url: string, token: string, perSecond: number, seconds: number): Promise<readonly number[]> {
  const asked: Promise<number>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    asked.push(ask(url, token));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  return Promise.all(asked);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

async function loadFigures(server: TestServer, minutes: number): Promise<readonly Figure[]> {
  const account = await seedAccount(server, 'load@example.com', 'orange-bleu-42');
  const lines = Array.from({ length: 100 }, (_, index) => entryDocument(sheet, 'outDay', seedEntry(index, 12.34)));
  await account.put([sheetDocument(sheet), ...lines]);
  const url = listUrl(server.origin, account);
  const idleAnswer = `${server.origin}/healthz`;
  // Warm up, because a new process compiles its code.
  const warmUp = 2000;
  for (let warm = 0; warm < warmUp; warm += 1) await ask(url, account.idToken);
  const before = usageOf(server.pid());
  const rounds = 1000;
  for (let round = 0; round < rounds; round += 1) await ask(url, account.idToken);
  const after = usageOf(server.pid());
  for (let round = 0; round < rounds; round += 1) await ask(idleAnswer, account.idToken);
  const idle = usageOf(server.pid());
  const cpu = ((after.cpu - before.cpu) * 1000) / rounds;
  const health = ((idle.cpu - after.cpu) * 1000) / rounds;
  const paced = await askEvenly(url, account.idToken, 50, 20);
  await askEvenly(url, account.idToken, 50, minutes * 30);
  const halfway = usageOf(server.pid()).memory;
  await askEvenly(url, account.idToken, 50, minutes * 30);
  return [
    {
      name: 'server: processor time of a list of 100, token and rules included',
      measured: `${cpu.toFixed(2)} ms (mean of ${rounds}, after ${warmUp})`,
      reference: `/healthz ${health.toFixed(2)} ms`,
      ratio: cpu / health,
      target: '≤ 1.0 ms',
    },
    {
      name: 'server: the same at 50 requests a second',
      measured: `p50 ${median(paced).toFixed(1)} ms, p99 ${quantile(paced, 0.99).toFixed(1)} ms (n=${paced.length})`,
      target: 'p99 ≤ 15 ms',
    },
    {
      name: `server: memory after ${minutes} minutes of that`,
      measured: megabytes(usageOf(server.pid()).memory),
      reference: `${megabytes(halfway)} halfway`,
      ratio: usageOf(server.pid()).memory / halfway,
      target: 'flat',
    },
  ];
}

/** Milliseconds from starting the server's process to its first response on `/healthz`. */
async function timeColdStart(): Promise<number> {
  const start = performance.now();
  const server = await startServer();
  await fetch(`${server.origin}/healthz`);
  const time = performance.now() - start;
  await server.stop();
  return time;
}

/** Processor time, latency, memory after `minutes` of load, and cold start of the embedded server. */
export async function serverFigures(server: TestServer, rounds: number, minutes: number): Promise<readonly Figure[]> {
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await timeColdStart());
  return [
    { name: 'server: cold start to /healthz', measured: milliseconds(starts), target: '≤ 500 ms' },
    ...(await loadFigures(server, minutes)),
  ];
}
