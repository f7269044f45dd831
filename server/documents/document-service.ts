import type { DatabaseSync } from 'node:sqlite';
import type { WireWrite } from '../../src/api/contract/writes.ts';
import { maximumWrites } from '../../src/api/contract/writes.ts';
import type { Policy, Principal } from '../rules/policy.ts';
import { isDiskFull } from '../store/disk-full.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Caller } from './access.ts';
import { createAccess } from './access.ts';
import type { DocumentStore } from './document-store.ts';
import { DocumentFailure, invalidArgument } from './failure.ts';
import type { ListRequest, Page } from './list-documents.ts';
import { listDocuments } from './list-documents.ts';
import type { DocumentPath } from './path.ts';
import { pathToName } from './path.ts';
import type { Plan } from './plan.ts';
import { planWrites } from './plan.ts';
import { createSheetDates } from './sheet-dates.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Tombstones } from './tombstones.ts';

export type DocumentServiceParts = {
  readonly database: DatabaseSync;
  readonly store: DocumentStore;
  readonly tombstones: Tombstones;
  readonly policy: Policy;
  readonly project: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Throws `UNAUTHENTICATED` when the sign-in of a caller no longer holds. */
  readonly checkSignedIn: (requester: Requester) => void;
};

/** Who asks, and by which sign-in. */
export type Requester = Principal & { readonly sessionId: string };

export type CommitResult = {
  readonly commitTime: number;
  /** The documents after the commit, write by write; undefined where one was deleted. */
  readonly documents: readonly (StoredDocument | undefined)[];
};

/** The document calls, each checked against the policy. They throw `DocumentFailure`. */
export type DocumentService = ReturnType<typeof createDocumentService>;

export const createDocumentService = (parts: DocumentServiceParts) => {
  const { database, store, tombstones, policy, project, now } = parts;
  const access = createAccess(policy, store.get);
  const sheetDateRefusal = createSheetDates(database);
  const callerAt = (principal: Principal | null): Caller => ({ principal, time: now() * 1000 });

  const refusalOf = (plan: Plan): DocumentFailure | undefined =>
    plan.writes.find(({ failure }) => failure !== undefined)?.failure ??
    tombstones.refusal(plan) ??
    sheetDateRefusal(plan);

  const keep = (plan: Plan, remember: (path: DocumentPath) => void): void => {
    for (const { path, after } of plan.writes) {
      if (after === undefined) {
        store.remove(path);
        remember(path);
      } else {
        store.put(after);
        tombstones.lift(path);
      }
    }
  };

  const apply = (
    requester: Requester | null,
    writes: readonly WireWrite[],
    remember: (path: DocumentPath) => void,
  ): CommitResult =>
    inTransaction(database, () => {
      // The session may have been ended, or the account deleted, while the body was on its way.
      if (requester !== null) parts.checkSignedIn(requester);
      const commitTime = store.nextCommitTime(now());
      const plan = planWrites(project, writes, store.get, commitTime);
      access.checkPlan(callerAt(requester), plan);
      const refusal = refusalOf(plan);
      if (refusal !== undefined) throw refusal;
      keep(plan, remember);
      return { commitTime, documents: plan.writes.map(({ after }) => after) };
    });

  const find = (requester: Requester | null, path: DocumentPath): StoredDocument | undefined => {
    access.checkRead(callerAt(requester), 'get', path);
    return store.get(path);
  };

  return {
    find,

    get: (requester: Requester | null, path: DocumentPath): StoredDocument => {
      const document = find(requester, path);
      if (document !== undefined) return document;
      throw new DocumentFailure('NOT_FOUND', `Document "${pathToName(project, path)}" not found.`);
    },

    list: (requester: Requester | null, path: DocumentPath, request: ListRequest): Page => {
      access.checkRead(callerAt(requester), 'list', path);
      return listDocuments(store, path.join('/'), request);
    },

    /** All of the writes, in order, or none of them. */
    commit: (requester: Requester | null, writes: readonly WireWrite[]): CommitResult => {
      if (writes.length > maximumWrites)
        throw invalidArgument(`A commit holds at most ${String(maximumWrites)} writes.`);
      try {
        return apply(requester, writes, (path) => {
          tombstones.add(path, now());
        });
      } catch (error) {
        if (!isDiskFull(error) || !writes.every((write) => 'delete' in write)) throw error;
        // What makes room is never refused for want of room; the clients remember their deletions too.
        return apply(requester, writes, () => {});
      }
    },
  };
};
