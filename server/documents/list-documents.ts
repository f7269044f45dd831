import type { DocumentStore } from './document-store.ts';
import { invalidArgument } from './failure.ts';
import type { Order, Place } from './order.ts';
import { comparePlaces, parseOrder, placeOf, sortDocuments } from './order.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import type { ListedDocument } from './stored-document.ts';

/** Query of a listing as it came: `pageSize` 0 or absent asks for as many as a page may hold. */
export type ListRequest = { readonly orderBy: string; readonly pageSize: number; readonly pageToken: string };

export type Page = { readonly documents: readonly ListedDocument[]; readonly nextPageToken: string | undefined };

/** The most documents that one page holds, however many are asked for. */
const maximumPage = 300;

const pageSizeOf = (asked: number): number => {
  if (asked < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  return Math.min(asked === 0 ? maximumPage : asked, maximumPage);
};

// One document beyond the page tells whether another page follows.
const candidates = (
  store: DocumentStore,
  parent: string,
  order: Order,
  start: Place | undefined,
  limit: number,
): readonly ListedDocument[] => {
  if (order.field === undefined) return store.listAfter(parent, start?.id ?? '', limit);
  const sorted = sortDocuments(order, store.list(parent));
  if (start === undefined) return sorted.slice(0, limit);
  return sorted.filter((document) => comparePlaces(order, placeOf(order, document), start) > 0).slice(0, limit);
};

/** One page of a collection. The token of the next page is absent on the last one. */
export const listDocuments = (store: DocumentStore, parent: string, request: ListRequest): Page => {
  const order = parseOrder(request.orderBy);
  const size = pageSizeOf(request.pageSize);
  const start = request.pageToken === '' ? undefined : decodePageToken(order, request.pageToken);
  const found = candidates(store, parent, order, start, size + 1);
  const documents = found.slice(0, size);
  const last = documents.at(-1);
  const hasMore = found.length > size && last !== undefined;
  return { documents, nextPageToken: hasMore ? encodePageToken(order, placeOf(order, last)) : undefined };
};
