import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentAfter, parametersAfter, sheetsAfter } from '../../../domain/sync/apply-write.ts';
import { defaultParameters } from '../../../domain/parameters/parameters.ts';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import type { OutboxRecord } from '../../../domain/sync/writes.ts';
import { sendWrite } from '../../budget/send/send-write.ts';
import { createDocuments } from '../../documents/documents.ts';
import { callAsPatch } from '../../../../testing/api/call-as-patch.ts';
import { toStoredRecord } from '../stored-sheet.ts';
import { readRecord } from './read-record.ts';
import { damagedRecord } from '../../../../testing/api/storage/damaged-records.ts';

const root = 'http://database.test/v1/projects/p/databases/(default)/documents';
const document = { name: 'x', fields: {}, updateTime: '2026-09-05T00:00:00Z' };
const noSignal = new AbortController().signal;
const asked: string[] = [];

const documents = createDocuments({
  root,
  tokens: { current: async () => 'token', refreshed: async () => 'token' },
  fetch: async (input, { method = 'GET', body } = {}) => {
    const address = input instanceof Request ? input.url : new URL(input).href;
    const call = callAsPatch({ method, url: address, body });
    const { href, searchParams } = new URL(call.url);
    asked.push(call.method === 'PATCH' && !searchParams.has('updateMask.fieldPaths') ? `emptied ${href}` : href);
    return Response.json(method === 'GET' && !searchParams.has('pageSize') ? document : {});
  },
  timeout: 0,
  timeoutSignal: () => noSignal,
  log: () => {},
});

/** Whether the record can be shown and sent into its user's account without emptying a document; or throws. */
async function isUsable({ uid, write }: OutboxRecord): Promise<boolean> {
  contentAfter(emptyContent, 's1', write);
  sheetsAfter([], write);
  parametersAfter(defaultParameters, write);
  asked.length = 0;
  const outcome = await sendWrite(documents, uid, write, noSignal);
  const own = `${root}/${encodeURI(uid)}/`;
  const isOwn = (address: string) =>
    address === `${root}:commit` || (address.startsWith(own) && !new URL(address).pathname.endsWith('/'));
  return (outcome === 'accepted' || outcome === 'replaced') && asked.every(isOwn);
}

const jsonOf = (raw: object): string | undefined => {
  try {
    return JSON.stringify(raw);
  } catch {
    return undefined;
  }
};

const isKept = (raw: string, damaged: object): boolean =>
  JSON.parse(raw) !== undefined && raw === (jsonOf(damaged) ?? raw);

const isNewer = (raw: object): boolean => 'v' in raw && typeof raw.v === 'number' && raw.v > 2;

test('each of ten thousand damaged records is sent, kept as JSON or left alone', async () => {
  const counts = { newer: 0, readable: 0, unreadable: 0 };
  const isSettled = fc.asyncProperty(damagedRecord, async (damaged) => {
    const reading = readRecord(damaged);
    if (reading === 'newer') {
      counts.newer += 1;
      return isNewer(damaged);
    }
    if ('write' in reading) {
      counts.readable += 1;
      return isDeepStrictEqual(toStoredRecord(reading), damaged) && !isNewer(damaged) && isUsable(reading);
    }
    counts.unreadable += 1;
    return isKept(reading.raw, damaged) && !isNewer(damaged);
  });
  await fc.assert(isSettled, { numRuns: 10_000, seed: 1, endOnFailure: true });
  expect(counts.readable).toBeGreaterThan(1000);
  expect(counts.unreadable).toBeGreaterThan(1000);
  expect(counts.newer).toBeGreaterThan(0);
}, 60_000);
