import type { Policy } from '../../../server/rules/policy.ts';
import type { DrawnRequest } from './drawn-request.ts';
import { collections, lineKindOf } from './drawn-request.ts';
import { isValid } from './shapes.ts';

type Judge = (request: DrawnRequest) => boolean;

const isOwner: Judge = ({ path, principal }) => principal !== null && principal.uid === path[0];
const isVerifiedOwner: Judge = (request) => isOwner(request) && request.principal?.emailVerified === true;

const isDated = ({ after }: DrawnRequest): boolean => {
  const date = after?.['date'];
  return (
    date !== undefined &&
    'stringValue' in date &&
    /^\d{4}-([1-9]|1[0-2])-([1-9]|[12]\d|3[01])$(?!\n)/.test(date.stringValue)
  );
};

const mayWriteFirst: Judge = (request) => {
  const {
    path: [, id = ''],
    after = {},
    principal,
    hasParameters,
  } = request;
  return id === 'parameters'
    ? isValid('parameters', id, after)
    : isValid('sheet', id, after) && isDated(request) && (principal?.emailVerified === true || !hasParameters);
};

const dateOf = (fields: DrawnRequest['after']): string => JSON.stringify(fields?.['date']);

const mayChangeFirst: Judge = ({ path: [, id = ''], before, after = {} }) =>
  id === 'parameters'
    ? isValid('parameters', id, after)
    : isValid('sheet', id, after) && dateOf(before) === dateOf(after);

/** Whether the product lets a sheet or the parameters be read or written. */
const mayFirst: Judge = (request) => {
  switch (request.operation) {
    case 'create':
      return isOwner(request) && mayWriteFirst(request);
    case 'update':
      return isVerifiedOwner(request) && mayChangeFirst(request);
    case 'delete':
      return isVerifiedOwner(request) && request.path[1] !== 'parameters';
    case 'get':
    case 'list':
      return isVerifiedOwner(request);
  }
};

const isWrite: Judge = ({ operation }) => operation === 'create' || operation === 'update';

const mayLine: Judge = (request) => {
  const [, , collection = '', id = ''] = request.path;
  if (!isVerifiedOwner(request) || !collections.some((known) => known === collection)) return false;
  return !isWrite(request) || isValid(lineKindOf(collection), id, request.after ?? {});
};

/** An independent second implementation of the rules (differential testing). */
export const mayDo: Judge = (request) => {
  const depth = request.operation === 'list' ? request.path.length + 1 : request.path.length;
  if (depth === 2) return mayFirst(request);
  return depth === 4 && mayLine(request);
};

/** The decision of a policy on a random call. */
export const ask = (policy: Policy, request: DrawnRequest): boolean => {
  const { operation, path, principal, before, after, hasParameters } = request;
  const read = (place: readonly string[]) => {
    if (place.join('/') === path.join('/')) return before;
    return hasParameters && place.length === 2 && place[0] === path[0] && place[1] === 'parameters' ? {} : undefined;
  };
  return policy({
    operation,
    path,
    principal: principal === null ? null : { ...principal, email: 'somebody@example.com' },
    time: 0,
    before,
    after,
    read,
    readAfter: read,
  });
};
