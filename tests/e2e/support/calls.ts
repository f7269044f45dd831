import type { CDPSession, Page } from 'playwright-core';
import { callAsPatch, type DatabaseCall } from '../../../testing/api/call-as-patch.ts';

type Reply = { readonly status: number; readonly contentType: string; readonly body: string };

/** A request that waits for a response. */
type PausedCall = {
  readonly fulfill: (reply: Reply) => Promise<void>;
  readonly continue: () => Promise<void>;
  readonly abort: () => Promise<void>;
};

/** Completes a request. */
export type Answer = (call: PausedCall) => Promise<void>;

const json =
  (status: number, body: unknown): Answer =>
  (call) =>
    call.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** A refusal by the identity provider. */
export const refuses = (code: string): Answer =>
  json(400, { error: { code: 400, message: code, errors: [{ message: code, domain: 'global', reason: 'invalid' }] } });
/** A refusal by the document database. */
export const denies = (code: number, status: string): Answer =>
  json(code, { error: { code, message: `${status} of a test.`, status } });
export const agrees = (body: unknown): Answer => json(200, body);
export const cutOff: Answer = (call) => call.abort();
export const badGateway: Answer = (call) =>
  call.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 BAD_GATEWAY auth/internal</h1>' });

export type Calls = {
  /** Answers requests whose URL contains `part`, until `clear`. */
  readonly answer: (part: string, answer: Answer) => void;
  /** Holds requests whose URL contains `part`, until the returned function is called. */
  readonly hold: (part: string) => () => void;
  readonly clear: () => void;
  /** The number of requests since the last `clear` whose URL contains `part`. */
  readonly count: (part: string) => number;
  /** The bodies of the requests since the last `clear` whose URL contains `part`, in order. */
  readonly sent: (part: string) => readonly unknown[];
  /** The number of requests since the last `clear` whose method differs from this one. */
  readonly countBut: (method: string) => number;
  readonly stop: () => Promise<void>;
};

const parsed = (body: string | undefined): unknown => (body === undefined ? undefined : JSON.parse(body));

// When a page navigates, its pending requests end and the commands for them fail.
const tell = async (command: Promise<unknown>) => {
  await command.catch(() => undefined);
};

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

/** Intercepts requests whose URL matches `pattern` (`*` is a wildcard). A Playwright route would turn the HTTP cache off. */
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

/** Answers only the first request. The server answers later requests. */
export const once = (answer: Answer): Answer => {
  let isFirst = true;
  return (call) => {
    const isAnswered = isFirst;
    isFirst = false;
    return isAnswered ? answer(call) : call.continue();
  };
};
