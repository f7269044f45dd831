import { setTimeout as after } from 'node:timers/promises';
import { send } from '../../contract/support/calls.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { integrityOf } from '../support/integrity.ts';
import { createOwner, type Owner } from '../support/owner.ts';
import { createLedger, type Damage, type Ledger } from './ledger.ts';
import { drawRequest, type Place, readAmounts } from './requests.ts';

export type KillReport = Damage & {
  readonly cycles: number;
  readonly acknowledged: number;
  /** Requests in flight at the kill: those applied, and those not. */
  readonly done: number;
  readonly undone: number;
  /** Cycles after which the file was damaged. */
  readonly damaged: readonly string[];
};

const collections = ['in', 'moneySaving', 'outDay', 'outMonth'];
/** The latest that a server is killed, in milliseconds after it acknowledged its first write. */
const longest = 250;

type Writing = {
  readonly place: Place;
  readonly client: number;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly onAcknowledged: () => void;
};

/** Writes until the connection is reset; resolves to the number of acknowledged requests. */
const writeUntilCut = async ({ place, client, random, ledger, onAcknowledged }: Writing): Promise<number> => {
  const lines = new Map<string, number>();
  for (let acknowledged = 0; ; acknowledged += 1) {
    const { url, method, body, change } = drawRequest(place, lines, random);
    ledger.begin(client, change);
    const answer = await send(url, method, place.owner.token, body).catch(() => undefined);
    if (answer === undefined) return acknowledged;
    if (answer.status !== 200) throw new Error(`${method} ${url} answered ${String(answer.status)}: ${answer.text}`);
    ledger.acknowledge(client);
    onAcknowledged();
    for (const [path, amount] of change) {
      if (amount === undefined) lines.delete(path);
      else lines.set(path, amount);
    }
  }
};

const placesOf = (server: TestServer, owner: Owner, random: Random): readonly Place[] => {
  const sheet = random.id();
  return collections.map((collection) => ({ origin: server.origin, owner, collection: `${sheet}/${collection}` }));
};

const readAll = async (places: readonly Place[]): Promise<ReadonlyMap<string, number>> => {
  const found = await Promise.all(places.map(readAmounts));
  return new Map(found.flatMap((amounts) => [...amounts]));
};

type Cycle = { readonly places: readonly Place[]; readonly ledger: Ledger };

const nothing: KillReport = {
  cycles: 0,
  acknowledged: 0,
  done: 0,
  undone: 0,
  lost: [],
  torn: [],
  strange: [],
  damaged: [],
};

const settle = async ({ places, ledger }: Cycle): Promise<KillReport> => ({
  ...nothing,
  ...ledger.settle(await readAll(places)),
});

const runCycle = async (server: TestServer, { places, ledger }: Cycle, random: Random): Promise<KillReport> => {
  const first = Promise.withResolvers<void>();
  const writing = places.map(async (place, client) =>
    writeUntilCut({
      place,
      client,
      random: createRandom(random.below(2 ** 31)),
      ledger,
      onAcknowledged: first.resolve,
    }),
  );
  await first.promise;
  // A random moment of the crash, not a wait for a condition.
  await after(random.below(longest));
  await server.kill('SIGKILL');
  const counts = await Promise.all(writing);
  await server.restart();
  const integrity = integrityOf(server.dataDir);
  return {
    ...(await settle({ places, ledger })),
    cycles: 1,
    acknowledged: counts.reduce((total, count) => total + count, 0),
    damaged: integrity === 'ok' ? [] : [integrity],
  };
};

const sum = (one: KillReport, other: KillReport): KillReport => ({
  cycles: one.cycles + other.cycles,
  acknowledged: one.acknowledged + other.acknowledged,
  done: one.done + other.done,
  undone: one.undone + other.undone,
  lost: [...one.lost, ...other.lost],
  torn: [...one.torn, ...other.torn],
  strange: [...one.strange, ...other.strange],
  damaged: [...one.damaged, ...other.damaged],
});

/**
 * Kills a server with SIGKILL while four clients write, starts it again on the same data and compares; so many times, and
 * at the end once more with all that was ever written.
 */
export const runKillCycles = async (
  cycles: number,
  seed: number,
  print: (line: string) => void = () => {},
): Promise<KillReport> => {
  const random = createRandom(seed);
  // One account writes what would be years of a person's.
  const settings = { DOCUMENTS_PER_ACCOUNT: '10000000', MEGABYTES_PER_ACCOUNT: '10000', WRITES_PER_MINUTE: '10000000' };
  const server = await startServer({ app: 'empty', settings });
  const past: Cycle[] = [];
  let report = nothing;
  try {
    const owner = await createOwner(server, 'owner@example.com');
    while (report.cycles < cycles) {
      const cycle = { places: placesOf(server, owner, random), ledger: createLedger() };
      report = sum(report, await runCycle(server, cycle, random));
      past.push(cycle);
      if (report.cycles % 50 === 0) print(`${String(report.cycles)} cycles, ${String(report.acknowledged)} writes`);
    }
    for (const cycle of past) report = sum(report, await settle(cycle));
    return report;
  } finally {
    await server.stop();
  }
};
