import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireFields } from '../../../contract/values.ts';
import { wireDocument, wireError, wirePage } from '../../../contract/values.ts';
import type { Answer } from '../support/calls.ts';
import { entryFields, sampleId, sheetFields } from '../support/samples.ts';
import { call as callService, openEmbeddedServer, type Service, services } from '../support/services.ts';

let service: Service;

const sheet = sampleId('sheet');
const call = async (method: string, path: string, body?: unknown): Promise<Answer> =>
  callService(service, method, path, body);
const mine = (path: string): string => `/${service.uid}/${path}`;
const nameOf = (path: string): string => `${service.root.slice(service.root.indexOf('projects/'))}${mine(path)}`;
const commit = async (writes: readonly unknown[]): Promise<Answer> => call('POST', ':commit', { writes });
const fieldsOf = ({ json }: Answer): WireFields => v.parse(wireDocument, json).fields;
const messageOf = ({ json }: Answer): string => v.parse(wireError, json).error.message;
const statusOf = ({ json }: Answer): string | undefined => v.parse(wireError, json).error.status;

const without = (fields: WireFields, name: string): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

const putEntries = async (collection: string, count: number, change: (index: number) => WireFields): Promise<void> => {
  const ids = Array.from({ length: count }, (_, index) => sampleId(`e${String(index).padStart(4, '0')}`));
  const writes = ids.map((id, index) => ({
    update: { name: nameOf(`${collection}/${id}`), fields: { ...entryFields(id), ...change(index) } },
  }));
  for (let start = 0; start < count; start += 500) {
    expect((await commit(writes.slice(start, start + 500))).status).toBe(200);
  }
};

const readAll = async (
  path: string,
  query: string,
): Promise<{ readonly ids: readonly string[]; readonly pages: number }> => {
  const ids: string[] = [];
  let pages = 0;
  let token: string | undefined = '';
  while (token !== undefined) {
    const answer: Answer = await call('GET', `${path}?${query}&pageToken=${encodeURIComponent(token)}`);
    const page: v.InferOutput<typeof wirePage> = v.parse(wirePage, answer.json);
    ids.push(...page.documents.map(({ name }) => name.split('/').at(-1) ?? ''));
    token = page.nextPageToken;
    pages += 1;
  }
  return { ids, pages };
};

const entryPath = (id: string): string => mine(`${sheet}/outDay/${id}`);

const create = async (id: string): Promise<Answer> =>
  call('POST', `${mine(`${sheet}/outDay`)}?documentId=${id}`, { fields: entryFields(id) });

const put = (id: string, extra: object = {}) => ({ update: { name: nameOf(id), fields: sheetFields(id) }, ...extra });

