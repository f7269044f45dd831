import * as v from 'valibot';
import { readEntry, readProvision } from '../../../../src/api/budget/mapping/line-documents.ts';
import { type WireDocument, wireDocument, wirePage } from '../../../../contract/values.ts';
import type { Collection, Entry, EntryCollection, Provision } from '../../../../src/domain/sheet/sheet.ts';
import { type Account, documentsUrl, send } from '../../../contract/support/calls.ts';

/** The server's data of one user, read from all pages with the user's token. */
export type Stored = {
  readonly uid: string;
  readonly sheetIds: () => Promise<readonly string[]>;
  readonly sheet: (id: string) => Promise<WireDocument>;
  readonly entries: (sheetId: string, collection: EntryCollection) => Promise<readonly Entry[]>;
  readonly provisions: (sheetId: string) => Promise<readonly Provision[]>;
  readonly parameters: () => Promise<WireDocument>;
  /** The number of lines of a sheet, even if the sheet's own document is deleted. */
  readonly countLines: (sheetId: string) => Promise<number>;
};

const collections: readonly Collection[] = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'];

const idOf = ({ name }: WireDocument): string => name.slice(name.lastIndexOf('/') + 1);

/** The data of an account on the embedded server at an origin. */
export const openStored = (origin: string, { localId, idToken }: Account): Stored =>
  openDocuments(documentsUrl(origin), localId, idToken);

/** The documents of `uid` below a root URL, read with a bearer token. */
export function openDocuments(root: string, uid: string, token: string): Stored {
  const read = async (path: string): Promise<unknown> => {
    const answer = await send(`${root}/${uid}${path}`, 'GET', token);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const list = async (path: string, pageToken = ''): Promise<readonly WireDocument[]> => {
    const page = v.parse(wirePage, await read(`${path}?pageSize=300&pageToken=${encodeURIComponent(pageToken)}`));
    const rest = page.nextPageToken === undefined ? [] : await list(path, page.nextPageToken);
    return [...page.documents, ...rest];
  };
  const get = async (path: string) => v.parse(wireDocument, await read(path));
  return {
    uid,
    sheetIds: async () => (await list('')).map(idOf).filter((id) => id !== 'parameters'),
    sheet: (id) => get(`/${id}`),
    entries: async (sheetId, collection) => (await list(`/${sheetId}/${collection}`)).map(readEntry),
    provisions: async (sheetId) => (await list(`/${sheetId}/provisions`)).map(readProvision),
    parameters: () => get('/parameters'),
    countLines: async (sheetId) =>
      (await Promise.all(collections.map((collection) => list(`/${sheetId}/${collection}`)))).flat().length,
  };
}
