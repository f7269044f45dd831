import * as v from 'valibot';
import type { WireFields, WireValue } from '../../../contract/values.ts';

const maxPageSize = 300;

const position = v.object({ key: v.number(), path: v.string() });
const pageTokenShape = v.pipe(v.string(), v.parseJson(), position);
/** The position of a document in a listing; its path decides between equal keys. */
type Position = v.InferOutput<typeof position>;

const comparePositions = (a: Position, b: Position): number =>
  a.key - b.key || (a.path < b.path ? -1 : Number(a.path > b.path));

const toPageToken = ({ key, path }: Position): string => JSON.stringify({ key, path });

function toSortKey(value: WireValue | undefined): number | undefined {
  if (value === undefined) return undefined;
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The documents of a collection in ascending order of a numeric or time field, or of their ids; those without it are left out. */
const inOrder = (documents: ReadonlyMap<string, WireFields>, collection: string, field: string) =>
  [...documents]
    .filter(([path]) => parentOf(path) === collection)
    .flatMap(([path, fields]) => {
      const key = field === '' ? 0 : toSortKey(fields[field]);
      return key === undefined ? [] : [{ key, path, fields }];
    })
    .toSorted(comparePositions);

/** One page of a collection. `query` holds `orderBy`, such as `day` or `datePicker desc`, `pageSize` and `pageToken`. */
export function listPage(documents: ReadonlyMap<string, WireFields>, collection: string, query: URLSearchParams) {
  const option = (name: string) => query.get(name) ?? '';
  const [field = '', direction] = option('orderBy').split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  const found = inOrder(documents, collection, field);
  // A position, not an offset: with an offset, concurrent writes would skip or repeat documents.
  const after = option('pageToken') === '' ? undefined : v.parse(pageTokenShape, option('pageToken'));
  const rest = (sign === 1 ? found : found.toReversed()).filter(
    (document) => !after || sign * comparePositions(document, after) > 0,
  );
  const page = rest.slice(0, Math.min(Number(option('pageSize')) || maxPageSize, maxPageSize));
  const last = page.at(-1);
  return { page, nextPageToken: last && rest.length > page.length ? toPageToken(last) : undefined };
}