describe.each(services)('at %s', (_name, open) => {
  beforeAll(async () => {
    service = await open();
  });
  afterAll(async () => service.stop());

  describe('a listing', () => {
    // Source: docs/specification.md#call-pages.
    it.each([
      [101, 2],
      [250, 3],
      [501, 6],
    ])('returns %i documents in %i pages of 100, by name and by field', async (count, pages) => {
      const collection = `${sampleId(`s${String(count)}`)}/outDay`;
      await putEntries(collection, count, (index) => ({ day: { integerValue: String(31 - (index % 31)) } }));
      const byName = await readAll(mine(collection), 'orderBy=&pageSize=100');
      expect(byName.pages).toBe(pages);
      expect(byName.ids).toHaveLength(count);
      expect(byName.ids).toEqual(byName.ids.toSorted());
      const byDay = await readAll(mine(collection), 'orderBy=day&pageSize=100');
      expect(byDay.pages).toBe(pages);
      expect(byDay.ids.toSorted()).toEqual(byName.ids);
    });

    it('returns at most 300 documents in a page, whatever the page size', async () => {
      const collection = `${sampleId('cap')}/in`;
      await putEntries(collection, 301, () => ({}));
      const page = v.parse(wirePage, (await call('GET', `${mine(collection)}?pageSize=1000`)).json);
      expect(page.documents).toHaveLength(300);
      expect(page.nextPageToken).toBeDefined();
    });

    it('neither skips nor repeats a document if another client writes between two pages', async () => {
      const collection = `${sampleId('moving')}/in`;
      await putEntries(collection, 6, () => ({}));
      const first = v.parse(wirePage, (await call('GET', `${mine(collection)}?pageSize=3`)).json);
      await call('DELETE', mine(`${collection}/${sampleId('e0000')}`));
      await call('POST', `${mine(collection)}?documentId=${sampleId('a')}`, { fields: entryFields(sampleId('a')) });
      const second = v.parse(
        wirePage,
        (await call('GET', `${mine(collection)}?pageSize=3&pageToken=${first.nextPageToken ?? ''}`)).json,
      );
      expect(second.documents.map(({ name }) => name.split('/').at(-1))).toEqual(
        ['e0003', 'e0004', 'e0005'].map(sampleId),
      );
    });

    it('omits documents without the ordering field, and sorts equal ones by name in the same direction', async () => {
      const collection = `${sampleId('partly')}/outDay`;
      const dayless = without(entryFields(sampleId('e0003')), 'day');
      await putEntries(collection, 3, (index) => ({ day: { integerValue: index === 0 ? '9' : '5' } }));
      await call('POST', `${mine(collection)}?documentId=${sampleId('e0003')}`, { fields: dayless });
      const descending = await readAll(mine(collection), 'orderBy=day%20desc');
      expect(descending.ids).toEqual(['e0000', 'e0002', 'e0001'].map(sampleId));
      expect((await readAll(mine(collection), 'orderBy=')).ids).toHaveLength(4);
    });

    it('returns an empty object for an empty collection', async () => {
      expect((await call('GET', mine(`${sampleId('nothing')}/in?orderBy=&pageSize=100`))).json).toEqual({});
    });
  });

  describe('a document', () => {
    it('is created once: a second create returns a conflict with the name of the document', async () => {
      const id = sampleId('once');
      expect((await create(id)).status).toBe(200);
      const again = await create(id);
      expect([again.status, messageOf(again)]).toEqual([
        409,
        `Document already exists: ${nameOf(`${sheet}/outDay/${id}`)}`,
      ]);
    });

    it('is patched only in the fields of the mask, and loses the masked fields that the body lacks', async () => {
      const id = sampleId('masked');
      await create(id);
      const query = 'updateMask.fieldPaths=paid&updateMask.fieldPaths=debit';
      const changed = await call('PATCH', `${entryPath(id)}?${query}`, {
        fields: { paid: { booleanValue: true }, name: { stringValue: 'ignored' } },
      });
      const expected = without({ ...entryFields(id), paid: { booleanValue: true } }, 'debit');
      expect(fieldsOf(changed)).toEqual(expected);
    });

    it('is not resurrected by a late patch', async () => {
      const id = sampleId('gone');
      await create(id);
      expect((await call('DELETE', entryPath(id))).json).toEqual({});
      const late = await call('PATCH', `${entryPath(id)}?updateMask.fieldPaths=paid&currentDocument.exists=true`, {
        fields: { paid: { booleanValue: true } },
      });
      expect([late.status, messageOf(late)]).toEqual([
        404,
        `No document to update: ${nameOf(`${sheet}/outDay/${id}`)}`,
      ]);
      expect((await call('GET', entryPath(id))).status).toBe(404);
      expect((await call('DELETE', `${entryPath(id)}?currentDocument.exists=true`)).status).toBe(404);
    });

    it('is changed only if its version matches the precondition (optimistic concurrency)', async () => {
      const id = sampleId('versions');
      const { updateTime = '' } = v.parse(wireDocument, (await create(id)).json);
      const patch = async (): Promise<number> =>
        (
          await call('PATCH', `${entryPath(id)}?updateMask.fieldPaths=paid&currentDocument.updateTime=${updateTime}`, {
            fields: { paid: { booleanValue: true } },
          })
        ).status;
      expect([await patch(), await patch()]).toEqual([200, 400]);
    });

    it('keeps fields such as __proto__ (prototype pollution)', async () => {
      const operations = { arrayValue: { values: [] } };
      const body = `{"fields":{"categories":{"arrayValue":{"values":[{"mapValue":{"fields":{"constructor":${JSON.stringify(operations)},"__proto__":${JSON.stringify(operations)}}}}]}}}}`;
      await call('PATCH', mine('parameters'), JSON.parse(body));
      expect(JSON.stringify(fieldsOf(await call('GET', mine('parameters'))))).toBe(body.slice('{"fields":'.length, -1));
    });

    it.each([
      ['no kind', { name: {} }],
      ['two kinds', { name: { stringValue: 'a', integerValue: '1' } }],
      ['an unknown kind', { name: { textValue: 'a' } }],
      ['an integer of more than 64 bits', { value: { integerValue: '9223372036854775808' } }],
      ['an array inside an array', { value: { arrayValue: { values: [{ arrayValue: {} }] } } }],
      ['an impossible time', { value: { timestampValue: '2026-13-01T00:00:00Z' } }],
    ])('is refused with %s', async (_, fields) => {
      expect((await call('PATCH', entryPath(sampleId('bad')), { fields })).status).toBe(400);
    });
  });

  describe('a commit', () => {
    it('is atomic', async () => {
      const [first, second] = [sampleId('all1'), sampleId('all2')];
      expect((await commit([put(first), put(second, { currentDocument: { exists: true } })])).status).toBe(404);
      expect((await call('GET', mine(first))).status).toBe(404);
      expect((await commit([put(first), put(second)])).status).toBe(200);
      expect((await call('GET', mine(second))).status).toBe(200);
    });

    it('deletes a sheet with its entries', async () => {
      const id = sampleId('whole');
      await commit([put(id)]);
      await putEntries(`${id}/in`, 2, () => ({}));
      const entries = (await readAll(mine(`${id}/in`), '')).ids.map((entry) => ({
        delete: nameOf(`${id}/in/${entry}`),
      }));
      expect((await commit([...entries, { delete: nameOf(id) }])).status).toBe(200);
      expect((await call('GET', mine(`${id}/in`))).json).toEqual({});
    });

    it('may contain 500 writes, but not 501', async () => {
      const deletes = Array.from({ length: 501 }, (_, index) => ({ delete: nameOf(sampleId(`d${String(index)}`)) }));
      expect((await commit(deletes.slice(1))).status).toBe(200);
      expect((await commit(deletes)).status).toBe(400);
    });
  });
});

