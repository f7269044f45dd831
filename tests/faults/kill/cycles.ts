import { setTimeout as after } from 'node:timers/promises';
import { send } from '../../contract/support/calls.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { integrityOf } from '../support/integrity.ts';
import { createOwner, type Owner } from '../support/owner.ts';
import { createLedger, type Damage, type Ledger } from './ledger.ts';
import { drawRequest, type Target, readAmounts } from './requests.ts';

export type KillReport = Damage & {
  readonly cycles: number;
  readonly acknowledged: number;
  /** The numbers of requests in flight at the kill that were applied and that were not. */
  readonly done: number;
  readonly undone: number;
  /** Cycles with a damaged file. */
  readonly damaged: readonly string[];
};

const collections = ['in', 'moneySaving', 'outDay', 'outMonth'];
/** The latest kill, in milliseconds after the first acknowledged write. */
const longest = 250;

type Writing = {
  readonly target: Target;
  readonly client: number;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly onAcknowledged: () => void;
};

/** Writes until the connection is reset. Resolves to the number of acknowledged requests. */
const writeUntilCut = async ({ target, client, random, ledger, onAcknowledged }: Writing): Promise<number> => {
  const lines = new Map<string, number>();
  for (let acknowledged = 0; ; acknowledged += 1) {
    const { url, method, body, change } = drawRequest(target, lines, random);
    ledger.begin(client, change);
    const answer = await send(url, method, target.owner.token, body).catch(() => undefined);
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

const targetsOf = (server: TestServer, owner: Owner, random: Random): readonly Target[] => {
  const sheet = random.id();
  return collections.map((collection) => ({ origin: server.origin, owner, collection: `${sheet}/${collection}` }));
};

const readAll = async (targets: readonly Target[]): Promise<ReadonlyMap<string, number>> => {
  const found = await Promise.all(targets.map(readAmounts));
  return new Map(found.flatMap((amounts) => [...amounts]));
};

type Cycle = { readonly targets: readonly Target[]; readonly ledger: Ledger };

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

const settle = async ({ targets, ledger }: Cycle): Promise<KillReport> => ({
  ...nothing,
  ...ledger.settle(await readAll(targets)),
});

const runCycle = async (server: TestServer, { targets, ledger }: Cycle, random: Random): Promise<KillReport> => {
  const first = Promise.withResolvers<void>();
  const writing = targets.map(async (target, client) =>
    writeUntilCut({
      target,
      client,
      random: createRandom(random.below(2 ** 31)),
      ledger,
      onAcknowledged: first.resolve,
    }),
  );
  await first.promise;
  // The crash has a random moment, so there is no condition to wait for.
  await after(random.below(longest));
  await server.kill('SIGKILL');
  const counts = await Promise.all(writing);
  await server.restart();
  const integrity = integrityOf(server.dataDir);
  return {
    ...(await settle({ targets, ledger })),
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

/** Kills a server while four clients write, restarts it and compares the data. Finally compares all writes again. */
export const runKillCycles = async (
  cycles: number,
  seed: number,
  print: (line: string) => void = () => {},
): Promise<KillReport> => {
  const random = createRandom(seed);
  // One account writes as much as a user writes in years.
  const settings = { DOCUMENTS_PER_ACCOUNT: '10000000', MEGABYTES_PER_ACCOUNT: '10000', WRITES_PER_MINUTE: '10000000' };
  const server = await startServer({ app: 'empty', settings });
  const past: Cycle[] = [];
  let report = nothing;
  try {
    const owner = await createOwner(server, 'owner@example.com');
    while (report.cycles < cycles) {
      const cycle = { targets: targetsOf(server, owner, random), ledger: createLedger() };
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
