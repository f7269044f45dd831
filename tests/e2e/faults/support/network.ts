import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { callAsPatch } from '../../../../testing/api/call-as-patch.ts';

/** A kind of request to the document database: method and path below the documents' root. Versioned changes count as PATCH. */
export type CallKind = { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly address: RegExp };

/** Handles a request. */
export type Fault = (route: Route) => Promise<void>;

/** Fails the request before it reaches the server; the page may already have cancelled it. */
export const cutConnection: Fault = (route) => route.abort('connectionreset').catch(() => undefined);

/** The server handles the request, but the response is lost. */
export const loseResponse: Fault = async (route) => {
  await route.fetch();
  await cutConnection(route);
};

const isOfKind = (request: Request, { method, address }: CallKind) => {
  const call = callAsPatch({ method: request.method(), url: request.url(), body: request.postData() });
  return call.method === method && address.test(decodeURIComponent(call.url.split('/documents').at(-1) ?? ''));
};

/** Every request that changes data. */
export const everyChange: readonly CallKind[] = [
  { method: 'POST', address: /./ },
  { method: 'PATCH', address: /./ },
  { method: 'DELETE', address: /./ },
];

/** Every request to the document database. */
export const everyCall: readonly CallKind[] = [{ method: 'GET', address: /./ }, ...everyChange];

export type InjectedFault = { readonly count: () => number; readonly end: () => void };

/**
 * Applies a fault to requests of these kinds, except the first `skipped` requests, until `end`.
 * The route is not removed: requests sent during a removal, such as for a chunk, may never get a response.
 */
export async function injectFault(
  place: Page | BrowserContext,
  kinds: readonly CallKind[],
  fault: Fault,
  skipped = 0,
): Promise<InjectedFault> {
  let seen = 0;
  let hasEnded = false;
  const address = '**/v1/projects/**';
  const handler = async (route: Route) => {
    if (hasEnded || !kinds.some((kind) => isOfKind(route.request(), kind))) return route.fallback();
    seen += 1;
    return seen <= skipped ? route.fallback() : fault(route);
  };
  await place.route(address, handler);
  return {
    count: () => seen - skipped,
    end: () => {
      hasEnded = true;
    },
  };
}

/** Dispatches `online`, so that pending requests are retried at once. */
export const dispatchOnline = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });
