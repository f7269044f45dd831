import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WireWrite } from '../../contract/writes.ts';
import type { Policy, Principal } from '../rules/policy.ts';
import { inTransaction } from '../store/database.ts';
import { isDiskFull } from '../store/errors.ts';
import type { Reserve } from '../limits/reserve.ts';
import type { WriteLock } from '../store/write-lock.ts';
import { createYielder, createWorkQueue } from '../limits/work-queue.ts';
import { type AccessContext, createAccess } from './access.ts';
import type { DocumentStore } from './document-store.ts';
import { DocumentFailure, permissionDenied } from './failure.ts';
import { checkCommit } from './size-limits.ts';
import { listDocuments, type ListRequest, type Page } from './list-documents.ts';
import { type DocumentPath, pathToName } from './path.ts';
import { createPlan, pathOfWrite, type Plan, type PlannedWrite } from './writes/plan.ts';
import type { Quotas } from '../limits/quotas.ts';
import { createSheetDateRules } from './writes/sheet-date-rules.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Tombstones } from './writes/tombstones.ts';

export type DocumentServiceParts = {
  readonly database: DatabaseSync;
  readonly reserve: Reserve;
  readonly writeLock: WriteLock;
  readonly store: DocumentStore;
  readonly tombstones: Tombstones;
  readonly quotas: Quotas;
  readonly policy: Policy;
  readonly project: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Throws `UNAUTHENTICATED` if the caller's session has ended. */
  readonly checkSignedIn: (requester: Requester) => void;
};

/** The authenticated caller and the session of their token. */
export type Requester = Principal & { readonly sessionId: string };

type CommitResult = {
  readonly commitTime: number;
  /** The document after each write of the commit; undefined for a deleted document. */
  readonly documents: readonly (StoredDocument | undefined)[];
};

export type DocumentService = {
  /** Throws `PERMISSION_DENIED` if the caller may not read the document, whether it exists or not. */
  readonly checkGet: (requester: Requester, path: DocumentPath) => void;
  /** Reads a document that `checkGet` has authorised; undefined if there is none. */
  readonly find: (path: DocumentPath) => StoredDocument | undefined;
  readonly list: (requester: Requester, path: DocumentPath, request: ListRequest) => Page;
  /**
   * Applies all writes in order, or none (atomic). Commits run one at a time, and the queue is fair between callers. A commit's
   * writes are parsed when the commit starts. Rejects with `OverloadError` if the queue is full.
   */
  readonly commit: (requester: Requester, readWrites: () => readonly WireWrite[]) => Promise<CommitResult>;
};

const createsSheet = ({ path, before, after }: PlannedWrite): boolean =>
  path.length === 2 && path[1] !== 'parameters' && before === undefined && after !== undefined;

const isDeletion = ({ writes }: Plan): boolean => writes.every(({ kind }) => kind === 'remove');

const addNoTombstone = (): void => {};

/** Limits of queued commits; `bodyBytes` limits the memory of the request bodies. */
const commitLimits = { running: 1, waiting: 2000, waitingPerCaller: 100 };

export const createDocumentService = (parts: DocumentServiceParts): DocumentService => {
  const { database, reserve, store, tombstones, quotas, policy, project, now } = parts;
  const access = createAccess(policy, store.get);
  const sheetDateRefusal = createSheetDateRules(database);
  const contextOf = (principal: Principal): AccessContext => ({ principal, time: now() * 1000 });
  // Commits run one at a time to prevent lost updates. Only commits change the documents of an account that has sessions.
  const commits = createWorkQueue(commitLimits);

  const refusalOf = (plan: Plan): DocumentFailure | undefined =>
    plan.writes.find(({ failure }) => failure !== undefined)?.failure ??
    tombstones.refusal(plan) ??
    sheetDateRefusal(plan);

  const planCommit = async (requester: Requester, writes: readonly WireWrite[], commitTime: number): Promise<Plan> => {
    const yieldIfLong = createYielder();
    const plan = createPlan(project, store.get, commitTime);
    for (const write of writes) {
      access.checkBeforeReading(
        contextOf(requester),
        'delete' in write ? 'remove' : 'put',
        pathOfWrite(project, write),
      );
      await yieldIfLong(plan.add(write).size);
    }
    for (const write of plan.writes) {
      access.checkWrite(contextOf(requester), write, plan);
      await yieldIfLong(write.size);
    }
    const refusal = refusalOf(plan);
    if (refusal !== undefined) throw refusal;
    return plan;
  };

  const storePlan = (plan: Plan, addTombstone: (path: DocumentPath) => void): void => {
    for (const { path, after, text } of plan.writes) {
      if (after === undefined) {
        store.remove(path);
        addTombstone(path);
      } else {
        store.put(after, text);
        tombstones.remove(path);
      }
    }
  };

  const apply = (
    requester: Requester,
    plan: Plan,
    commitTime: number,
    addTombstone: (path: DocumentPath) => void,
  ): void => {
    inTransaction(database, () => {
      // Race: during planning the session may have ended, or the account may have been deleted.
      parts.checkSignedIn(requester);
      const before = quotas.usageOf(requester.uid);
      store.setCommitTime(commitTime);
      storePlan(plan, quotas.hasSpaceForTombstones(before) ? addTombstone : addNoTombstone);
      // A deletion creates tombstones, but their bytes must not cause a refusal.
      if (isDeletion(plan)) return;
      const after = quotas.usageOf(requester.uid);
      if (!requester.emailVerified && after.sheets > 1 && plan.writes.some(createsSheet)) throw permissionDenied();
      quotas.checkGrowth(before, after);
    });
  };

  const commit = async (requester: Requester, writes: readonly WireWrite[]): Promise<CommitResult> => {
    // Race: the session may have ended in the queue or during the upload. Checked first, so that no other refusal reveals data.
    parts.checkSignedIn(requester);
    checkCommit(writes);
    quotas.countWrites(requester.uid, writes.length, now());
    const commitTime = store.nextCommitTime(now());
    const plan = await planCommit(requester, writes, commitTime);
    await nextTurn();
    const applyWithTombstones = (): void => {
      apply(requester, plan, commitTime, (path) => {
        tombstones.add(path, now());
      });
    };
    if (isDeletion(plan)) {
      try {
        reserve.writeEssential(applyWithTombstones);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        // A deletion must succeed on a full disk, even without space for its tombstones. The clients have their own tombstones.
        apply(requester, plan, commitTime, addNoTombstone);
      }
    } else reserve.writeNewData(applyWithTombstones);
    return { commitTime, documents: plan.writes.map(({ after }) => after) };
  };

  return {
    checkGet: (requester, path) => {
      access.checkRead(contextOf(requester), 'get', path);
    },
    find: store.get,
    list: (requester, path, request) => {
      access.checkRead(contextOf(requester), 'list', path);
      return listDocuments(store.list, path.join('/'), request);
    },
    commit: async (requester, readWrites) =>
      commits.run(async () => {
        const writes = readWrites();
        await nextTurn();
        return parts.writeLock.share(async () => commit(requester, writes));
      }, requester.uid),
  };
};

/** Authorises and reads a document. Throws `NOT_FOUND` if there is none. */
export const getDocument = (
  { checkGet, find }: DocumentService,
  project: string,
  requester: Requester,
  path: DocumentPath,
): StoredDocument => {
  checkGet(requester, path);
  const document = find(path);
  if (document !== undefined) return document;
  throw new DocumentFailure('NOT_FOUND', `Document "${pathToName(project, path)}" not found.`);
};
