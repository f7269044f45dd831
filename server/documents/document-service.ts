import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WireWrite } from '../../contract/writes.ts';
import type { Policy, Principal } from '../rules/policy.ts';
import { inTransaction } from '../store/database.ts';
import { isDiskFull } from '../store/errors.ts';
import type { Reserve } from '../store/reserve.ts';
import type { WriteLock } from '../store/write-lock.ts';
import { createYielder, createWorkQueue } from '../work-queue.ts';
import { type Caller, createAccess } from './access.ts';
import type { DocumentStore } from './document-store.ts';
import { DocumentFailure } from './failure.ts';
import { checkCommit } from './limits.ts';
import { listDocuments, type ListRequest, type Page } from './list-documents.ts';
import { type DocumentPath, pathToName } from './path.ts';
import { createPlan, type Plan, type PlannedWrite } from './plan.ts';
import type { Quotas } from './quotas.ts';
import { createSheetDates } from './sheet-dates.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Tombstones } from './tombstones.ts';

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
  /** Throws `UNAUTHENTICATED` when the sign-in of a caller no longer holds. */
  readonly checkSignedIn: (requester: Requester) => void;
};

/** Who asks, and by which sign-in. */
export type Requester = Principal & { readonly sessionId: string };

type CommitResult = {
  readonly commitTime: number;
  /** The documents after the commit, write by write; undefined where one was deleted. */
  readonly documents: readonly (StoredDocument | undefined)[];
};

/** The document calls, each checked against the policy. They throw `DocumentFailure`. */
export type DocumentService = {
  /** Refuses who may not read a document, whether it exists or not. */
  readonly checkGet: (requester: Requester, path: DocumentPath) => void;
  /** A document that was checked; undefined when there is none. */
  readonly find: (path: DocumentPath) => StoredDocument | undefined;
  readonly list: (requester: Requester, path: DocumentPath, request: ListRequest) => Page;
  /**
   * All of the writes, in order, or none of them. Commits are planned one after the other, their callers by turns, and each
   * reads its writes when it is its turn; others are answered meanwhile. Rejects with an `OverloadError` when too many wait.
   */
  readonly commit: (requester: Requester, readWrites: () => readonly WireWrite[]) => Promise<CommitResult>;
};

const makesSheet = ({ path, before, after }: PlannedWrite): boolean =>
  path.length === 2 && path[1] !== 'parameters' && before === undefined && after !== undefined;

const isDeletion = ({ writes }: Plan): boolean => writes.every(({ kind }) => kind === 'remove');

const forget = (): void => {};

/** Commits that may wait for the one that is planned: their bodies are counted by themselves. */
const commitRoom = { running: 1, waiting: 2000, waitingPerCaller: 100 };

export const createDocumentService = (parts: DocumentServiceParts): DocumentService => {
  const { database, reserve, store, tombstones, quotas, policy, project, now } = parts;
  const access = createAccess(policy, store.get);
  const sheetDateRefusal = createSheetDates(database);
  const callerAt = (principal: Principal): Caller => ({ principal, time: now() * 1000 });
  // What a plan has read stays as it is until it is stored: nothing but commits, one at a time, changes the documents of an
  // account whose sessions go on.
  const commits = createWorkQueue(commitRoom);

  const refusalOf = (plan: Plan): DocumentFailure | undefined =>
    plan.writes.find(({ failure }) => failure !== undefined)?.failure ??
    tombstones.refusal(plan) ??
    sheetDateRefusal(plan);

  const planned = async (requester: Requester, writes: readonly WireWrite[], commitTime: number): Promise<Plan> => {
    const pause = createYielder();
    const plan = createPlan(project, store.get, commitTime);
    for (const write of writes) await pause(plan.add(write).size);
    for (const write of plan.writes) {
      access.checkWrite(callerAt(requester), write, plan);
      await pause(write.size);
    }
    const refusal = refusalOf(plan);
    if (refusal !== undefined) throw refusal;
    return plan;
  };

  const keep = (plan: Plan, remember: (path: DocumentPath) => void): void => {
    for (const { path, after, text } of plan.writes) {
      if (after === undefined) {
        store.remove(path);
        remember(path);
      } else {
        store.put(after, text);
        tombstones.lift(path);
      }
    }
  };

  const apply = (
    requester: Requester,
    plan: Plan,
    commitTime: number,
    remember: (path: DocumentPath) => void,
  ): void => {
    inTransaction(database, () => {
      // The session may have been ended, or the account deleted, since the call was let in.
      parts.checkSignedIn(requester);
      const before = quotas.usageOf(requester.uid);
      store.setCommitTime(commitTime);
      keep(plan, quotas.mayRemember(before) ? remember : forget);
      // What makes room is not refused for the room that its memory takes.
      if (!isDeletion(plan)) quotas.checkGrowth(requester, before, plan.writes.some(makesSheet));
    });
  };

  const commit = async (requester: Requester, writes: readonly WireWrite[]): Promise<CommitResult> => {
    // Who waited for their turn, or sent the body slowly, may have been signed out meanwhile: that is told before anything else.
    parts.checkSignedIn(requester);
    checkCommit(writes);
    quotas.countWrites(requester.uid, writes.length, now());
    const commitTime = store.nextCommitTime(now());
    const plan = await planned(requester, writes, commitTime);
    await nextTurn();
    const applyAndRemember = (): void => {
      apply(requester, plan, commitTime, (path) => {
        tombstones.add(path, now());
      });
    };
    if (isDeletion(plan)) {
      try {
        reserve.writeEssential(applyAndRemember);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        // What makes room is never refused for want of room; the clients remember their deletions too.
        apply(requester, plan, commitTime, forget);
      }
    } else reserve.writeNewData(applyAndRemember);
    return { commitTime, documents: plan.writes.map(({ after }) => after) };
  };

  return {
    checkGet: (requester, path) => {
      access.checkRead(callerAt(requester), 'get', path);
    },
    find: store.get,
    list: (requester, path, request) => {
      access.checkRead(callerAt(requester), 'list', path);
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

/** A document that a caller may read. Throws `NOT_FOUND` when there is none. */
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
