import * as v from 'valibot';
import { entryFields } from '../../src/api/budget/line-documents.ts';
import { sheetFields } from '../../src/api/budget/sheet-documents.ts';
import type { WireFields } from '../../src/api/contract/values.ts';
import type { Entry, EntryCollection, Sheet } from '../../src/domain/sheet.ts';
import type { TestServer } from './server.ts';

type Document = { readonly path: string; readonly fields: WireFields };

const account = v.object({ localId: v.string(), idToken: v.string() });

const post = async (url: string, body: unknown, token?: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** An account with a verified address, made over the wire; `put` stores documents as its owner. */
export async function seedAccount(server: TestServer, email: string, password: string) {
  const identity = (operation: string, body: unknown) =>
    post(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`, body);
  const { idToken: unverified } = v.parse(
    account,
    await identity('signUp', { email, password, returnSecureToken: true }),
  );
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: unverified });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  await identity('update', { oobCode: mail?.code });
  const { localId: uid, idToken } = v.parse(
    account,
    await identity('signInWithPassword', { email, password, returnSecureToken: true }),
  );
  const root = 'projects/mon-budget/databases/(default)/documents';
  const put = async (documents: readonly Document[]) => {
    for (let start = 0; start < documents.length; start += 500) {
      const writes = documents
        .slice(start, start + 500)
        .map(({ path, fields }) => ({ update: { name: `${root}/${uid}/${path}`, fields } }));
      await post(`${server.origin}/v1/${root}:commit`, { writes }, idToken);
    }
  };
  return { uid, put };
}

export const sheetDocument = (sheet: Sheet): Document => ({ path: sheet.id, fields: sheetFields(sheet) });

export const entryDocument = (sheet: Sheet, collection: EntryCollection, entry: Entry): Document => ({
  path: `${sheet.id}/${collection}/${entry.id}`,
  fields: entryFields(entry),
});

/** An id of 20 characters that tells what it is for. */
const seedId = (prefix: string, index: number): string => `${prefix}${String(index).padStart(20 - prefix.length, '0')}`;

export const seedSheet = (index: number, date: Sheet['date']): Sheet => ({
  id: seedId('sheet', index),
  date,
  datePicker: Date.UTC(2000, 0, 1) + index * 86_400_000,
  accountBalance: index,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
});

export const seedEntry = (index: number, value: number): Entry => ({
  id: seedId('entry', index),
  name: `Line ${String(index).padStart(4, '0')}`,
  day: (index % 28) + 1,
  value,
  debit: true,
  paid: index % 2 === 0,
  copy: '',
});
