import type { DocumentStore } from '../../../server/documents/document-store.ts';
import { type DocumentPath, pathToKey } from '../../../server/documents/path.ts';
import type { ListedDocument, StoredDocument } from '../../../server/documents/stored-document.ts';

export type MemoryStore = DocumentStore & {
  readonly all: () => readonly StoredDocument[];
  /** How often a document was stored or removed. */
  readonly changes: () => number;
};

/** The documents of the embedded server, in memory. */
export function createMemoryStore(): MemoryStore {
  const parents = new Map<string, Map<string, StoredDocument>>();
  // Many listings come between two changes.
  const sorted = new Map<string, readonly ListedDocument[]>();
  let clock = 0;
  let changes = 0;
  const list = (parent: string): readonly ListedDocument[] => {
    const known = sorted.get(parent);
    if (known) return known;
    const listed = [...(parents.get(parent)?.values() ?? [])]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((document) => ({ ...document, fields: JSON.stringify(document.fields) }));
    sorted.set(parent, listed);
    return listed;
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
    listAfter: (parent, id, limit) =>
      list(parent)
        .filter((document) => document.id > id)
        .slice(0, limit),
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
    removeOfUser: () => {
      throw new Error('Nobody deletes their account here.');
    },
    nextCommitTime: (milliseconds) => {
      clock = Math.max(clock + 1, milliseconds * 1000);
      return clock;
    },
    changes: () => changes,
    all: () => [...parents.values()].flatMap((documents) => [...documents.values()]),
  };
}
