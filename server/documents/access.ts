import type { Policy, Principal } from '../rules/policy.ts';
import { UnreadError } from '../rules/rule-value.ts';
import type { Operation } from '../rules/syntax.ts';
import { permissionDenied } from './failure.ts';
import type { DocumentPath } from './path.ts';
import type { Plan, PlannedWrite } from './writes/plan.ts';
import type { StoredDocument } from './stored-document.ts';

/** The caller, and the time of the call in microseconds since the epoch. */
export type AccessContext = { readonly principal: Principal; readonly time: number };

type Read = (path: DocumentPath) => StoredDocument | undefined;

const operationOf = ({ kind, before }: PlannedWrite): Operation => {
  if (kind === 'remove') return 'delete';
  return before === undefined ? 'create' : 'update';
};

/** The operations that may apply to a write: a put is a create or an update, and a failed precondition is a read. */
const possibleOperations: Readonly<Record<PlannedWrite['kind'], readonly Operation[]>> = {
  put: ['get', 'create', 'update'],
  remove: ['get', 'delete'],
};

const throwUnread = (): never => {
  throw new UnreadError();
};

/** Authorises calls by the policy; every method throws `PERMISSION_DENIED` when the policy denies. */
export const createAccess = (policy: Policy, read: Read) => {
  const readFields = (path: DocumentPath) => read(path)?.fields;

  /** Whether the policy denies an operation for all possible documents. False if the answer depends on a document. */
  const isDeniedBeforeReading = (context: AccessContext, operation: Operation, path: DocumentPath): boolean => {
    // Skips the check to save time: the size of a document is no secret from the owner.
    if (path[0] === context.principal.uid) return false;
    try {
      return !policy({
        ...context,
        operation,
        path,
        before: 'unread',
        after: 'unread',
        read: throwUnread,
        readAfter: throwUnread,
      });
    } catch (error) {
      if (error instanceof UnreadError) return false;
      throw error;
    }
  };

  const mayRead = (context: AccessContext, operation: 'get' | 'list', path: DocumentPath): boolean =>
    policy({
      ...context,
      operation,
      path,
      before: operation === 'get' ? readFields(path) : undefined,
      read: readFields,
      readAfter: readFields,
    });

  const mayWrite = (context: AccessContext, write: PlannedWrite, plan: Plan): boolean => {
    // Whether a document exists (NOT_FOUND, ALREADY_EXISTS) is revealed only to callers who may read it.
    if (write.failure !== undefined) return mayRead(context, 'get', write.path);
    return policy({
      ...context,
      operation: operationOf(write),
      path: write.path,
      before: write.before?.fields,
      after: write.after?.fields,
      read: readFields,
      readAfter: (path) => plan.readAfter(path)?.fields,
    });
  };

  return {
    checkRead: (context: AccessContext, operation: 'get' | 'list', path: DocumentPath): void => {
      if (isDeniedBeforeReading(context, operation, path) || !mayRead(context, operation, path))
        throw permissionDenied();
    },
    /**
     * Denies a write before its document is read, if the policy denies the write for all possible documents. Otherwise the time of
     * a refusal would reveal the size of another user's document (timing attack).
     * Source: docs/specification.md#server-refusals.
     */
    checkBeforeReading: (context: AccessContext, kind: PlannedWrite['kind'], path: DocumentPath): void => {
      if (possibleOperations[kind].every((operation) => isDeniedBeforeReading(context, operation, path)))
        throw permissionDenied();
    },
    /** Authorises one write of a complete plan: the rules' `getAfter` includes the later writes. */
    checkWrite: (context: AccessContext, write: PlannedWrite, plan: Plan): void => {
      if (!mayWrite(context, write, plan)) throw permissionDenied();
    },
  };
};
