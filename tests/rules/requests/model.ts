import type { Policy } from '../../../server/rules/policy.ts';
import type { DrawnRequest } from './drawn-request.ts';
import { collections, lineKindOf } from './drawn-request.ts';
import { isValid } from './shapes.ts';

type Decision = (request: DrawnRequest) => boolean;

const isOwner: Decision = ({ path, principal }) => principal !== null && principal.uid === path[0];
const isVerifiedOwner: Decision = (request) => isOwner(request) && request.principal?.emailVerified === true;

const isDated = ({ after }: DrawnRequest): boolean => {
  const date = after?.['date'];
  return (
    date !== undefined &&
    'stringValue' in date &&
    /^\d{4}-([1-9]|1[0-2])-([1-9]|[12]\d|3[01])$(?!\n)/.test(date.stringValue)
  );
};

const mayCreateSheetOrParameters: Decision = (request) => {
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

const mayUpdateSheetOrParameters: Decision = ({ path: [, id = ''], before, after = {} }) =>
  id === 'parameters'
    ? isValid('parameters', id, after)
    : isValid('sheet', id, after) && dateOf(before) === dateOf(after);

/** Whether a call on a sheet or the parameters is allowed. */
const mayAccessSheetOrParameters: Decision = (request) => {
  switch (request.operation) {
    case 'create':
      return isOwner(request) && mayCreateSheetOrParameters(request);
    case 'update':
      return isVerifiedOwner(request) && mayUpdateSheetOrParameters(request);
    case 'delete':
      return isVerifiedOwner(request) && request.path[1] !== 'parameters';
    case 'get':
    case 'list':
      return isVerifiedOwner(request);
  }
};

const isWrite: Decision = ({ operation }) => operation === 'create' || operation === 'update';

const mayAccessLine: Decision = (request) => {
  const [, , collection = '', id = ''] = request.path;
  if (!isVerifiedOwner(request) || !collections.some((known) => known === collection)) return false;
  return !isWrite(request) || isValid(lineKindOf(collection), id, request.after ?? {});
};

/** A second, independent implementation of the rules (differential testing). */
export const isAllowedByModel: Decision = (request) => {
  const depth = request.operation === 'list' ? request.path.length + 1 : request.path.length;
  if (depth === 2) return mayAccessSheetOrParameters(request);
  return depth === 4 && mayAccessLine(request);
};

export const ask = (policy: Policy, request: DrawnRequest): boolean => {
  const { operation, path, principal, before, after, hasParameters } = request;
  const read = (target: readonly string[]) => {
    if (target.join('/') === path.join('/')) return before;
    return hasParameters && target.length === 2 && target[0] === path[0] && target[1] === 'parameters' ? {} : undefined;
  };
  return policy({
    operation,
    path,
    principal: principal === null ? null : { ...principal, email: 'user@example.com' },
    time: 0,
    before,
    after,
    read,
    readAfter: read,
  });
};
