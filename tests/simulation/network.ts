import type { Database } from './database/database.ts';
import type { World } from './world.ts';

export const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : new URL(input).href;

export type Call = { readonly url: string; readonly init: RequestInit; readonly from: string };

/** The possible ends of a call: `respond` returns a response, and `fail` resets the connection. Without either, the call hangs. */
type Delivery = {
  readonly deliver: (delay: number, isAnswered: boolean) => void;
  readonly respond: (delay: number, status: number, headers?: Record<string, string>) => void;
  readonly fail: (delay: number) => void;
};

type Fault = { readonly upTo: number; readonly apply: (delivery: Delivery, world: World) => void };

/** The request timeout of a client, in milliseconds. */
export const requestTimeout = 10_000;

const latency = ({ random }: World) => 20 + random.below(200);

// After a lost message the connection is reset, or the call hangs until the timeout.
const maybeReset = (delivery: Delivery, world: World) => {
  if (world.random.chance(0.5)) delivery.fail(latency(world) * 2);
};

const faults: readonly Fault[] = [
  // The request is lost.
  { upTo: 0.06, apply: maybeReset },
  // The response is lost.
  {
    upTo: 0.12,
    apply: (delivery, world) => {
      delivery.deliver(latency(world), false);
      maybeReset(delivery, world);
    },
  },
  // The request arrives twice, because a browser sends it again after a reset of a reused connection.
  {
    upTo: 0.15,
    apply: (delivery, world) => {
      delivery.deliver(latency(world), true);
      delivery.deliver(latency(world) + world.random.below(3000), false);
    },
  },
  // The request arrives after the client's timeout.
  { upTo: 0.18, apply: (delivery, world) => delivery.deliver(requestTimeout + world.random.below(60_000), false) },
  {
    upTo: 0.22,
    apply: (delivery, world) =>
      delivery.respond(latency(world), 503, { 'Retry-After': String(1 + world.random.below(5)) }),
  },
  {
    upTo: 0.23,
    apply: (delivery, world) =>
      delivery.respond(latency(world), 429, { 'Retry-After': String(1 + world.random.below(20)) }),
  },
  // The server applies the request, but the response is an error.
  {
    upTo: 0.24,
    apply: (delivery, world) => {
      delivery.deliver(latency(world), false);
      delivery.respond(latency(world) * 2, 500);
    },
  },
];

const noFault: Fault['apply'] = (delivery, world) => delivery.deliver(latency(world), true);

// Most reads have no faults, because a failed read only causes a retry.
const faultlessReads = 0.8;

const faultOf = (world: World, { init }: Call): Fault['apply'] => {
  const isFaultless = (init.method ?? 'GET') === 'GET' && world.random.chance(faultlessReads);
  const drawn = world.hasFaults() && !isFaultless ? world.random.fraction() : 1;
  return faults.find(({ upTo }) => drawn < upTo)?.apply ?? noFault;
};

/** Sends a call over an unreliable network. If the response is lost, the promise stays pending. */
export const sendOverNetwork = (world: World, database: Database, call: Call): Promise<Response> =>
  new Promise((resolve, reject) => {
    const respond = (delay: number, response: Response) => {
      world.after(delay, () => resolve(response));
    };
    const deliver = async (isAnswered: boolean) => {
      const { method = 'GET', headers = {}, body = null } = call.init;
      const response = await database.answer(new Request(call.url, { method, headers, body }));
      world.note(`${call.from} ${method} ${call.url} ${response.status}`);
      if (isAnswered) respond(latency(world), response);
    };
    const delivery: Delivery = {
      deliver: (delay, isAnswered) => {
        world.after(delay, () => void deliver(isAnswered));
      },
      respond: (delay, status, headers = {}) => respond(delay, new Response('Not now.', { status, headers })),
      fail: (delay) => {
        world.after(delay, () => reject(new TypeError('Failed to fetch')));
      },
    };
    faultOf(world, call)(delivery, world);
  });
