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
  /** Throws `UNAUTHENTICATED` when the session of a caller has ended. */
  readonly checkSignedIn: (requester: Requester) => void;
};

/** The authenticated caller and the session of their token. */
export type Requester = Principal & { readonly sessionId: string };

type CommitResult = {
  readonly commitTime: number;
  /** The documents after the commit, write by write; undefined where one was deleted. */
  readonly documents: readonly (StoredDocument | undefined)[];
};

/** The document calls, authorised by the security rules. They throw `DocumentFailure` or `QuotaError`. */
export type DocumentService = {
  /** Throws `PERMISSION_DENIED` for a document that may not be read, whether it exists or not. */
  readonly checkGet: (requester: Requester, path: DocumentPath) => void;
  /** Reads a document after `checkGet` has authorised it; undefined when there is none. */
  readonly find: (path: DocumentPath) => StoredDocument | undefined;
  readonly list: (requester: Requester, path: DocumentPath, request: ListRequest) => Page;
  /**
   * Applies all writes in order, or none (atomic). Commits run one at a time, in a fair queue between callers; each parses its
   * writes when its turn comes. Rejects with `OverloadError` when the queue is full.
   */
  readonly commit: (requester: Requester, readWrites: () => readonly WireWrite[]) => Promise<CommitResult>;
};

const createsSheet = ({ path, before, after }: PlannedWrite): boolean =>
  path.length === 2 && path[1] !== 'parameters' && before === undefined && after !== undefined;

const isDeletion = ({ writes }: Plan): boolean => writes.every(({ kind }) => kind === 'remove');

const addNoTombstone = (): void => {};

/** Limits of queued commits; `bodyBytes` limits the memory of their bodies. */
const commitLimits = { running: 1, waiting: 2000, waitingPerCaller: 100 };

export const createDocumentService = (parts: DocumentServiceParts): DocumentService => {
  const { database, reserve, store, tombstones, quotas, policy, project, now } = parts;
  const access = createAccess(policy, store.get);
  const sheetDateRefusal = createSheetDateRules(database);
  const contextOf = (principal: Principal): AccessContext => ({ principal, time: now() * 1000 });
  // One at a time: a commit between the reads and the write of another would cause a lost update. Only commits change the
  // documents of an account that has sessions.
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
      // Race: the session may have ended, or the account may have been deleted, during planning.
      parts.checkSignedIn(requester);
      const before = quotas.usageOf(requester.uid);
      store.setCommitTime(commitTime);
      storePlan(plan, quotas.hasSpaceForTombstones(before) ? addTombstone : addNoTombstone);
      // A deletion must not be refused for the bytes of its tombstones.
      if (isDeletion(plan)) return;
      const after = quotas.usageOf(requester.uid);
      // A second sheet needs a verified address.
      if (!requester.emailVerified && after.sheets > 1 && plan.writes.some(createsSheet)) throw permissionDenied();
      quotas.checkGrowth(before, after);
    });
  };

  const commit = async (requester: Requester, writes: readonly WireWrite[]): Promise<CommitResult> => {
    // Race: the session may have ended in the queue or during a slow upload. Checked first, to reveal nothing else.
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
        // A deletion must succeed on a full disk too. Without a tombstone here, the clients still have theirs.
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

/** Authorises and reads a document. Throws `NOT_FOUND` when there is none. */
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
