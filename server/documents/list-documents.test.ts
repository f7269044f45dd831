import { describe, expect, it } from 'vitest';
import { type DocumentInOrder, type ListRequest, listDocuments, parseOrder } from './list-documents.ts';

/** A collection of `count` documents of `length` characters each; `taken` collects the ids of the documents that were read. */
const collectionOf = (count: number, length = 2) => {
  const taken: string[] = [];
  const read = function* (_: string, __: string, after?: { readonly id: string }): Iterable<DocumentInOrder> {
    for (let index = 0; index < count; index += 1) {
      const id = String(index).padStart(6, '0');
      if (after === undefined || id > after.id) {
        taken.push(id);
        yield { parent: 'u', id, fields: ' '.repeat(length), createTime: 0, updateTime: 0, key: index };
      }
    }
  };
  return { read, taken };
};

const request = (changes: Partial<ListRequest> = {}): ListRequest => ({
  orderBy: 'day',
  pageSize: 0,
  pageToken: '',
  ...changes,
});

describe('orderBy', () => {
  it.each([
    ['', 'id asc'],
    ['__name__', 'id asc'],
    ['day', 'day asc'],
    ['datePicker DESC', 'datePicker desc'],
  ])('parses the order %o', (text, order) => {
    expect(parseOrder(text)).toBe(order);
  });

  it.each(['a sideways', 'day asc b', '1a', 'day,datePicker', '__name__ desc', 'name', 'constructor'])(
    'rejects %o',
    (text) => {
      expect(() => parseOrder(text)).toThrow(/^Invalid (order by clause|field path)|requires an index/);
    },
  );
});

describe('listing a page', () => {
  it('reads lazily: the documents of the page, and one more to decide on a page token', () => {
    const { read, taken } = collectionOf(20_000);
    const first = listDocuments(read, 'u', request({ pageSize: 100 }));
    expect([first.documents.length, taken.length]).toEqual([100, 101]);
    const second = listDocuments(read, 'u', request({ pageSize: 100, pageToken: first.nextPageToken ?? '' }));
    expect([second.documents[0]?.id, taken.length]).toEqual(['000100', 202]);
  });

  it('ends a page of long documents early, and continues there on the next page', () => {
    const { read, taken } = collectionOf(5, 600_000);
    const first = listDocuments(read, 'u', request());
    expect([first.documents.length, taken.length]).toEqual([2, 3]);
    const next = listDocuments(read, 'u', request({ pageToken: first.nextPageToken ?? '' }));
    expect(next.documents.map(({ id }) => id)).toEqual(['000002', '000003']);
  });

  it('returns no token with the last page', () => {
    expect(listDocuments(collectionOf(300).read, 'u', request()).nextPageToken).toBeUndefined();
  });

  it.each(['nonsense', Buffer.from('{}').toString('base64url')])('rejects the malformed page token %s', (pageToken) => {
    expect(() => listDocuments(collectionOf(1).read, 'u', request({ pageToken }))).toThrow('invalid page token');
  });

  it('rejects the page token of another order', () => {
    const { nextPageToken } = listDocuments(collectionOf(9).read, 'u', request({ pageSize: 1 }));
    const other = request({ orderBy: 'day desc', pageToken: nextPageToken ?? '' });
    expect(() => listDocuments(collectionOf(9).read, 'u', other)).toThrow('invalid page token');
  });
});
