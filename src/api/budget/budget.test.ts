import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../domain/sheet-date.ts';
import { entryWith, sheetWith } from '../../domain/testing/lines.ts';
import { fakeDatabase, noSignal, unavailable } from '../testing/fake-database.ts';
import { storedDocuments } from '../testing/stored-documents.ts';
import { createBudget } from './budget.ts';
import { entryFields } from './line-documents.ts';
import { sheetFields } from './sheet-documents.ts';

const sheet = (id: string) => sheetWith(toSheetDate(2026, 3, 14), { id });

/** Two sheets with a line each, read by a device that has removed `paths`; `isDown` refuses every removal. */
function account(paths: readonly string[], isDown = false) {
  const stored = storedDocuments();
  for (const id of ['s1', 's2']) {
    stored.documents.set(`uid/${id}/in/e1`, entryFields(entryWith({ id: 'e1' })));
    stored.documents.set(`uid/${id}/provisions/p1`, {});
    stored.documents.set(`uid/${id}`, sheetFields(sheet(id)));
  }
  const { documents } = fakeDatabase((call) => {
    if (call.method === 'GET') return stored.answer(call);
    if (isDown) return unavailable;
    if (call.method !== 'DELETE') return stored.answer(call);
    stored.documents.delete(call.path.slice(1));
    return { body: {} };
  });
  const budget = createBudget(documents, { list: async (uid) => new Set(uid === 'uid' ? paths : []) });
  return {
    sheets: async () => (await budget.loadSheets('uid', noSignal)).map(({ id }) => id),
    lines: async (sheetId: string) => {
      const { in: income, provisions } = await budget.loadContent('uid', sheetId, noSignal);
      return [...income, ...provisions].map(({ id }) => id);
    },
    paths: () => [...stored.documents.keys()],
  };
}

describe('a line that this device has removed and that is back', () => {
  test('is not shown and is removed again; the others stay', async () => {
    const { lines, paths } = account(['s1/in/e1']);
    expect(await lines('s1')).toEqual(['p1']);
    expect(paths()).toEqual(['uid/s1/provisions/p1', 'uid/s1', 'uid/s2/in/e1', 'uid/s2/provisions/p1', 'uid/s2']);
  });

  test('is told from the one with its id in another sheet or collection', async () => {
    const { lines, paths } = account(['s2/in/e1', 's1/provisions/e1', 's1/provisions/p1']);
    expect(await lines('s1')).toEqual(['e1']);
    expect(paths()).not.toContain('uid/s1/provisions/p1');
    expect(paths()).toContain('uid/s2/in/e1');
  });

  test('is not shown either when it cannot be removed now', async () => {
    const { lines, paths } = account(['s1/in/e1'], true);
    expect(await lines('s1')).toEqual(['p1']);
    expect(paths()).toContain('uid/s1/in/e1');
  });
});

describe('a sheet that this device has removed and that is back', () => {
  const rest = ['uid/s2/in/e1', 'uid/s2/provisions/p1', 'uid/s2'];

  test('is not shown and is removed again with its lines; the others stay', async () => {
    const { sheets, paths } = account(['s1', 's2/in/other']);
    expect(await sheets()).toEqual(['s2']);
    await expect.poll(paths).toEqual(rest);
  });

  test('is not shown either when it cannot be removed now', async () => {
    const { sheets, paths } = account(['s1'], true);
    expect(await sheets()).toEqual(['s2']);
    expect(paths()).toContain('uid/s1');
  });
});

test('what was not removed is shown and stays', async () => {
  const { sheets, lines, paths } = account([]);
  const all = paths();
  expect(await sheets()).toEqual(['s1', 's2']);
  expect(await lines('s1')).toEqual(['e1', 'p1']);
  expect(paths()).toEqual(all);
});
