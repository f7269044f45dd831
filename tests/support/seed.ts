import { entryFields, provisionFields } from '../../src/api/budget/mapping/line-documents.ts';
import { sheetFields } from '../../src/api/budget/mapping/sheet-documents.ts';
import type { WireFields } from '../../contract/values.ts';
import type { Entry, EntryCollection, Provision, Sheet } from '../../src/domain/sheet/sheet.ts';
import { type Account, documentsUrl, send, signIn, signUpVerified } from '../contract/support/calls.ts';
import type { SharedServer } from './server.ts';

export type SeededDocument = { readonly path: string; readonly fields: WireFields };

/** The session that the provider's library stores in the browser. `name` is the storage key. */
export type StoredSession = { readonly name: string; readonly value: string };

/** An account with a verified address, created over HTTP. */
export type SeededAccount = Account & {
  readonly email: string;
  readonly session: StoredSession;
  /** Stores documents as the account's owner. */
  readonly put: (documents: readonly SeededDocument[]) => Promise<void>;
};

const storedSession = (email: string, { localId, idToken, refreshToken }: Account): StoredSession => ({
  name: 'firebase:authUser:embedded:[DEFAULT]',
  value: JSON.stringify({
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName: null, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
  }),
});

export async function seedAccount(server: SharedServer, email: string, password: string): Promise<SeededAccount> {
  const lastCode = async () => (await server.mails()).findLast(({ to }) => to === email)?.code ?? '';
  const account = await signUpVerified({ origin: server.origin, lastCode }, email, password);
  const url = `${documentsUrl(server.origin)}:commit`;
  const root = 'projects/mon-budget/databases/(default)/documents';
  const put = async (documents: readonly SeededDocument[]) => {
    for (let start = 0; start < documents.length; start += 500) {
      const writes = documents
        .slice(start, start + 500)
        .map(({ path, fields }) => ({ update: { name: `${root}/${account.localId}/${path}`, fields } }));
      const { status, text } = await send(url, 'POST', account.idToken, { writes });
      if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    }
  };
  // Another session, so that `put` works after the browser signs out.
  const inBrowser = await signIn(server.origin, email, password);
  return { ...account, email, session: storedSession(email, inBrowser), put };
}

export const sheetDocument = (sheet: Sheet): SeededDocument => ({ path: sheet.id, fields: sheetFields(sheet) });

export const entryDocument = (sheet: Sheet, collection: EntryCollection, entry: Entry): SeededDocument => ({
  path: `${sheet.id}/${collection}/${entry.id}`,
  fields: entryFields(entry),
});

export const provisionDocument = (sheet: Sheet, provision: Provision): SeededDocument => ({
  path: `${sheet.id}/provisions/${provision.id}`,
  fields: provisionFields(provision),
});

/** A readable id of 20 characters. */
export const seedId = (prefix: string, index: number): string =>
  `${prefix}${String(index).padStart(20 - prefix.length, '0')}`;

export const seedSheet = (index: number, date: Sheet['date']): Sheet => ({
  id: seedId('sheet', index),
  date,
  order: Date.UTC(2000, 0, 1) + index * 86_400_000,
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
