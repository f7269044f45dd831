import type { CDPSession, Page } from 'playwright-core';
import { callAsPatch, type DatabaseCall } from '../../../testing/api/call-as-patch.ts';

type Reply = { readonly status: number; readonly contentType: string; readonly body: string };

/** A call that waits for what becomes of it. */
type PausedCall = {
  readonly fulfill: (reply: Reply) => Promise<void>;
  readonly continue: () => Promise<void>;
  readonly abort: () => Promise<void>;
};

/** How a call ends. */
export type Answer = (call: PausedCall) => Promise<void>;

const json =
  (status: number, body: unknown): Answer =>
  (call) =>
    call.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** The identity provider's refusal. */
export const refuses = (code: string): Answer =>
  json(400, { error: { code: 400, message: code, errors: [{ message: code, domain: 'global', reason: 'invalid' }] } });
/** The document database's refusal. */
export const denies = (code: number, status: string): Answer =>
  json(code, { error: { code, message: `${status} of a test.`, status } });
export const agrees = (body: unknown): Answer => json(200, body);
export const cutOff: Answer = (call) => call.abort();
export const badGateway: Answer = (call) =>
  call.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 BAD_GATEWAY auth/internal</h1>' });

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
  /** Lets all calls reach the server again. */
  readonly stop: () => Promise<void>;
};

const parsed = (body: string | undefined): unknown => (body === undefined ? undefined : JSON.parse(body));

// A page that leaves takes its calls along, so that nothing can become of them.
const tell = async (command: Promise<unknown>) => {
  await command.catch(() => undefined);
};

/** A call that the browser has paused. */
function pausedCall(protocol: CDPSession, requestId: string): PausedCall {
  return {
    fulfill: ({ status, contentType, body }) =>
      tell(
        protocol.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'Content-Type', value: contentType }],
          body: Buffer.from(body).toString('base64'),
        }),
      ),
    continue: () => tell(protocol.send('Fetch.continueRequest', { requestId })),
    abort: () => tell(protocol.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })),
  };
}

/**
 * Stands between a page and the calls whose address matches `pattern`, where `*` stands for anything. A route of the
 * browser's library would do the same, and turn the browser's cache off.
 */
export async function interceptCalls(page: Page, pattern: string): Promise<Calls> {
  const answers = new Map<string, Answer>();
  const protocol = await page.context().newCDPSession(page);
  let seen: DatabaseCall[] = [];
  protocol.on('Fetch.requestPaused', ({ requestId, request }) => {
    const patch = callAsPatch({ method: request.method, url: request.url, body: request.postData });
    seen.push(patch);
    const [, answer] = [...answers].find(([part]) => patch.url.includes(part)) ?? [];
    const call = pausedCall(protocol, requestId);
    void (answer ? answer(call) : call.continue());
  });
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return {
    answer: (part, answer) => answers.set(part, answer),
    hold: (part) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.set(part, async (call) => {
        await promise;
        await call.continue();
      });
      return resolve;
    },
    clear: () => {
      answers.clear();
      seen = [];
    },
    count: (part) => seen.filter(({ url }) => url.includes(part)).length,
    sent: (part) => seen.filter(({ url }) => url.includes(part)).map(({ body }) => parsed(body)),
    countBut: (method) => seen.filter((request) => request.method !== method).length,
    stop: () => protocol.detach(),
  };
}

/** Answers the first call only; the server answers the next. */
export const once = (answer: Answer): Answer => {
  let isFirst = true;
  return (call) => {
    const isAnswered = isFirst;
    isFirst = false;
    return isAnswered ? answer(call) : call.continue();
  };
};
