import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startServer } from '../../support/server.ts';
import { longestWait, peakMegabytes } from '../support/longest-wait.ts';

/** The behaviour of a client after it has sent a thousand pipelined requests on a connection. */
const clientBehaviours = {
  'closed after 0.1 s': (socket: Socket) => {
    setTimeout(() => socket.destroy(), 100);
  },
  'kept open and not read': (socket: Socket) => {
    socket.pause();
  },
  'read slowly': (socket: Socket) => {
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 100);
    });
  },
  'read at once': (socket: Socket) => {
    socket.resume();
  },
} as const;

const requestsPerConnection = 1000;
const connectionCounts = [1, 20, 200];
const floodSeconds = 5;
/** Limit of the server's memory, in MiB. */
const maxMegabytes = 450;
/** Limits of the latency of `/healthz`: in milliseconds, and as a multiple of the latency without an attack. */
const maxLatency = 1000;
const maxRatio = 20;

const largestAsset = (folder: string): string => {
  const names = readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:map|br|gz)$/.test(name));
  const sizeOf = (name: string): number => statSync(join(folder, 'assets', name)).size;
  const [largest] = names.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) throw new Error('The app is not built; run "npm run build" first.');
  return `/assets/${largest}`;
};

type Flood = { readonly connections: number; readonly handle: (socket: Socket) => void };

const flood = async (origin: string, path: string, { connections, handle }: Flood): Promise<void> => {
  const { hostname, port } = new URL(origin);
  const requests = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requestsPerConnection);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(requests));
    // The server may close an attacker's connection.
    socket.on('error', () => {});
    handle(socket);
    return socket;
  });
  await after(floodSeconds * 1000);
  for (const socket of sockets) socket.destroy();
};

const settings = { MALLOC_ARENA_MAX: '1' };

type Figures = { readonly wait: number; readonly megabytes: number };

/** Runs some work against a new server. Measures the longest latency of `/healthz` in milliseconds and the peak memory in MiB. */
const measure = async (work: (origin: string, path: string) => Promise<void>): Promise<Figures> => {
  const server = await startServer({ app: 'built', settings });
  try {
    const wait = await longestWait(server.origin, async () => work(server.origin, largestAsset(server.appDir)));
    return { wait, megabytes: peakMegabytes(server.pid()) };
  } finally {
    await server.stop();
  }
};

const textOf = ({ wait, megabytes }: Figures, idle: Figures): string =>
  `${String(megabytes)} MiB (${(megabytes / idle.megabytes).toFixed(1)} ×), /healthz took ${wait.toFixed(0)} ms at most (${(wait / idle.wait).toFixed(1)} ×)`;

const isWrong = ({ wait, megabytes }: Figures, idle: Figures): boolean =>
  megabytes > maxMegabytes || wait > Math.max(maxLatency, maxRatio * idle.wait);

const floods = connectionCounts.flatMap((connections) =>
  Object.entries(clientBehaviours).map(([manner, handle]) => ({
    name: `${String(connections)} connections, ${manner}`,
    connections,
    handle,
  })),
);

type Found = {
  readonly wrong: readonly string[];
  /** The peak memory and the longest latency, as multiples of the values without an attack. */
  readonly memoryRatio: string;
  readonly waitRatio: string;
};

/**
 * Sends a thousand pipelined requests for the largest file on 1, 20 and 200 connections while polling `/healthz`. Each client
 * behaviour gets a new server. Prints each result. Rejects if a server does not respond.
 */
export const runFlood = async (print: (line: string) => void): Promise<Found> => {
  const idle = await measure(async () => after(floodSeconds * 1000));
  print(`no attack: ${textOf(idle, idle)}`);
  const all: Figures[] = [];
  const wrong: string[] = [];
  for (const { name, ...one } of floods) {
    const figures = await measure(async (origin, path) => flood(origin, path, one));
    const text = `${name}: ${textOf(figures, idle)}`;
    print(text);
    all.push(figures);
    if (isWrong(figures, idle)) wrong.push(text);
  }
  const most = (figure: keyof Figures): string =>
    (Math.max(...all.map((figures) => figures[figure])) / idle[figure]).toFixed(1);
  return { wrong, memoryRatio: most('megabytes'), waitRatio: most('wait') };
};
