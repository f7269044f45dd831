import * as v from 'valibot';
import { checkMessage } from '../http/body.ts';
import { DocumentFailure, invalidArgument } from './failure.ts';
import { parseFieldPath } from './writes/field-path.ts';
import type { ListedDocument } from './stored-document.ts';

/** The supported orders: by id, or by one indexed field and then by id in the same direction. */
const orders = ['id asc', 'day asc', 'day desc', 'datePicker asc', 'datePicker desc'] as const;
export type Order = (typeof orders)[number];

/** The position of a document in an order. */
export type PageCursor = { readonly key: string | number; readonly id: string };

/** A document of a listing, with its key in the requested order. */
export type DocumentInOrder = ListedDocument & { readonly key: string | number };

/** The raw query of a listing; `pageSize` 0 asks for a full page. */
export type ListRequest = { readonly orderBy: string; readonly pageSize: number; readonly pageToken: string };

export type Page = { readonly documents: readonly ListedDocument[]; readonly nextPageToken: string | undefined };

/** The most documents of one page. */
const maxPageSize = 300;
/** Characters after which a page ends. */
const maxPageText = 1024 * 1024;

const clausePattern = /^(\S+)(?:\s+(asc|desc))?$/i;

const parseClause = (clause: string): string => {
  const [, field, direction = 'asc'] = clausePattern.exec(clause.trim()) ?? [];
  if (field === undefined) throw invalidArgument(`Invalid order by clause "${clause.trim()}".`);
  if (field !== '__name__') parseFieldPath(field);
  return `${field === '__name__' ? 'id' : field} ${direction.toLowerCase()}`;
};

/**
 * Parses `orderBy`; empty means by id. Throws `INVALID_ARGUMENT` for malformed text, and `FAILED_PRECONDITION` without an index:
 * for two fields, for descending ids, and for fields that the app does not order by.
 */
export const parseOrder = (text: string): Order => {
  const [first, ...others] = text.trim() === '' ? ['id asc'] : text.split(',').map(parseClause);
  const order = orders.find((known) => known === first);
  if (order === undefined || others.length > 0)
    throw new DocumentFailure('FAILED_PRECONDITION', 'The query requires an index.');
  return order;
};

// A cursor (the last document sent): with an offset, concurrent writes would skip or repeat documents.
const tokenContent = v.strictObject({
  order: v.picklist(orders),
  key: v.union([v.string(), v.number()]),
  id: v.string(),
});

const encodePageToken = (order: Order, { key, id }: PageCursor): string =>
  Buffer.from(JSON.stringify({ order, key, id }), 'utf8').toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The cursor of a page token. Throws `INVALID_ARGUMENT` for a malformed token, or one of another order. */
const decodePageToken = (order: Order, token: string): PageCursor => {
  const content = checkMessage(parseJson(Buffer.from(token, 'base64url').toString('utf8')), tokenContent);
  if (content?.success !== true || content.output.order !== order) throw invalidArgument('invalid page token');
  return content.output;
};

const pageSizeOf = (requested: number): number => {
  if (requested < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  return Math.min(requested === 0 ? maxPageSize : requested, maxPageSize);
};

/** The documents of a collection in an order, after a cursor. */
export type ReadInOrder = (parent: string, order: Order, after?: PageCursor) => Iterable<DocumentInOrder>;

/** One page of a collection: as many documents as requested, or fewer when they are long. The last page has no token. */
export const listDocuments = (read: ReadInOrder, parent: string, request: ListRequest): Page => {
  const order = parseOrder(request.orderBy);
  const size = pageSizeOf(request.pageSize);
  const after = request.pageToken === '' ? undefined : decodePageToken(order, request.pageToken);
  const documents: DocumentInOrder[] = [];
  let length = 0;
  for (const document of read(parent, order, after)) {
    const last = documents.at(-1);
    if (last !== undefined && (documents.length === size || length >= maxPageText))
      return { documents, nextPageToken: encodePageToken(order, last) };
    documents.push(document);
    length += document.fields.length;
  }
  return { documents, nextPageToken: undefined };
};
