import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PlainError } from '../../server/lib/plain-error.ts';
import { databaseFile, openDatabase } from '../../server/store/database.ts';
import { createMailbox } from '../../tests/support/mailbox.ts';
import { seedAccount } from '../../tests/support/seed.ts';
import { startServerProcess } from '../server-process.ts';
import { householdDocuments } from './household.ts';

const email = 'camille@example.org';
const password = 'orange-bleu-42';
const months = 13;

const addressesIn = (dataDir: string): readonly string[] => {
  if (!existsSync(join(dataDir, databaseFile))) return [];
  const database = openDatabase(dataDir);
  try {
    const rows = database.prepare('SELECT email FROM users').all();
    return v.parse(v.array(v.object({ email: v.string() })), rows).map((row) => row.email);
  } finally {
    database.close();
  }
};

async function fill(dataDir: string): Promise<void> {
  const server = await startServerProcess({
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', SERVE_APP: 'off', SMTP_URL: '' },
    onLine: () => {},
  });
  try {
    const mails = createMailbox(dataDir);
    const account = await seedAccount({ origin: server.origin, mails }, email, password);
    await account.put(householdDocuments(new Date(), months));
  } finally {
    await server.kill('SIGTERM');
  }
}

/**
 * Creates an account with thirteen months of a family's budget in a data folder, over HTTP, and returns how to sign in.
 * Throws `PlainError` when the folder has other accounts. Idempotent: the account of an earlier run is not changed.
 */
export async function seedFolder(dataDir: string): Promise<string> {
  const addresses = addressesIn(dataDir);
  if (addresses.length > 0 && !addresses.includes(email)) {
    throw new PlainError(`${dataDir} has other accounts; name another folder with DATA_DIR.`);
  }
  if (addresses.length === 0) await fill(dataDir);
  return `Thirteen months of a family's budget: sign in as ${email} with the password ${password}.`;
}
