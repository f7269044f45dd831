import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../memory/memory-database.ts';
import { defaultParameters } from '../../domain/parameters/parameters.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { entryWith, sheetWith } from '../../../testing/domain/lines.ts';
import {
  alreadyExists,
  type Answer,
  denied,
  fakeDatabase,
  noSignal,
  notFound,
  unavailable,
} from '../../../testing/api/fake-database.ts';
import { createBudget } from './budget.ts';
import { entryFields } from './mapping/line-documents.ts';
import { sheetFields } from './mapping/sheet-documents.ts';

const sheet = (id: string) => sheetWith(toSheetDate(2026, 3, 14), { id });

/** Two sheets with one line each, read by a device with tombstones of `paths`; with `isDown`, removals fail. */
function account(paths: readonly string[], isDown = false) {
  const stored = createMemoryDatabase();
  for (const id of ['s1', 's2']) {
    stored.documents.set(`uid/${id}/in/e1`, entryFields(entryWith({ id: 'e1' })));
    stored.documents.set(`uid/${id}/provisions/p1`, {});
    stored.documents.set(`uid/${id}`, sheetFields(sheet(id)));
  }
  const { documents } = fakeDatabase((call) => (isDown && call.method !== 'GET' ? unavailable : stored.answer(call)));
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

describe('a line that came back in spite of its tombstone', () => {
  test('is hidden and removed again; others stay', async () => {
    const { lines, paths } = account(['s1/in/e1']);
    expect(await lines('s1')).toEqual(['p1']);
    expect(paths()).toEqual(['uid/s1/provisions/p1', 'uid/s1', 'uid/s2/in/e1', 'uid/s2/provisions/p1', 'uid/s2']);
  });

  test('is not confused with the same id in another sheet or collection', async () => {
    const { lines, paths } = account(['s2/in/e1', 's1/provisions/e1', 's1/provisions/p1']);
    expect(await lines('s1')).toEqual(['e1']);
    expect(paths()).not.toContain('uid/s1/provisions/p1');
    expect(paths()).toContain('uid/s2/in/e1');
  });

  test('is hidden even when it cannot be removed now', async () => {
    const { lines, paths } = account(['s1/in/e1'], true);
    expect(await lines('s1')).toEqual(['p1']);
    expect(paths()).toContain('uid/s1/in/e1');
  });
});

describe('a sheet that came back in spite of its tombstone', () => {
  const rest = ['uid/s2/in/e1', 'uid/s2/provisions/p1', 'uid/s2'];

  test('is hidden and removed again with its lines; others stay', async () => {
    const { sheets, paths } = account(['s1', 's2/in/other']);
    expect(await sheets()).toEqual(['s2']);
    await expect.poll(paths).toEqual(rest);
  });

  test('is hidden even when it cannot be removed now', async () => {
    const { sheets, paths } = account(['s1'], true);
    expect(await sheets()).toEqual(['s2']);
    expect(paths()).toContain('uid/s1');
  });
});

test('sheets and lines without a tombstone are shown and stay', async () => {
  const { sheets, lines, paths } = account([]);
  const all = paths();
  expect(await sheets()).toEqual(['s2', 's1']);
  expect(await lines('s1')).toEqual(['e1', 'p1']);
  expect(paths()).toEqual(all);
});

const openBudget = (answer: Answer = { body: {} }) => {
  const { documents, seen } = fakeDatabase(() => answer);
  const calls = () => seen.map(({ method, path }) => `${method} ${path}`);
  return { budget: createBudget(documents, { list: async () => new Set() }), seen, calls };
};

describe('reading an account', () => {
  // Source: docs/specification.md#call-list-sheets.
  test('requests its sheets, newest first', async () => {
    const { budget, calls } = openBudget();
    await budget.loadSheets('uid', noSignal);
    expect(calls()).toEqual(['GET /uid?orderBy=datePicker%20desc&pageSize=100']);
  });

  // Source: docs/specification.md#call-list-lines.
  test('requests the five collections of a sheet, daily expenses ordered by day', async () => {
    const { budget, calls } = openBudget();
    await budget.loadContent('uid', 's1', noSignal);
    expect(calls()).toEqual([
      'GET /uid/s1/in?pageSize=100',
      'GET /uid/s1/moneySaving?pageSize=100',
      'GET /uid/s1/outDay?orderBy=day&pageSize=100',
      'GET /uid/s1/outMonth?pageSize=100',
      'GET /uid/s1/provisions?pageSize=100',
    ]);
  });

  // Source: docs/specification.md#call-get.
  test('requests its parameters, with defaults when they do not exist', async () => {
    const { budget, calls } = openBudget(notFound);
    expect(await budget.loadParameters('uid', noSignal)).toEqual(defaultParameters);
    expect(calls()).toEqual(['GET /uid/parameters']);
  });
});

describe('a new account', () => {
  // Source: docs/specification.md#call-create-sheet.
  test.each([{ body: {} }, alreadyExists])('gets a first sheet with its id: the server answers %o', async (answer) => {
    const { budget, seen } = openBudget(answer);
    await budget.createSheet('uid', sheet('s1'), noSignal);
    expect(seen).toMatchObject([
      { method: 'POST', path: '/uid?documentId=s1', body: { fields: sheetFields(sheet('s1')) } },
    ]);
  });

  // Source: docs/specification.md#sign-up-first-data, docs/specification.md#parameters-fields.
  test('gets parameters with the time and the theme', async () => {
    const { budget, seen } = openBudget({ body: { name: 'documents/uid/parameters' } });
    await budget.createParameters('uid', { now: Date.UTC(2026, 2, 14, 8), darkTheme: true }, noSignal);
    expect(seen).toMatchObject([
      {
        method: 'PATCH',
        body: {
          fields: { darkTheme: { booleanValue: true }, datePicker: { timestampValue: '2026-03-14T08:00:00.000Z' } },
        },
      },
    ]);
  });
});

// Source: docs/specification.md#id-written-back.
describe('a line without an id in its document', () => {
  const path = 'uid/s1/outDay/e1';
  /** A sheet with such a line and a normal one; `patchAnswer` replaces the answers to PATCH calls. */
  const open = (patchAnswer: () => Answer | undefined = () => undefined, removed: readonly string[] = []) => {
    const stored = createMemoryDatabase();
    stored.documents.set(path, { name: { stringValue: 'Pain' }, day: { integerValue: '1' } });
    stored.documents.set('uid/s1/outDay/e2', entryFields(entryWith({ id: 'e2' })));
    const { documents, seen } = fakeDatabase((call) => {
      if (call.method === 'DELETE') return { body: {} };
      return (call.method === 'PATCH' ? patchAnswer() : undefined) ?? stored.answer(call);
    });
    const budget = createBudget(documents, { list: async () => new Set(removed) });
    return {
      documents: stored.documents,
      load: () => budget.loadContent('uid', 's1', noSignal),
      patches: () => seen.filter(({ method }) => method === 'PATCH'),
    };
  };

  test('gets it written back by one call, if it still exists', async () => {
    const { load, patches, documents } = open();
    expect((await load()).outDay.map(({ id }) => id)).toEqual(['e1', 'e2']);
    await expect.poll(() => documents.get(path)?.['id']).toEqual({ stringValue: 'e1' });
    expect(patches()).toMatchObject([
      {
        path: `/${path}?updateMask.fieldPaths=id&currentDocument.exists=true`,
        body: { fields: { id: { stringValue: 'e1' } } },
      },
    ]);
    await load();
    expect(patches()).toHaveLength(1);
  });

  test('is retried by the next load when the server is unreachable', async () => {
    let answer: Answer | undefined = unavailable;
    const { load, patches, documents } = open(() => answer);
    await load();
    await expect.poll(() => patches().length).toBe(1);
    answer = undefined;
    await expect
      .poll(async () => {
        await load();
        return documents.get(path)?.['id'];
      })
      .toEqual({ stringValue: 'e1' });
  });

  test('is not retried when the rules refuse the line', async () => {
    const { load, patches } = open(() => denied);
    await load();
    // A denied call is repeated once with a new token.
    await expect.poll(() => patches().length).toBe(2);
    await load();
    await load();
    expect(patches()).toHaveLength(2);
  });

  test('is not recreated when it was deleted meanwhile', async () => {
    const { load, documents, patches } = open(() => {
      documents.delete(path);
      return undefined;
    });
    await load();
    await expect.poll(() => patches().length).toBe(1);
    expect(documents.has(path)).toBe(false);
  });

  test('is left alone when it has a tombstone', async () => {
    const { load, patches } = open(undefined, ['s1/outDay/e1']);
    await load();
    expect(patches()).toEqual([]);
  });
});
