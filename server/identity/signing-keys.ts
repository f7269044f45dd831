import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Store } from '../store/open-store.ts';
import { prepareQuery } from '../store/rows.ts';
import { drawText } from './secrets.ts';

type SigningKey = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };

/** The newest key signs; those before it still verify. Never empty. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

const keyRow = v.object({ kid: v.string(), private_key: v.string(), created_at: v.number() });
const lifetime = 180 * 24 * 60 * 60 * 1000;
const keptKeys = 2;

const toKey = (kid: string, pem: string): SigningKey => {
  const privateKey = createPrivateKey(pem);
  return { kid, privateKey, publicKey: createPublicKey(privateKey) };
};

const drawKey = async (): Promise<{ readonly kid: string; readonly pem: string }> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { kid: drawText(20), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
};

/** The keys of the database; draws one at the first start and when the newest is half a year old. */
export const loadSigningKeys = async ({ database, reserve }: Store, now: number): Promise<SigningKeys> => {
  const rows = prepareQuery(
    database,
    'SELECT kid, private_key, created_at FROM signing_keys ORDER BY created_at DESC LIMIT ?',
    keyRow,
  ).all(keptKeys);
  const [newest, ...older] = rows.map((row) => toKey(row.kid, row.private_key));
  const isFresh = rows[0] !== undefined && now - rows[0].created_at < lifetime;
  if (newest !== undefined && isFresh) return [newest, ...older];
  const drawn = await drawKey();
  const insert = database.prepare('INSERT INTO signing_keys (kid, private_key, created_at) VALUES (?, ?, ?)');
  reserve.spend(() => insert.run(drawn.kid, drawn.pem, now));
  const first = toKey(drawn.kid, drawn.pem);
  return newest === undefined ? [first] : [first, newest];
};
