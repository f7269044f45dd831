import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { defaultParameters } from '../../domain/parameters/parameters.ts';
import { emptyContent, type SheetContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { entryWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { LineWrite, OutboxRecord, Write } from '../../domain/sync/writes.ts';
import { createBudgetRepository, cacheAccepted } from './budget-repository.ts';
import { fakeData, memoryStore, recordOf, servicesOf, unreachable } from '../../../testing/app/fake-data.ts';

beforeEach(emptyStorage);
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const march = sheetWith(toSheetDate(2026, 3, 1), { id: 's1', order: 3 });
const april = sheetWith(toSheetDate(2026, 4, 1), { id: 's2', order: 4 });
const [bread, milk] = [entryWith({ id: 'bread' }), entryWith({ id: 'milk' })];
const content: SheetContent = { ...emptyContent, in: [bread] };
const parameters = { ...defaultParameters, operations: ['Bread'] };

const added: LineWrite = { kind: 'entry.create', sheetId: 's1', collection: 'in', entry: milk };
const made: Write = { kind: 'sheet.create', sheet: april, content };
const renamed: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] };

type Held = {
  readonly queue?: readonly OutboxRecord[];
  readonly stored?: readonly OutboxRecord[];
};

/** A device with March in its cache, and the answers of the server. */
async function device(
  { queue = [], stored = [] }: Held = {},
  answers: Parameters<typeof fakeData>[0] = {},
  afterFirstPaint = Promise.resolve(),
) {
  const cache = createCacheStore();
  await cache.storeSheets('ada', [march]);
  await cache.storeContent('ada', 's1', content);
  await cache.storeParameters('ada', parameters);
  const data = fakeData({ cache, store: memoryStore(...stored).store, ...answers });
  return { cache, budget: createBudgetRepository({ ...servicesOf(data), afterFirstPaint }, () => queue) };
}

const serving = {
  budget: {
    loadSheets: async () => [march],
    loadContent: async () => content,
    loadParameters: async () => parameters,
  },
};

