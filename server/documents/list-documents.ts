import * as v from 'valibot';
import { checkMessage } from '../http/body.ts';
import { DocumentFailure, invalidArgument } from './failure.ts';
import { parseFieldPath } from './writes/field-path.ts';
import type { ListedDocument } from './stored-document.ts';

/** The supported orders: by id, or by one indexed field. Equal fields are ordered by id in the same direction. */
const orders = ['id asc', 'day asc', 'day desc', 'datePicker asc', 'datePicker desc'] as const;
export type Order = (typeof orders)[number];

/** The position of a document in an order. */
export type PageCursor = { readonly key: string | number; readonly id: string };

/** A listed document, with its key in the requested order. */
export type DocumentInOrder = ListedDocument & { readonly key: string | number };

/** The raw query of a listing; a `pageSize` of 0 means a full page. */
export type ListRequest = { readonly orderBy: string; readonly pageSize: number; readonly pageToken: string };

export type Page = { readonly documents: readonly ListedDocument[]; readonly nextPageToken: string | undefined };

const maxPageSize = 300;
/** A page ends after this number of characters. */
const maxPageText = 1024 * 1024;

const clausePattern = /^(\S+)(?:\s+(asc|desc))?$/i;

const parseClause = (clause: string): string => {
  const [, field, direction = 'asc'] = clausePattern.exec(clause.trim()) ?? [];
  if (field === undefined) throw invalidArgument(`Invalid order by clause "${clause.trim()}".`);
  if (field !== '__name__') parseFieldPath(field);
  return `${field === '__name__' ? 'id' : field} ${direction.toLowerCase()}`;
};

/**
 * Parses `orderBy`; an empty text means by id. Throws `INVALID_ARGUMENT` for malformed text. Throws `FAILED_PRECONDITION` for an
 * order without an index: two fields, descending ids, or a field by which the app does not order.
 */
export const parseOrder = (text: string): Order => {
  const [first, ...others] = text.trim() === '' ? ['id asc'] : text.split(',').map(parseClause);
  const order = orders.find((known) => known === first);
  if (order === undefined || others.length > 0)
    throw new DocumentFailure('FAILED_PRECONDITION', 'The query requires an index.');
  return order;
};

// The token is a cursor (the last document sent): with an offset, concurrent writes would skip or repeat documents.
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

/** Parses a page token. Throws `INVALID_ARGUMENT` for a malformed token, or for the token of another order. */
const decodePageToken = (order: Order, token: string): PageCursor => {
  const content = checkMessage(parseJson(Buffer.from(token, 'base64url').toString('utf8')), tokenContent);
  if (content?.success !== true || content.output.order !== order) throw invalidArgument('invalid page token');
  return content.output;
};

const pageSizeOf = (requested: number): number => {
  if (requested < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  return Math.min(requested === 0 ? maxPageSize : requested, maxPageSize);
};

/** Reads the documents of a collection in an order, after a cursor. */
export type ReadInOrder = (parent: string, order: Order, after?: PageCursor) => Iterable<DocumentInOrder>;

/** Reads one page of a collection: the requested number of documents, or fewer if they are long. The last page has no token. */
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
