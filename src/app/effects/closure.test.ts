import { expect, test } from 'vitest';
import { emptyCache, fakeData, memoryStore, recordOf, servicesOf } from '../../../testing/app/fake-data.ts';
import { loadClosure } from './closure.ts';

test('a closure says what was not sent, also where the cache does not answer', async () => {
  const record = recordOf(1, { kind: 'sheet.remove', sheetId: 's1' });
  const { store } = memoryStore(record);
  const cache = { ...emptyCache, sheets: () => new Promise<never>(() => {}) };
  const closure = await loadClosure(servicesOf(fakeData({ store, cache })), 'ada', 'deleted', []);
  expect(closure).toMatchObject({ unsent: [record], sheets: [] });
});
