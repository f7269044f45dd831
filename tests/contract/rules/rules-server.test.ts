import { sample } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DirectApp } from '../../faults/support/direct-app.ts';
import {
  ask as send,
  documentsPath,
  joinVerified,
  newFolder,
  openDirectApp,
  removeFolder,
} from '../../faults/support/direct-app.ts';
import type { Owner } from '../../faults/support/owner.ts';
import type { DrawnRequest } from '../../rules/requests/drawn-request.ts';
import { drawnRequests } from '../../rules/requests/drawn-request.ts';
import { isAllowedByModel } from '../../rules/requests/model.ts';

let folder: string;
let app: DirectApp;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  folder = await newFolder();
  app = await openDirectApp(folder);
  owner = await joinVerified(app, 'owner@example.com');
  other = await joinVerified(app, 'other@example.com');
});

afterAll(async () => {
  app.close();
  await removeFolder(folder);
});

const methods = { get: 'GET', list: 'GET', create: 'PATCH', update: 'PATCH', delete: 'DELETE' } as const;

/** Sends a random call on the owner's documents. */
const statusOf = async ({ operation, path, after }: DrawnRequest, token: string | undefined): Promise<number> => {
  const place = [owner.uid, ...path.slice(1)].map(encodeURIComponent).join('/');
  const body = after === undefined ? undefined : { fields: after };
  return (await send(app, methods[operation], `${documentsPath}/${place}`, token, body)).status;
};

const calls = sample(drawnRequests, { numRuns: 400, seed: 2 });

// At most a hundred commits of one account may wait on the server.
const atOnce = 50;

/** Sends the calls, some of them concurrently. Resolves to each call with its status. */
const answersOf = async (requests: readonly DrawnRequest[], token: string | undefined) => {
  const answers: { readonly status: number; readonly request: DrawnRequest }[] = [];
  for (let start = 0; start < requests.length; start += atOnce) {
    const group = requests.slice(start, start + atOnce);
    answers.push(
      ...(await Promise.all(group.map(async (request) => ({ status: await statusOf(request, token), request })))),
    );
  }
  return answers;
};

// Source: docs/specification.md#permission-owner.
it('refuses every random call of an unauthenticated caller and of another user over HTTP', async () => {
  for (const token of [undefined, other.token]) {
    const answers = await answersOf(calls, token);
    // The server refuses an invalid path or document before it evaluates the rules.
    expect(answers.filter(({ status }) => ![403, 400, 404, 405].includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThan(250);
    expect(answers.filter(({ status, request }) => status === 404 && request.path.length % 2 === 0)).toEqual([]);
  }
});

// Source: docs/specification.md#permission-shapes.
it('refuses every random document that violates its schema over HTTP, even from the owner', async () => {
  const created = calls
    .filter(({ operation }) => operation === 'create')
    .map((request) => ({ ...request, principal: { uid: request.path[0] ?? '', emailVerified: true } }));
  const wrong = await answersOf(
    created.filter((request) => !isAllowedByModel(request)),
    owner.token,
  );
  expect(wrong.filter(({ status }) => status === 200)).toEqual([]);
  expect(wrong.length).toBeGreaterThan(20);
  const right = await answersOf(created.filter(isAllowedByModel), owner.token);
  // A conflict: another sheet has this date, or this sheet exists with another date.
  expect(right.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
  expect(right.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
});
