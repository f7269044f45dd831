import type { Page, Request, Route } from 'playwright-core';

/** How a call ends. */
export type Answer = (route: Route) => Promise<void>;

const json = (status: number, body: unknown): Answer => {
  const answer = { status, contentType: 'application/json', body: JSON.stringify(body) };
  return (route) => route.fulfill(answer);
};

/** The identity provider's refusal. */
export const refuses = (code: string): Answer =>
  json(400, { error: { code: 400, message: code, errors: [{ message: code, domain: 'global', reason: 'invalid' }] } });
/** The document database's refusal. */
export const denies = (code: number, status: string): Answer =>
  json(code, { error: { code, message: `${status} of a test.`, status } });
export const agrees = (body: unknown): Answer => json(200, body);
export const cutOff: Answer = (route) => route.abort('connectionreset');
export const badGateway: Answer = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 BAD_GATEWAY auth/internal</h1>' });

export type Calls = {
  /** Answers the calls whose address holds `part`, until `clear`. */
  readonly answer: (part: string, answer: Answer) => void;
  /** Holds the calls whose address holds `part`; the answer lets them go on. */
  readonly hold: (part: string) => () => void;
  readonly clear: () => void;
  /** How many calls held `part` in their address since the last `clear`. */
  readonly count: (part: string) => number;
  /** What those calls carried, in their order. */
  readonly sent: (part: string) => readonly unknown[];
  /** How many calls were made since then in any but this method. */
  readonly countBut: (method: string) => number;
};

/** Stands between a page and the calls to `pattern`. */
export async function interceptCalls(page: Page, pattern: string): Promise<Calls> {
  const answers = new Map<string, Answer>();
  let seen: Request[] = [];
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    seen.push(route.request());
    const [, answer] = [...answers].find(([part]) => url.includes(part)) ?? [];
    await (answer ? answer(route) : route.continue());
  });
  return {
    answer: (part, answer) => answers.set(part, answer),
    hold: (part) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.set(part, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    },
    clear: () => {
      answers.clear();
      seen = [];
    },
    count: (part) => seen.filter((request) => request.url().includes(part)).length,
    sent: (part) =>
      seen.filter((request) => request.url().includes(part)).map((request): unknown => request.postDataJSON()),
    countBut: (method) => seen.filter((request) => request.method() !== method).length,
  };
}

/** Answers the first call only; the server answers the next. */
export const once = (answer: Answer): Answer => {
  let isFirst = true;
  return (route) => {
    const isAnswered = isFirst;
    isFirst = false;
    return isAnswered ? answer(route) : route.continue();
  };
};
