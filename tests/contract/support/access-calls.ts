import type { AccessRow } from './access-row.ts';
import { rowEntry, rowSheet } from './access-row.ts';
import { accessRows } from './access-rows.ts';
import { sampleId, entryFields, sheetFields } from './samples.ts';

/** One call of the access matrix, for the documents of one user. */
export type AccessCall = {
  readonly name: string;
  readonly method: string;
  /** The URL below the root of the documents. */
  readonly path: (uid: string) => string;
  readonly body?: (uid: string) => unknown;
  /** Status for the owner, verified or not; all other callers get 403. */
  readonly verified: number;
  readonly unverified: number;
};

export const nameOf = (...path: readonly string[]): string =>
  ['projects/mon-budget/databases/(default)/documents', ...path].join('/');

export const writeSheet = (uid: string, id: string) => ({
  update: { name: nameOf(uid, id), fields: sheetFields(id) },
});

/** Another user, whose documents a commit must not write. */
const foreignUid = 'foreignUid';

const ofRow = (row: AccessRow): AccessCall => {
  const { name, method, path, query = '', fields, verified, unverified } = row;
  return {
    name,
    method,
    path: (uid) => `/${[uid, ...path].join('/')}?${query}`,
    ...(fields === undefined ? {} : { body: () => ({ fields }) }),
    verified,
    unverified,
  };
};

const commit = (name: string, verified: number, writes: (uid: string) => readonly unknown[]): AccessCall => ({
  name,
  method: 'POST',
  path: () => ':commit',
  body: (uid) => ({ writes: writes(uid) }),
  verified,
  unverified: 403,
});

const groupQuery = { structuredQuery: { from: [{ collectionId: 'outDay', allDescendants: true }] } };
const allGroups = (name: string, method: string, path: string): AccessCall => ({
  name,
  method,
  path: () => path,
  ...(method === 'POST' ? { body: () => groupQuery } : {}),
  verified: 403,
  unverified: 403,
});

const fresh = sampleId('Ncommit');

/** Every call of the access matrix; `seedWrites` creates the documents that the calls need. */
export const accessCalls: readonly AccessCall[] = [
  ...accessRows.map(ofRow),
  commit('commitOwn', 200, (uid) => [
    writeSheet(uid, fresh),
    { update: { name: nameOf(uid, fresh, 'in', fresh), fields: entryFields(fresh) } },
    { delete: nameOf(uid, rowSheet('commitOwn')) },
  ]),
  commit('commitOneForeign', 403, (uid) => [
    writeSheet(uid, sampleId('Nmixed')),
    writeSheet(foreignUid, sampleId('Nmixed')),
    writeSheet(uid, sampleId('Nmixed2')),
  ]),
  allGroups('listRoot', 'GET', ''),
  allGroups('listRootSlash', 'GET', '/'),
  allGroups('queryGroup', 'POST', ':runQuery'),
  allGroups('batchWrite', 'POST', ':batchWrite'),
  allGroups('listCollectionIds', 'POST', ':listCollectionIds'),
];

export const seedWrites = (uid: string): readonly unknown[] =>
  accessRows.flatMap(({ name }) => {
    const sheet = rowSheet(name);
    const entry = {
      update: { name: nameOf(uid, sheet, 'outDay', rowEntry(name)), fields: entryFields(rowEntry(name)) },
    };
    return [writeSheet(uid, sheet), entry];
  });
