import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { counts } from '../lib/activity.ts';

type Serve = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Requests of one socket that are served at once (HTTP pipelining). */
const maxInFlight = 16;
/** Requests of all sockets that wait for those before them; each takes some 3 KiB. */
const maxWaiting = 5000;

type Pipeline = { inFlight: number; readonly waiting: (() => void)[] };

/**
 * Serves at most 16 requests of a socket at once. Node parses all requests of one read (64 KiB) together: those beyond the limit
 * wait, and the socket is not read until all of them are served. They are dropped when the socket closes. A socket is closed when
 * 5,000 requests wait.
 * Source: docs/specification.md#server-connections.
 */
export const limitInFlight = (serve: Serve): Serve => {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let allWaiting = 0;

  const open = (socket: Socket): Pipeline => {
    const pipeline: Pipeline = { inFlight: 0, waiting: [] };
    pipelines.set(socket, pipeline);
    // Node resumes the socket by itself, for instance when it has parsed a request.
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
        // A turn of the event loop later, so that others are served between two requests of one socket.
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
