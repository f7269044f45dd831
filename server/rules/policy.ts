import type { WireFields } from '../../contract/values.ts';
import { checkRules } from './check-rules.ts';
import { checkSignInRequired } from './check-sign-in.ts';
import type { Observe, Scope } from './evaluate.ts';
import { evaluate } from './evaluate.ts';
import { parseRules } from './parse-rules.ts';
import type { RulePath, RuleValue } from './rule-value.ts';
import { EvaluationError, RuleDocument, RuleTime, UnreadError } from './rule-value.ts';
import type { Match, Operation } from './syntax.ts';

/** The segments of a path: collection ids and document ids alternate. */
type Path = readonly string[];

/** The authenticated user, with the token claims that rules can read. */
export type Principal = { readonly uid: string; readonly email: string; readonly emailVerified: boolean };

/** A document call that the rules decide on. */
export type AccessRequest = {
  readonly operation: Operation;
  /** The path of the document, or of the collection for `list`. */
  readonly path: Path;
  readonly principal: Principal | null;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** The fields of the document before and after the write. They are `unread` until they are read. */
  readonly before?: WireFields | 'unread' | undefined;
  readonly after?: WireFields | 'unread' | undefined;
  /** Reads the fields of any document before the commit (`get`) and after the whole commit (`getAfter`). */
  readonly read: (path: Path) => WireFields | undefined;
  readonly readAfter: (path: Path) => WireFields | undefined;
};

/** Decides on a call; an error denies (fail closed). Throws `UnreadError` if the decision depends on an unread document. */
export type Policy = (request: AccessRequest) => boolean;

const prefix = ['databases', '(default)', 'documents'];

const unreadDocument = new RuleDocument({});

const documentOf = (fields: WireFields | 'unread' | undefined): RuleValue => {
  if (fields === 'unread') return unreadDocument;
  return fields === undefined ? null : new RuleDocument(fields);
};

const authOf = (principal: Principal | null): RuleValue => {
  if (principal === null) return null;
  const token = new Map<string, RuleValue>([
    ['sub', principal.uid],
    ['email', principal.email],
    ['email_verified', principal.emailVerified],
  ]);
  return new Map<string, RuleValue>([
    ['uid', principal.uid],
    ['token', token],
  ]);
};

const requestOf = ({ operation, principal, time, after }: AccessRequest): RuleValue =>
  new Map<string, RuleValue>([
    ['auth', authOf(principal)],
    ['time', new RuleTime(time)],
    ['method', operation],
    // As in Firestore, only a write has `request.resource`. The value is null for a deletion.
    ...(operation === 'get' || operation === 'list' ? [] : ([['resource', documentOf(after)]] as const)),
  ]);

const requestNames = (request: AccessRequest): Scope['names'] =>
  new Map<string, RuleValue>([
    ['request', requestOf(request)],
    // A listing is authorised before its documents are read, so `resource` has no value.
    ...(request.operation === 'list' ? [] : ([['resource', documentOf(request.before)]] as const)),
  ]);

const requireExisting = (document: RuleValue): RuleValue => {
  if (document === null) throw new EvaluationError('the document does not exist');
  return document;
};

const documentPath = ({ segments }: RulePath): Path => {
  const rest = segments.slice(prefix.length);
  const isDocument =
    prefix.every((text, index) => segments[index] === text) && rest.length > 0 && rest.length % 2 === 0;
  if (!isDocument) throw new EvaluationError('not the path of a document');
  return rest;
};

const builtinsOf = (request: AccessRequest): Scope['builtins'] => {
  const before = (path: RulePath): RuleValue => documentOf(request.read(documentPath(path)));
  const after = (path: RulePath): RuleValue => documentOf(request.readAfter(documentPath(path)));
  return new Map([
    ['exists', (path: RulePath): RuleValue => before(path) !== null],
    ['existsAfter', (path: RulePath): RuleValue => after(path) !== null],
    ['get', (path: RulePath): RuleValue => requireExisting(before(path))],
    ['getAfter', (path: RulePath): RuleValue => requireExisting(after(path))],
  ]);
};

type Segments = readonly (string | undefined)[];

const bind = (match: Match, segments: Segments): ReadonlyMap<string, string> | undefined => {
  const names = new Map<string, string>();
  for (const [index, segment] of match.segments.entries()) {
    const text = segments[index];
    if ('literal' in segment && segment.literal !== text) return undefined;
    if ('variable' in segment && text !== undefined) names.set(segment.variable, text);
  }
  return segments.length < match.segments.length ? undefined : names;
};

const enter = (match: Match, outer: Scope, names: ReadonlyMap<string, string>): Scope => {
  const functions = new Map(outer.functions);
  const scope: Scope = { ...outer, names: new Map<string, RuleValue>([...outer.names, ...names]), functions };
  for (const definition of match.functions) functions.set(definition.name, { definition, scope: () => scope });
  return scope;
};

const holds = (condition: Parameters<typeof evaluate>[0], scope: Scope): boolean => {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
};

const isAllowed = (match: Match, segments: Segments, outer: Scope, operation: Operation): boolean => {
  const names = bind(match, segments);
  if (names === undefined) return false;
  const scope = enter(match, outer, names);
  const rest = segments.slice(match.segments.length);
  if (rest.length > 0) return match.matches.some((inner) => isAllowed(inner, rest, scope, operation));
  return match.allows.some((allow) => allow.operations.includes(operation) && holds(allow.condition, scope));
};

const unobserved: Observe = () => undefined;

/** Creates the policy of checked rules. Calls `observe` with the value of each expression, for coverage. */
export const enforce = (root: Match, observe = unobserved): Policy => {
  const observeRead: Observe = (expression, value) => {
    if (value === unreadDocument) throw new UnreadError();
    observe(expression, value);
  };
  return (request) => {
    const scope: Scope = {
      names: requestNames(request),
      functions: new Map(),
      builtins: builtinsOf(request),
      observe: observeRead,
    };
    // A listing is authorised for the whole collection, so the variable of the document id has no value.
    const open = request.operation === 'list' ? [undefined] : [];
    return isAllowed(root, [...prefix, ...request.path, ...open], scope, request.operation);
  };
};

const readPolicy = (text: string): Match => {
  const root = parseRules(text);
  checkRules(root);
  return root;
};

/** Parses and checks rules. Throws `RulesError` if the server cannot enforce them. */
export const createPolicy = (text: string): Policy => enforce(readPolicy(text));

/** Parses and checks rules. Also throws `RulesError` unless they provably deny every unauthenticated call. */
export const createSignedInPolicy = (text: string): Policy => {
  const root = readPolicy(text);
  checkSignInRequired(root);
  return enforce(root);
};
