import type { Database } from './database/database.ts';
import type { World } from './world.ts';

/** The address that a fetch is for. */
export const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : new URL(input).href;

export type Call = { readonly url: string; readonly init: RequestInit; readonly from: string };

/** The fate of a call: `respond` returns a response, `fail` resets the connection. Without either it hangs. */
type Trip = {
  readonly deliver: (delay: number, isAnswered: boolean) => void;
  readonly respond: (delay: number, status: number, headers?: Record<string, string>) => void;
  readonly fail: (delay: number) => void;
};

type Fault = { readonly upTo: number; readonly happen: (trip: Trip, world: World) => void };

/** The request timeout of a client, in milliseconds. */
export const requestTimeout = 10_000;

const latency = ({ random }: World) => 20 + random.below(200);

// A lost message is either noticed (reset) or not (the call hangs until its timeout).
const failSometime = (trip: Trip, world: World) => {
  if (world.random.chance(0.5)) trip.fail(latency(world) * 2);
};

const faults: readonly Fault[] = [
  // The request is lost.
  { upTo: 0.06, happen: failSometime },
  // The response is lost.
  {
    upTo: 0.12,
    happen: (trip, world) => {
      trip.deliver(latency(world), false);
      failSometime(trip, world);
    },
  },
  // Duplicated, as by a browser when a reused connection is reset.
  {
    upTo: 0.15,
    happen: (trip, world) => {
      trip.deliver(latency(world), true);
      trip.deliver(latency(world) + world.random.below(3000), false);
    },
  },
  // Delayed beyond the timeout of the client.
  { upTo: 0.18, happen: (trip, world) => trip.deliver(requestTimeout + world.random.below(60_000), false) },
  {
    upTo: 0.22,
    happen: (trip, world) => trip.respond(latency(world), 503, { 'Retry-After': String(1 + world.random.below(5)) }),
  },
  {
    upTo: 0.23,
    happen: (trip, world) => trip.respond(latency(world), 429, { 'Retry-After': String(1 + world.random.below(20)) }),
  },
  // Applied, and yet answered with an error.
  {
    upTo: 0.24,
    happen: (trip, world) => {
      trip.deliver(latency(world), false);
      trip.respond(latency(world) * 2, 500);
    },
  },
];

const smooth: Fault['happen'] = (trip, world) => trip.deliver(latency(world), true);

// A failed read is only retried: most faults are for writes.
const spared = 0.8;

const faultOf = (world: World, { init }: Call): Fault['happen'] => {
  const isSpared = (init.method ?? 'GET') === 'GET' && world.random.chance(spared);
  const drawn = world.hasFaults() && !isSpared ? world.random.fraction() : 1;
  return faults.find(({ upTo }) => drawn < upTo)?.happen ?? smooth;
};

/** Sends a call over an unreliable network. The promise stays pending when the response is lost. */
export const travel = (world: World, database: Database, call: Call): Promise<Response> =>
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
    const trip: Trip = {
      deliver: (delay, isAnswered) => {
        world.after(delay, () => void deliver(isAnswered));
      },
      respond: (delay, status, headers = {}) => respond(delay, new Response('Not now.', { status, headers })),
      fail: (delay) => {
        world.after(delay, () => reject(new TypeError('Failed to fetch')));
      },
    };
    faultOf(world, call)(trip, world);
  });
