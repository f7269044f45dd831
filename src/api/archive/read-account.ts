import type { StoredAccount, StoredDocument } from '../../domain/archive/account-patch.ts';
import { inSequence } from '../budget/send/in-chunks.ts';
import { collections } from '../../domain/sheet/sheet.ts';
import type { Documents } from '../documents/documents.ts';
import { idOf } from '../documents/documents.ts';
import type { WireDocument } from '../../../contract/values.ts';
import { accountOf } from './stored-account.ts';

const below = (folder: string, document: WireDocument): StoredDocument => ({
  path: folder === '' ? idOf(document) : `${folder}/${idOf(document)}`,
  fields: document.fields,
});

/**
 * Reads a whole account from the server, exactly as stored.
 * @throws {DocumentsError} when the database refuses a call
 */
export async function readAccount(documents: Documents, uid: string, signal: AbortSignal): Promise<StoredAccount> {
  const own = (await documents.list(uid, '', signal)).map((document) => below('', document));
  const lines: StoredDocument[] = [];
  // In sequence: all sheets at once would be hundreds of calls.
  await inSequence(
    own.filter(({ path }) => path !== 'parameters'),
    async ({ path }) => {
      const found = await Promise.all(
        collections.map(async (collection) => {
          const listed = await documents.list(`${uid}/${path}/${collection}`, '', signal);
          return listed.map((document) => below(`${path}/${collection}`, document));
        }),
      );
      lines.push(...found.flat());
    },
  );
  return accountOf([...own, ...lines]);
}
