import { sample } from 'fast-check';
import type { Operation } from '../../../server/rules/syntax.ts';
import type { Call, Emulator, Seed } from '../emulator/client.ts';
import type { DrawnRequest } from './drawn-request.ts';
import { drawnRequests } from './drawn-request.ts';
import { isAllowedByModel } from './model.ts';

export type RequestReport = { readonly asked: number; readonly allowed: number; readonly wrong: readonly string[] };

// The emulator rejects names that start or end with a space.
const isId = (segment: string): boolean =>
  segment !== '' && !segment.includes('/') && !/^(?:\.\.?|__.*__|\s.*|.*\s)$/.test(segment);

// The protocol refuses malformed calls before it evaluates a rule.
const isWellFormed = ({ operation, path, principal }: DrawnRequest): boolean =>
  path.every(isId) && path.length % 2 === Number(operation === 'list') && principal?.uid !== '';

const batch = 100;

// Each call has a separate user, so that the calls are independent.
const withOwnUser = (request: DrawnRequest, index: number): DrawnRequest => {
  const [area = '', ...rest] = request.path;
  const own = `${area}-${String(index)}`;
  const { principal } = request;
  return {
    ...request,
    path: [own, ...rest],
    principal: principal?.uid === area ? { ...principal, uid: own } : principal,
  };
};

const seedsOf = ({ path, before, hasParameters }: DrawnRequest): readonly Seed[] => [
  ...(before === undefined ? [] : [{ path, fields: before }]),
  ...(hasParameters && path[1] !== 'parameters' ? [{ path: [path[0] ?? '', 'parameters'], fields: {} }] : []),
];

const methods: Readonly<Record<Operation, Call['method']>> = {
  get: 'GET',
  list: 'GET',
  create: 'PATCH',
  update: 'PATCH',
  delete: 'DELETE',
};

const differenceOf = async (emulator: Emulator, request: DrawnRequest): Promise<string | undefined> => {
  const { operation, path, principal, after } = request;
  const call = { method: methods[operation], path, fields: after };
  const { status, text } = await emulator.ask(principal ?? 'unauthenticated', call);
  const expected = isAllowedByModel(request) ? 200 : 403;
  if (status === expected) return undefined;
  return `${String(status)} instead of ${String(expected)}: ${JSON.stringify(request)} (${text.slice(0, 200)})`;
};

/** Sends random calls to the emulator and compares each result with the model. */
export const askDrawnRequests = async (
  emulator: Emulator,
  rules: string,
  count: number,
  seed: number,
): Promise<RequestReport> => {
  const { isAccepted, text } = await emulator.install(rules);
  if (!isAccepted) return { asked: 0, allowed: 0, wrong: [`the rules were rejected: ${text}`] };
  await emulator.clear();
  const requests = sample(drawnRequests, { numRuns: count, seed }).filter(isWellFormed).map(withOwnUser);
  const wrong: string[] = [];
  for (let start = 0; start < requests.length; start += batch) {
    const part = requests.slice(start, start + batch);
    const seeds = part.flatMap(seedsOf);
    if (seeds.length > 0) await emulator.seed(seeds);
    const faults = await Promise.all(part.map(async (request) => differenceOf(emulator, request)));
    wrong.push(...faults.filter((fault) => fault !== undefined));
  }
  return { asked: requests.length, allowed: requests.filter(isAllowedByModel).length, wrong };
};
