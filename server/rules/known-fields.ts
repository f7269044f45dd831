import type { Expression } from './syntax.ts';
import { RulesError } from './syntax.ts';

/** The fields of a global value; `true` for a document, whose fields are unknown before run time. */
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

export const providedNames: ReadonlyMap<string, Fields> = new Map([
  ['request', request],
  ['resource', document],
]);

/** Returns the statically known fields of a value. Throws `RulesError` for a field that does not exist. */
const fieldsOf = (expression: Expression): Fields => {
  if (expression.kind === 'name') return providedNames.get(expression.name) ?? true;
  if (expression.kind !== 'member') return true;
  const fields = fieldsOf(expression.target);
  if (fields === true) return true;
  const found = fields.get(expression.name);
  if (found === undefined) throw new RulesError(`unknown field "${expression.name}"`, undefined);
  return found;
};

/** Throws `RulesError` for a field that no request has: a misspelt name would silently deny calls. */
export const checkField = (expression: Expression<'member'>): void => {
  fieldsOf(expression);
};
