import * as v from 'valibot';
import { checkMessage } from '../http/body.ts';
import { DocumentFailure, invalidArgument } from './failure.ts';
import { parseFieldPath } from './writes/field-path.ts';
import type { ListedDocument } from './stored-document.ts';

/** How a listing is ordered: by id, or by one indexed field and then by id in the same direction. */
const orders = ['id asc', 'day asc', 'day desc', 'datePicker asc', 'datePicker desc'] as const;
export type Order = (typeof orders)[number];

/** The position of a document in an order. */
export type PageCursor = { readonly key: string | number; readonly id: string };

/** A document of a listing, with its key in the order asked for. */
export type DocumentInOrder = ListedDocument & { readonly key: string | number };

/** Query of a listing as it came: `pageSize` 0 or absent asks for as many as a page may hold. */
export type ListRequest = { readonly orderBy: string; readonly pageSize: number; readonly pageToken: string };

export type Page = { readonly documents: readonly ListedDocument[]; readonly nextPageToken: string | undefined };

/** The most documents that one page holds, however many are asked for. */
const maxPageSize = 300;
/** A page ends with the document that brings it to so many characters. */
const maxPageText = 1024 * 1024;

const clausePattern = /^(\S+)(?:\s+(asc|desc))?$/i;

const parseClause = (clause: string): string => {
  const [, field, direction = 'asc'] = clausePattern.exec(clause.trim()) ?? [];
  if (field === undefined) throw invalidArgument(`Invalid order by clause "${clause.trim()}".`);
  if (field !== '__name__') parseFieldPath(field);
  return `${field === '__name__' ? 'id' : field} ${direction.toLowerCase()}`;
};

/**
 * Reads `orderBy`; empty means by id. Fails with `INVALID_ARGUMENT`, and with `FAILED_PRECONDITION` where no index answers:
 * for two fields, for ids backwards, and for fields that the product does not order by.
 */
export const parseOrder = (text: string): Order => {
  const [first, ...others] = text.trim() === '' ? ['id asc'] : text.split(',').map(parseClause);
  const order = orders.find((known) => known === first);
  if (order === undefined || others.length > 0)
    throw new DocumentFailure('FAILED_PRECONDITION', 'The query requires an index.');
  return order;
};

// A cursor (the last document sent), not an offset: with an offset, concurrent writes would skip or repeat documents.
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

const pageSizeOf = (asked: number): number => {
  if (asked < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  return Math.min(asked === 0 ? maxPageSize : asked, maxPageSize);
};

/** The documents of a collection in an order, after a cursor. */
export type ReadInOrder = (parent: string, order: Order, after?: PageCursor) => Iterable<DocumentInOrder>;

/**
 * One page of a collection: as many documents as were asked for, or fewer when they are long. The last page has no token.
 */
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
