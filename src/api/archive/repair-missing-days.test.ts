import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../memory/memory-database.ts';
import { type Answer, fakeDatabase, noSignal, unavailable } from '../../../testing/api/fake-database.ts';
import { march } from '../../../testing/api/archive-documents.ts';
import type { StoredDocument } from '../../domain/archive/account-patch.ts';
import { repairMissingDays } from './repair-missing-days.ts';
import { accountOf } from './stored-account.ts';

const name = { stringValue: 'Pain' };
const line = (collection: string, id: string, fields: StoredDocument['fields'] = { name }) => ({
  path: `${march.path}/${collection}/${id}`,
  fields,
});
const dayless = line('outDay', 'Dayless0000000000000');
const account = accountOf([
  march,
  dayless,
  line('outDay', 'WithDay0000000000000', { name, day: { integerValue: '0' } }),
  line('in', 'Income00000000000000'),
  line('outMonth', 'Charge00000000000000'),
]);

const open = (isStored: boolean, patchAnswer?: Answer) => {
  const stored = createMemoryDatabase();
  if (isStored) stored.documents.set(`uid/${dayless.path}`, { name });
  const { documents, seen } = fakeDatabase((call) => patchAnswer ?? stored.answer(call));
  return { repair: () => repairMissingDays(documents, 'uid', account, noSignal), stored: stored.documents, seen };
};

// Source: docs/specification.md#data-check.
describe('the check of an account', () => {
  test('stores day 0 only in daily expenses without a day', async () => {
    const { repair, stored, seen } = open(true);
    expect(await repair()).toBe(1);
    expect([...stored]).toEqual([[`uid/${dayless.path}`, { name, day: { integerValue: '0' } }]]);
    const path = `/uid/${dayless.path}?updateMask.fieldPaths=day&currentDocument.exists=true`;
    expect(seen).toMatchObject([{ method: 'PATCH', path }]);
  });

  test('does not recreate a line that was deleted meanwhile', async () => {
    const { repair, stored } = open(false);
    expect(await repair()).toBe(1);
    expect([...stored]).toEqual([]);
  });

  test('fails when the server is unreachable', async () => {
    await expect(open(true, unavailable).repair()).rejects.toThrow('UNAVAILABLE');
  });
});
