import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../../server/store/database.ts';
import { reserveBytes } from '../../../server/limits/reserve-file.ts';
import { identify, send, signUp } from '../../contract/support/calls.ts';
import { startServer } from '../../support/server.ts';
import { becomesTrue } from './calls.ts';
import { mountSmallDisk } from './small-disk.ts';

const mebibytes = 96;
const rowBytes = 100_000;

/** Writes documents of an account into the database until they are larger than the reserve. */
const fillAccount = (dataDir: string, uid: string): void => {
  const database = new DatabaseSync(join(dataDir, databaseFile), { timeout: 5000 });
  const insert = database.prepare(
    'INSERT INTO documents (parent, id, fields, create_time, update_time) VALUES (?, ?, ?, 1, 1)',
  );
  const fields = JSON.stringify({ name: { stringValue: 'x'.repeat(rowBytes) } });
  for (let index = 0; index * rowBytes < 2 * reserveBytes; index += 1) insert.run(`${uid}/s/in`, String(index), fields);
  database.close();
};

type Deletion = {
  /** The statuses of the deletion, of a later lookup, and of `/healthz`. */
  readonly statuses: readonly number[];
  /** Whether the file contains the account's data on the full disk, and after space is released. */
  readonly traces: readonly boolean[];
};

/** Deletes an account twice as large as the reserve on a full disk. Returns undefined if no disk can be mounted. */
export const deleteLargeAccount = async (): Promise<Deletion | undefined> => {
  const disk = mountSmallDisk(mebibytes);
  if (disk === undefined) return undefined;
  const server = await startServer({ app: 'empty', dataDir: join(disk.folder, 'data') });
  try {
    const { localId, idToken } = await signUp(server.origin, 'owner@example.com');
    fillAccount(server.dataDir, localId);
    disk.fill();
    const deleted = await identify(server.origin, 'delete', { idToken });
    const lookedUp = await identify(server.origin, 'lookup', { idToken });
    const health = await send(`${server.origin}/healthz`, 'GET');
    const hasTraces = () => statSync(join(server.dataDir, databaseFile)).size > reserveBytes;
    const whileFull = hasTraces();
    disk.empty();
    const onceEmpty = !(await becomesTrue(() => !hasTraces()));
    return { statuses: [deleted.status, lookedUp.status, health.status], traces: [whileFull, onceEmpty] };
  } finally {
    await server.stop();
    disk.remove();
  }
};
