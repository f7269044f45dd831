import type { DocumentStore } from '../../../server/documents/document-store.ts';
import { type DocumentPath, pathToKey } from '../../../server/documents/path.ts';
import type { StoredDocument } from '../../../server/documents/stored-document.ts';

export type MemoryStore = DocumentStore & { readonly all: () => readonly StoredDocument[] };

/** The documents of the embedded server, in memory. */
export function createMemoryStore(): MemoryStore {
  const parents = new Map<string, Map<string, StoredDocument>>();
  let clock = 0;
  const list = (parent: string): readonly StoredDocument[] =>
    [...(parents.get(parent)?.values() ?? [])].toSorted((a, b) => (a.id < b.id ? -1 : 1));
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
    },
    remove: (path) => {
      const { documents, id } = find(path);
      documents?.delete(id);
    },
    removeOfUser: () => {
      throw new Error('Nobody deletes their account here.');
    },
    nextCommitTime: (milliseconds) => {
      clock = Math.max(clock + 1, milliseconds * 1000);
      return clock;
    },
    all: () => [...parents.values()].flatMap((documents) => [...documents.values()]),
  };
}
