import type { Expression } from './syntax.ts';
import { RulesError } from './syntax.ts';

/** Of a value that the evaluator provides: the fields that it has, or `true` when they are the documents' own. */
type Fields = ReadonlyMap<string, Fields> | true;

const none: Fields = new Map();
const document: Fields = new Map<string, Fields>([['data', true]]);
const token: Fields = new Map(['sub', 'email', 'email_verified'].map((name) => [name, none]));
const auth: Fields = new Map([
  ['uid', none],
  ['token', token],
]);
const request: Fields = new Map([
  ['auth', auth],
  ['time', none],
  ['method', none],
  ['resource', document],
]);

/** The names that stand for a value in every rule. */
export const providedNames: ReadonlyMap<string, Fields> = new Map([
  ['request', request],
  ['resource', document],
]);

/** What is known of a value's fields; throws a `RulesError` for one that the evaluator will never provide. */
const fieldsOf = (expression: Expression): Fields => {
  if (expression.kind === 'name') return providedNames.get(expression.name) ?? true;
  if (expression.kind !== 'member') return true;
  const fields = fieldsOf(expression.target);
  if (fields === true) return true;
  const found = fields.get(expression.name);
  if (found === undefined) throw new RulesError(`unknown field "${expression.name}"`, undefined);
  return found;
};

/** Refuses, with a `RulesError`, a field that no request has. */
export const checkField = (expression: Expression<'member'>): void => {
  fieldsOf(expression);
};
