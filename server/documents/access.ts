import type { Policy, Principal } from '../rules/policy.ts';
import { UnreadError } from '../rules/rule-value.ts';
import type { Operation } from '../rules/syntax.ts';
import { permissionDenied } from './failure.ts';
import type { DocumentPath } from './path.ts';
import type { Plan, PlannedWrite } from './writes/plan.ts';
import type { StoredDocument } from './stored-document.ts';

/** The caller, and the time of the call in microseconds. */
export type Caller = { readonly principal: Principal; readonly time: number };

type Read = (path: DocumentPath) => StoredDocument | undefined;

const operationOf = ({ kind, before }: PlannedWrite): Operation => {
  if (kind === 'remove') return 'delete';
  return before === undefined ? 'create' : 'update';
};

/** The operations that decide on a write, before it is known whether the document exists. */
const possibleOperations: Readonly<Record<PlannedWrite['kind'], readonly Operation[]>> = {
  put: ['get', 'create', 'update'],
  remove: ['get', 'delete'],
};

const unread = (): never => {
  throw new UnreadError();
};

/** Authorisation by the policy; every method throws `PERMISSION_DENIED` when it denies. */
export const createAccess = (policy: Policy, read: Read) => {
  const readFields = (path: DocumentPath) => read(path)?.fields;

  /** Whether the policy denies an operation whatever the documents hold; false also when only they can tell. */
  const isDeniedUnread = (caller: Caller, operation: Operation, path: DocumentPath): boolean => {
    // Only to save time: what an own document holds is no secret.
    if (path[0] === caller.principal.uid) return false;
    try {
      return !policy({
        ...caller,
        operation,
        path,
        before: 'unread',
        after: 'unread',
        read: unread,
        readAfter: unread,
      });
    } catch (error) {
      if (error instanceof UnreadError) return false;
      throw error;
    }
  };

  const mayRead = (caller: Caller, operation: 'get' | 'list', path: DocumentPath): boolean =>
    policy({
      ...caller,
      operation,
      path,
      before: operation === 'get' ? readFields(path) : undefined,
      read: readFields,
      readAfter: readFields,
    });

  const mayWrite = (caller: Caller, write: PlannedWrite, plan: Plan): boolean => {
    // Whether a document exists (NOT_FOUND, ALREADY_EXISTS) is revealed only to callers who may read it.
    if (write.failure !== undefined) return mayRead(caller, 'get', write.path);
    return policy({
      ...caller,
      operation: operationOf(write),
      path: write.path,
      before: write.before?.fields,
      after: write.after?.fields,
      read: readFields,
      readAfter: (path) => plan.readAfter(path)?.fields,
    });
  };

  return {
    checkRead: (caller: Caller, operation: 'get' | 'list', path: DocumentPath): void => {
      if (isDeniedUnread(caller, operation, path) || !mayRead(caller, operation, path)) throw permissionDenied();
    },
    /**
     * Denies, before a document is read, a write that the policy denies whatever it holds: a refusal must not take the longer, the
     * longer another user's document is (timing attack).
     * Source: docs/specification.md#server-refusals.
     */
    checkUnread: (caller: Caller, kind: PlannedWrite['kind'], path: DocumentPath): void => {
      if (possibleOperations[kind].every((operation) => isDeniedUnread(caller, operation, path)))
        throw permissionDenied();
    },
    /** Authorises one write of a complete plan, whose later writes `getAfter` can see. */
    checkWrite: (caller: Caller, write: PlannedWrite, plan: Plan): void => {
      if (!mayWrite(caller, write, plan)) throw permissionDenied();
    },
  };
};