describe('a part read from the cache', () => {
  test('has the unanswered writes of all tabs applied', async () => {
    const { budget } = await device({ queue: [recordOf(2, added)], stored: [recordOf(1, made), recordOf(3, renamed)] });
    expect(await budget.restoreContent('ada', 's1')).toEqual({ ...content, in: [bread, milk] });
    expect(await budget.restoreSheets('ada')).toEqual([april, march]);
    expect(await budget.restoreParameters('ada')).toEqual({ ...parameters, operations: ['Bread', 'Taxi'] });
  });

  test('has a write that was made while the cache was read (race)', async () => {
    const queue: OutboxRecord[] = [];
    const cache = createCacheStore();
    await cache.storeContent('ada', 's1', content);
    const slow = {
      ...cache,
      content: async (uid: string, id: string) => {
        const cached = await cache.content(uid, id);
        queue.push(recordOf(1, added));
        return cached;
      },
    };
    const budget = createBudgetRepository(servicesOf(fakeData({ cache: slow })), () => [...queue]);
    expect(await budget.restoreContent('ada', 's1')).toEqual({ ...content, in: [bread, milk] });
  });

  test('does not show a refused write', async () => {
    const { budget } = await device({ stored: [recordOf(1, added, { refusal: 'refused' })] });
    expect(await budget.restoreContent('ada', 's1')).toEqual(content);
    expect(await budget.unanswered('ada')).toEqual([]);
  });

  test('is the whole new sheet while that is pending', async () => {
    const { budget } = await device({ stored: [recordOf(1, made)] });
    expect(await budget.restoreContent('ada', 's2')).toEqual(content);
  });

  test('is undefined for an unknown sheet or user', async () => {
    const { budget } = await device({ stored: [recordOf(1, added)] });
    expect(await budget.restoreContent('ada', 'other')).toBeUndefined();
    expect(await budget.restoreSheets('bob')).toBeUndefined();
    expect(await budget.restoreParameters('bob')).toBeUndefined();
  });

  test('applies each record once, in order', async () => {
    const { budget } = await device({
      queue: [recordOf(2, added)],
      stored: [recordOf(2, added), recordOf(3, renamed), recordOf(1, made)],
    });
    expect((await budget.unanswered('ada')).map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
  });

  test('applies the records of this tab when the outbox store fails', async () => {
    const { store } = memoryStore();
    const { budget } = await device({ queue: [recordOf(1, added)] }, { store: { ...store, read: unreachable } });
    expect(await budget.restoreContent('ada', 's1')).toEqual({ ...content, in: [bread, milk] });
  });
});

describe('a part loaded from the server', () => {
  test('has the unanswered writes applied, and is cached like that', async () => {
    const { budget, cache } = await device(
      { stored: [recordOf(1, added), recordOf(2, made), recordOf(3, renamed)] },
      serving,
    );
    expect(await budget.loadContent('ada', 's1', signal)).toEqual({ ...content, in: [bread, milk] });
    expect(await budget.loadSheets('ada', signal)).toEqual([april, march]);
    expect(await budget.loadParameters('ada', signal)).toMatchObject({ operations: ['Bread', 'Taxi'] });
    await expect.poll(() => cache.content('ada', 's1')).toEqual({ ...content, in: [bread, milk] });
    await expect.poll(() => cache.sheets('ada')).toEqual([april, march]);
    await expect.poll(() => cache.parameters('ada')).toMatchObject({ operations: ['Bread', 'Taxi'] });
  });

  test('has the writes that were settled or made while it was loaded (race)', async () => {
    const { store, stored } = memoryStore(recordOf(1, added));
    const sugar = entryWith({ id: 'sugar' });
    const loadContent = async () => {
      await nextTurn();
      stored.clear();
      await store.append(recordOf(2, { kind: 'entry.create', sheetId: 's1', collection: 'in', entry: sugar }));
      return content;
    };
    const { budget } = await device({}, { store, budget: { loadContent } });
    expect((await budget.loadContent('ada', 's1', signal)).in).toEqual([bread, milk, sugar]);
  });

  test('is requested after the first paint when the cache has shown it', async () => {
    const asked: string[] = [];
    const painted = Promise.withResolvers<void>();
    const answer =
      <T>(name: string, value: T) =>
      async () => {
        asked.push(name);
        return value;
      };
    const { budget } = await device(
      {},
      {
        budget: {
          loadSheets: answer('sheets', [march]),
          loadContent: answer('content', content),
          loadParameters: answer('parameters', parameters),
        },
      },
      painted.promise,
    );
    await Promise.all([
      budget.restoreSheets('ada'),
      budget.restoreParameters('ada'),
      budget.restoreContent('ada', 's1'),
    ]);
    expect(await budget.restoreContent('ada', 's2')).toBeUndefined();
    await budget.loadContent('ada', 's2', signal);
    const news = [
      budget.loadSheets('ada', signal),
      budget.loadParameters('ada', signal),
      budget.loadContent('ada', 's1', signal),
    ];
    await nextTurn();
    expect(asked).toEqual(['content']);
    painted.resolve();
    await Promise.all(news);
    expect(asked.toSorted()).toEqual(['content', 'content', 'parameters', 'sheets']);
  });

  test('leaves the cache unchanged when the load fails', async () => {
    const { budget, cache } = await device();
    await expect(budget.loadContent('ada', 's1', signal)).rejects.toThrow('no network');
    expect(await cache.content('ada', 's1')).toEqual(content);
  });
});

const accepted = async (write: Write) => {
  const { cache } = await device();
  await cacheAccepted(cache, 'ada', write);
  return {
    sheets: await cache.sheets('ada'),
    content: await cache.content('ada', 's1'),
    made: await cache.content('ada', 's2'),
    parameters: await cache.parameters('ada'),
  };
};

describe('an accepted write', () => {
  const before = { sheets: [march], content, made: undefined, parameters };

  test.each<readonly [Write, object]>([
    [added, { content: { ...content, in: [bread, milk] } }],
    [{ ...added, sheetId: 'unknown' }, {}],
    [made, { sheets: [april, march], made: content }],
    [
      { kind: 'lines.together', writes: [{ ...added, sheetId: 'unknown' }, added] },
      { content: { ...content, in: [bread, milk] } },
    ],
    [
      { kind: 'sheet.remove', sheetId: 's1' },
      { sheets: [], content: undefined },
    ],
    [
      { kind: 'sheet.update', sheetId: 's1', changes: { accountBalance: 7 } },
      { sheets: [{ ...march, accountBalance: 7 }] },
    ],
    [renamed, { parameters: { ...parameters, operations: ['Bread', 'Taxi'] } }],
    [{ kind: 'parameters.update', changes: { darkTheme: true } }, { parameters: { ...parameters, darkTheme: true } }],
    [{ kind: 'account.patch', id: 'p', patch: { puts: [], removedLines: [], removedSheets: ['s1'], edits: [] } }, {}],
  ])('is applied to the cache: $0.kind', async (write, changes) => {
    expect(await accepted(write)).toEqual({ ...before, ...changes });
  });
});