const change = (transform: object) => [
  {
    update: { name: nameOf('parameters'), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'operations', ...transform }],
  },
];

const values = (...names: readonly string[]) => ({ values: names.map((stringValue) => ({ stringValue })) });

describe('the embedded server', () => {
  beforeAll(async () => {
    service = await openEmbeddedServer();
  });
  afterAll(async () => service.stop());

  it.each([
    ['orderBy=a%20sideways', 'Invalid order by clause "a sideways".', 'INVALID_ARGUMENT'],
    ['pageSize=-1', 'page_size must be greater than or equal to zero.', 'INVALID_ARGUMENT'],
    ['pageToken=nonsense', 'invalid page token', 'INVALID_ARGUMENT'],
    ['orderBy=day,name', 'The query requires an index.', 'FAILED_PRECONDITION'],
    ['orderBy=__name__%20desc', 'The query requires an index.', 'FAILED_PRECONDITION'],
  ])('refuses the listing %s', async (query, message, status) => {
    const answer = await call('GET', mine(`${sheet}/in?${query}`));
    expect([answer.status, messageOf(answer), statusOf(answer)]).toEqual([400, message, status]);
  });

  it('appends elements to a list and removes elements without overwriting a concurrent change', async () => {
    await commit(change({ appendMissingElements: values('Pain', 'Lait') }));
    await commit(change({ appendMissingElements: values('Lait', 'Sel') }));
    await commit(change({ removeAllFromArray: values('Pain') }));
    const { operations } = fieldsOf(await call('GET', mine('parameters')));
    expect(operations).toEqual({ arrayValue: values('Lait', 'Sel') });
  });

  it('sets a field to the server time', async () => {
    const id = sampleId('timed');
    const updateTransforms = [{ fieldPath: 'datePicker', setToServerValue: 'REQUEST_TIME' }];
    const answer = await commit([put(id, { updateTransforms })]);
    const { commitTime } = v.parse(v.object({ commitTime: v.string() }), answer.json);
    expect(fieldsOf(await call('GET', mine(id)))['datePicker']).toEqual({ timestampValue: commitTime });
  });
});
