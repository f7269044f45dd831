import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { counts } from '../lib/activity.ts';

type Serve = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Pipelined requests of one socket that the server handles at once. */
const maxInFlight = 16;
/** Pipelined requests of all sockets that may wait; each takes about 3 KiB. */
const maxWaiting = 5000;

type Pipeline = { inFlight: number; readonly waiting: (() => void)[] };

/**
 * Handles at most 16 requests of a socket at once (HTTP pipelining). Node parses all requests of one read (64 KiB) together, so the
 * requests past the limit wait. The socket is not read until all of them have responses. A closed socket drops its waiting
 * requests. If 5,000 requests already wait, another one closes its socket.
 * Source: docs/specification.md#server-connections.
 */
export const limitInFlight = (serve: Serve): Serve => {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let allWaiting = 0;

  const open = (socket: Socket): Pipeline => {
    const pipeline: Pipeline = { inFlight: 0, waiting: [] };
    pipelines.set(socket, pipeline);
    // Node may resume the socket, for instance after it has parsed a request.
    socket.on('resume', () => {
      if (pipeline.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => {
      allWaiting -= pipeline.waiting.length;
      pipeline.waiting.length = 0;
    });
    return pipeline;
  };

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const pipeline = pipelines.get(socket) ?? open(socket);
    const start = (): void => {
      pipeline.inFlight += 1;
      outgoing.once('close', () => {
        pipeline.inFlight -= 1;
        // Continues in the next turn of the event loop, so that other sockets get a turn.
        if (pipeline.waiting.length > 0) setImmediate(startNext);
      });
      serve(incoming, outgoing);
    };
    const startNext = (): void => {
      const next = pipeline.waiting.shift();
      if (next === undefined) return;
      allWaiting -= 1;
      if (pipeline.waiting.length === 0) socket.resume();
      next();
    };
    if (pipeline.inFlight < maxInFlight && pipeline.waiting.length === 0) return start();
    if (socket.destroyed) return undefined;
    if (allWaiting >= maxWaiting) {
      counts.shed += 1;
      socket.destroy();
      return undefined;
    }
    pipeline.waiting.push(start);
    allWaiting += 1;
    socket.pause();
    return undefined;
  };
};
