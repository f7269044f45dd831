import type { DocumentStore } from '../../../server/documents/document-store.ts';
import type { DocumentInOrder, Order, PageCursor } from '../../../server/documents/list-documents.ts';
import { type DocumentPath, pathToKey } from '../../../server/documents/path.ts';
import type { StoredDocument } from '../../../server/documents/stored-document.ts';

export type MemoryStore = DocumentStore & {
  readonly all: () => readonly StoredDocument[];
  /** The number of writes and deletions. */
  readonly changes: () => number;
};

const keyOf = (order: Order, { fields }: StoredDocument): string | number | undefined => {
  if (order === 'id asc') return 0;
  const value = fields[order.startsWith('day ') ? 'day' : 'datePicker'];
  if (value === undefined) return undefined;
  if ('integerValue' in value) return Number(value.integerValue);
  return 'timestampValue' in value ? value.timestampValue : undefined;
};

const compare = <Key extends string | number>(left: Key, right: Key): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const compareCursors = (order: Order, left: PageCursor, right: PageCursor): number =>
  (compare(left.key, right.key) || compare(left.id, right.id)) * (order.endsWith(' desc') ? -1 : 1);

export function createMemoryStore(): MemoryStore {
  const parents = new Map<string, Map<string, StoredDocument>>();
  // Listings are cached, because they are far more frequent than changes.
  const sorted = new Map<string, Map<Order, readonly DocumentInOrder[]>>();
  let clock = 0;
  let changes = 0;
  const sort = (parent: string, order: Order): readonly DocumentInOrder[] =>
    [...(parents.get(parent)?.values() ?? [])]
      .flatMap((document) => {
        const key = keyOf(order, document);
        return key === undefined ? [] : [{ ...document, fields: JSON.stringify(document.fields), key }];
      })
      .toSorted((left, right) => compareCursors(order, left, right));
  const list = (parent: string, order: Order, after?: PageCursor): readonly DocumentInOrder[] => {
    const known = sorted.get(parent) ?? new Map<Order, readonly DocumentInOrder[]>();
    sorted.set(parent, known);
    const listed = known.get(order) ?? sort(parent, order);
    known.set(order, listed);
    return after === undefined ? listed : listed.filter((document) => compareCursors(order, document, after) > 0);
  };
  const find = (path: DocumentPath) => {
    const { parent, id } = pathToKey(path);
    return { documents: parents.get(parent), id };
  };
  return {
    get: (path) => {
      const { documents, id } = find(path);
      return documents?.get(id);
    },
    list,
    put: (document) => {
      const documents = parents.get(document.parent) ?? new Map<string, StoredDocument>();
      parents.set(document.parent, documents.set(document.id, document));
      sorted.delete(document.parent);
      changes += 1;
    },
    remove: (path) => {
      const { documents, id } = find(path);
      if (!documents?.delete(id)) return;
      sorted.delete(pathToKey(path).parent);
      changes += 1;
    },
    removeBatchOfUser: () => {
      throw new Error('Nobody deletes their account here.');
    },
    nextCommitTime: (milliseconds) => Math.max(clock + 1, milliseconds * 1000),
    setCommitTime: (micros) => {
      clock = micros;
    },
    changes: () => changes,
    all: () => [...parents.values()].flatMap((documents) => [...documents.values()]),
  };
}
