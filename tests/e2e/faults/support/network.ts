import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { callAsPatch } from '../../../../testing/api/call-as-patch.ts';

/**
 * A kind of call of the document database, by its method and its address below the documents' root; the change of a
 * version of a document is a patch of it.
 */
export type CallKind = { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly address: RegExp };

/** What becomes of a call. */
export type Fault = (route: Route) => Promise<void>;

// The page may have given the call up before.
const reset = (route: Route) => route.abort('connectionreset').catch(() => undefined);

/** The call never reaches the server. */
export const isCut: Fault = reset;

/** The server has done what it was asked for, and nobody learns of it. */
export const losesAnswer: Fault = async (route) => {
  await route.fetch();
  await reset(route);
};

const isOfKind = (request: Request, { method, address }: CallKind) => {
  const call = callAsPatch({ method: request.method(), url: request.url(), body: request.postData() });
  return call.method === method && address.test(decodeURIComponent(call.url.split('/documents').at(-1) ?? ''));
};

/** Every change, and no reading. */
export const everyChange: readonly CallKind[] = [
  { method: 'POST', address: /./ },
  { method: 'PATCH', address: /./ },
  { method: 'DELETE', address: /./ },
];

/** Everything that is asked of the document database. */
export const everyCall: readonly CallKind[] = [{ method: 'GET', address: /./ }, ...everyChange];

export type Meeting = { readonly count: () => number; readonly end: () => void };

/**
 * Lets the calls of these kinds meet a fault until the `end`, after the first `spared` ones. The interception itself stays:
 * what a page asks for while it is taken away, such as a chunk, may never be answered.
 */
export async function meet(
  place: Page | BrowserContext,
  kinds: readonly CallKind[],
  fault: Fault,
  spared = 0,
): Promise<Meeting> {
  let seen = 0;
  let hasEnded = false;
  const address = '**/v1/projects/**';
  const handler = async (route: Route) => {
    if (hasEnded || !kinds.some((kind) => isOfKind(route.request(), kind))) return route.fallback();
    seen += 1;
    return seen <= spared ? route.fallback() : fault(route);
  };
  await place.route(address, handler);
  return {
    count: () => seen - spared,
    end: () => {
      hasEnded = true;
    },
  };
}

/** Has the browser say that the network is back, so that what waits need not wait longer. */
export const tellOnline = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });
