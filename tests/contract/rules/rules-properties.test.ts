import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Arbitrary } from 'fast-check';
import { check, property, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPolicy } from '../../../server/rules/policy.ts';
import type { DrawnRequest } from '../../rules/requests/drawn-request.ts';
import { collections, drawnRequests } from '../../rules/requests/drawn-request.ts';
import { ask, isAllowedByModel } from '../../rules/requests/model.ts';

const policy = createPolicy(readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8'));
const numRuns = 2000;

/** Finds a minimal counterexample, which is an allowed call; null if there is none. */
const allowedOf = (requests: Arbitrary<DrawnRequest>): unknown =>
  check(
    property(requests, (request) => !ask(policy, request)),
    { numRuns },
  ).counterexample;

const isUnknown = ({ path }: DrawnRequest): boolean =>
  path.length > 2 && !collections.some((known) => known === path[2]);

// Source: docs/specification.md#one-role, docs/specification.md#permission-owner.
describe('the rules (property-based)', () => {
  it('deny every call of an unauthenticated caller', () => {
    expect(allowedOf(drawnRequests.map((request) => ({ ...request, principal: null })))).toBeNull();
  });

  // Source: docs/specification.md#permission-owner.
  it('deny every call on the documents of another user', () => {
    expect(allowedOf(drawnRequests.filter(({ path, principal }) => path[0] !== principal?.uid))).toBeNull();
  });

  // Source: docs/specification.md#permission-shapes.
  it('deny every call in an unknown collection or at another depth', () => {
    expect(
      allowedOf(
        drawnRequests.filter(
          (request) =>
            isUnknown(request) || ![2, 4].includes(request.path.length + Number(request.operation === 'list')),
        ),
      ),
    ).toBeNull();
  });

  // Source: docs/specification.md#permission-verified, docs/specification.md#permission-sign-up.
  it('deny every call before the address is verified, except the creation of the parameters and a first sheet', () => {
    const unverified = drawnRequests.map((request) => ({
      ...request,
      principal: { uid: request.path[0] ?? '', emailVerified: false },
    }));
    expect(
      allowedOf(
        unverified.filter(
          ({ operation, path, hasParameters }) =>
            operation !== 'create' || path.length !== 2 || (hasParameters && path[1] !== 'parameters'),
        ),
      ),
    ).toBeNull();
  });
});

// Source: docs/specification.md#permission-shapes.
it('allows exactly the calls of the app, and only documents of its schemas (property-based)', () => {
  const { counterexample } = check(
    property(drawnRequests, (request) => ask(policy, request) === isAllowedByModel(request)),
    { numRuns: 10_000 },
  );
  expect(counterexample).toBeNull();
});

it('generates calls of all kinds, both allowed and denied (control)', () => {
  const kinds = sample(drawnRequests, { numRuns: 5000, seed: 1 }).map(
    (request) =>
      `${request.operation} ${String(Math.min(request.path.length, 5))} ${String(isAllowedByModel(request))}`,
  );
  const counts = new Map([...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]));
  const allowed = [
    'get 2',
    'get 4',
    'list 1',
    'list 3',
    'create 2',
    'create 4',
    'update 2',
    'update 4',
    'delete 2',
    'delete 4',
  ];
  for (const kind of allowed) {
    expect(counts.get(`${kind} true`) ?? 0).toBeGreaterThan(20);
    expect(counts.get(`${kind} false`) ?? 0).toBeGreaterThan(20);
  }
});
