import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../server/store/database.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { documentsUrl, send } from '../contract/support/calls.ts';
import { type SeededAccount, seedAccount, seedSheet, sheetDocument } from '../support/seed.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { collections, linesOf } from './budget.ts';
import { compared, type Figure, interleaved, timed } from './figures.ts';

const sheetCount = 24;
const sheets = Array.from({ length: sheetCount }, (_, index) =>
  seedSheet(index, toSheetDate(2025 + Math.floor(index / 12), (index % 12) + 1, 1)),
);
const perCollection = 15;
const clients = 20;

/** Seeds the accounts that send requests, each with 24 sheets of 60 entries. */
async function seedClients(server: TestServer): Promise<readonly SeededAccount[]> {
  const accounts: SeededAccount[] = [];
  for (let index = 0; index < clients; index += 1) {
    const account = await seedAccount(server, `client-${index}@example.com`, 'orange-bleu-42');
    await account.put([...sheets.map(sheetDocument), ...sheets.flatMap((sheet) => linesOf(sheet, perCollection))]);
    accounts.push(account);
  }
  return accounts;
}

/** Copies the documents of `uid` to `times` other accounts with SQL, because requests over HTTP would take hours. */
function multiply(dataDir: string, uid: string, times: number): number {
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec('PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF; PRAGMA cache_size = -500000');
  // Insert from a table sorted by primary key, so that 14 million rows take a minute instead of an hour.
  database.exec('CREATE TEMP TABLE original AS SELECT * FROM documents WHERE 0');
  database
    .prepare(
      `INSERT INTO original SELECT * FROM documents
       WHERE parent = ?1 OR (parent >= ?1 || '/' AND parent < ?1 || '0') ORDER BY parent, id`,
    )
    .run(uid);
  database.exec('BEGIN');
  database
    .prepare(
      `WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ?2)
       INSERT INTO documents
       SELECT printf('copy%024d', copies.number) || substr(original.parent, length(?1) + 1),
              original.id, original.fields, original.create_time, original.update_time
       FROM copies CROSS JOIN original`,
    )
    .run(uid, times);
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  const count = Number(database.prepare('SELECT count(*) AS count FROM documents').get()?.['count']);
  database.close();
  return count;
}

let turn = 0;

/** The time to list a sheet's five collections in parallel, like the app. Each call uses another user and sheet. */
async function timeSheet(server: TestServer, accounts: readonly SeededAccount[]): Promise<number> {
  turn += 1;
  const account = accounts[turn % clients];
  const sheet = sheets[turn % sheetCount];
  if (!account || !sheet) throw new Error('There is no account or sheet.');
  const start = performance.now();
  await Promise.all(
    [...collections, 'provisions'].map(async (collection) => {
      const url = `${documentsUrl(server.origin)}/${account.localId}/${sheet.id}/${collection}?pageSize=100`;
      const { status } = await send(url, 'GET', account.idToken);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    }),
  );
  return performance.now() - start;
}

/** Compares a database of `accounts` accounts with a database of the requesting accounts only. An account has 24 sheets of 60 entries. */
export async function manyAccountsFigures(accounts: number): Promise<readonly Figure[]> {
  const [small, large] = [await startServer(), await startServer()];
  try {
    const [few, many] = [await seedClients(small), await seedClients(large)];
    await large.kill('SIGTERM');
    const documents = multiply(large.dataDir, many[0]?.localId ?? '', accounts - clients);
    await large.restart();
    const [crowded, empty] = [timed(() => timeSheet(large, many)), timed(() => timeSheet(small, few))];
    await interleaved(200, 50, [crowded, empty]);
    const name = `server: a sheet listed, ${accounts.toLocaleString('en')} accounts (${documents.toLocaleString('en')} documents)`;
    return [compared(name, crowded, empty, '≤ 2 × an empty database')];
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}
