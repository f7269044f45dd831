import { describe, expect, test } from 'vitest';
import { namePrefix } from '../memory/memory-database.ts';
import { accountQuotaExceeded } from '../../../contract/writes.ts';
import { sendFailureOf } from '../../domain/sync/send-failure.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { entryWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { type Answer, fakeDatabase, noSignal } from '../../../testing/api/fake-database.ts';
import { sendWrite } from './send/send-write.ts';

const line = { sheetId: 's1', collection: 'in', id: 'e1' } as const;
const creation: Write = { kind: 'entry.create', sheetId: 's1', collection: 'in', entry: entryWith({ id: 'e1' }) };
const change: Write = { kind: 'entry.update', ...line, changes: { paid: true } };
const merged: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] };
const chosen: Write = { kind: 'parameters.update', changes: { darkTheme: true } };
const newSheet: Write = {
  kind: 'sheet.create',
  sheet: sheetWith(toSheetDate(2026, 3, 14), { id: 's2' }),
  content: { ...emptyContent, in: [entryWith({ id: 'e2' })] },
};
const imported: Write = {
  kind: 'account.patch',
  id: 'import',
  patch: { puts: [{ path: 's1', fields: {} }], removedLines: [], removedSheets: [], edits: [] },
};

const error = (code: number, status: string, headers: Answer['headers'] = {}, message = 'No.'): Answer => ({
  status: code,
  headers,
  body: { error: { code, message, status } },
});
const full = (headers: Answer['headers'] = {}) =>
  error(429, 'RESOURCE_EXHAUSTED', headers, `${accountQuotaExceeded}: documents.`);
/** An answer of a proxy. */
const bare = (status: number, headers: Answer['headers'] = {}): Answer => ({ status, headers, body: 'No.' });
const failing = (failure: Error) => (): Answer => {
  throw failure;
};

const ownFailure = { remedy: 'defer', reason: 'server', retryAfter: 0 };
const unreached = { remedy: 'wait', reason: 'unreachable', retryAfter: 0 };
const away = { remedy: 'wait', reason: 'server', retryAfter: 0 };
const conflict = { remedy: 'merge', reason: 'conflict', retryAfter: 0 };
const nobody = { remedy: 'signIn', reason: 'signIn', retryAfter: 0 };
const later = { 'Retry-After': '30' };

type Row = readonly [what: string, answer: () => Answer, ending: string | object];

/** The result of any write for each answer of the server. */
const rows: readonly Row[] = [
  ['no network', failing(new TypeError('Failed to fetch')), unreached],
  ['no answer in time', failing(new DOMException('Too long.', 'TimeoutError')), { ...unreached, remedy: 'defer' }],
  ['400 INVALID_ARGUMENT', () => error(400, 'INVALID_ARGUMENT'), 'refused'],
  ['400 FAILED_PRECONDITION', () => error(400, 'FAILED_PRECONDITION'), conflict],
  ['400 of a proxy', () => bare(400), 'refused'],
  ['401 UNAUTHENTICATED', () => error(401, 'UNAUTHENTICATED'), nobody],
  ['403 PERMISSION_DENIED', () => error(403, 'PERMISSION_DENIED'), 'refused'],
  ['403 of a proxy', () => bare(403), 'refused'],
  ['404 NOT_FOUND', () => error(404, 'NOT_FOUND'), 'deleted'],
  ['408', () => bare(408), ownFailure],
  ['409 ABORTED', () => error(409, 'ABORTED'), conflict],
  ['413', () => bare(413), 'refused'],
  ['413 INVALID_ARGUMENT', () => error(413, 'INVALID_ARGUMENT'), 'refused'],
  ['429 with Retry-After', () => bare(429, later), { ...away, retryAfter: 30_000 }],
  [
    '429 RESOURCE_EXHAUSTED with Retry-After',
    () => error(429, 'RESOURCE_EXHAUSTED', later),
    { ...away, retryAfter: 30_000 },
  ],
  ['429 RESOURCE_EXHAUSTED of a service', () => error(429, 'RESOURCE_EXHAUSTED'), away],
  ['429 RESOURCE_EXHAUSTED of the account', () => full(), 'quota'],
  ['429 RESOURCE_EXHAUSTED of the account, with Retry-After', () => full(later), { ...away, retryAfter: 30_000 }],
  ['429 of a proxy', () => bare(429), away],
  ['499 CANCELLED', () => error(499, 'CANCELLED'), ownFailure],
  ['499', () => bare(499), ownFailure],
  ['500 INTERNAL', () => error(500, 'INTERNAL'), ownFailure],
  ['500', () => bare(500), ownFailure],
  ['502', () => bare(502), away],
  ['503 UNAVAILABLE', () => error(503, 'UNAVAILABLE'), away],
  ['503 with Retry-After', () => bare(503, later), { ...ownFailure, retryAfter: 30_000 }],
  ['503 UNAVAILABLE with Retry-After', () => error(503, 'UNAVAILABLE', later), { ...ownFailure, retryAfter: 30_000 }],
  ['504 DEADLINE_EXCEEDED', () => error(504, 'DEADLINE_EXCEEDED'), ownFailure],
  ['504', () => bare(504), ownFailure],
  ['507', () => bare(507), ownFailure],
];

const stored = (path: string): Answer => ({
  body: {
    name: `${namePrefix}${path.slice(1)}`,
    updateTime: '2026-03-14T08:00:00Z',
    fields: {},
  },
});

/** The outcome of a write, or its failure, when every change gets this answer. */
async function ending(write: Write, answer: () => Answer) {
  const { documents, seen } = fakeDatabase(({ method, path }) => (method === 'GET' ? stored(path) : answer()));
  const ended = await sendWrite(documents, 'uid', write, noSignal).catch(sendFailureOf);
  return { ended, changes: seen.filter(({ method }) => method !== 'GET').length };
}

// Missing parameters are created again.
const isMadeAgain = (write: Write, what: string) => write === merged && what === '404 NOT_FOUND';

describe.each([creation, change, merged, chosen, newSheet, imported])('$kind', (write) => {
  test.each(rows.filter(([what]) => !isMadeAgain(write, what)))(
    'has the right result for the answer %s',
    async (_, answer, expected) => {
      expect((await ending(write, answer)).ended).toEqual(expected);
    },
  );
});

test.each([
  [error(403, 'PERMISSION_DENIED'), 2],
  [error(401, 'UNAUTHENTICATED'), 2],
  [error(400, 'FAILED_PRECONDITION'), 1],
  [error(409, 'ABORTED'), 1],
  [error(500, 'INTERNAL'), 1],
  [error(429, 'RESOURCE_EXHAUSTED'), 1],
])('is sent once, and repeated with a new token only where that may help: %j, %i times', async (answer, times) => {
  for (const write of [creation, change, merged]) expect((await ending(write, () => answer)).changes).toBe(times);
});

test.each([creation, newSheet])('counts an existing $kind as done (idempotent)', async (write) => {
  expect((await ending(write, () => error(409, 'ALREADY_EXISTS'))).ended).toBe('accepted');
});
