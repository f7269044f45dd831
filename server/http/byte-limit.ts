import type { ServerResponse } from 'node:http';
import { OverloadError } from '../work-queue.ts';

/** Bytes that are held in memory for one caller, and for all callers together. */
export type ByteLimit = {
  /** Counts bytes until they are released. Throws `OverloadError` where there is no room for them. */
  readonly hold: (caller: string, bytes: number) => void;
  readonly release: (caller: string, bytes: number) => void;
};

const mebibyte = 1024 * 1024;

const createByteLimit = (what: string, perCaller: number, forAll: number): ByteLimit => {
  const held = new Map<string, number>();
  let total = 0;
  const add = (caller: string, bytes: number): void => {
    total += bytes;
    const own = (held.get(caller) ?? 0) + bytes;
    if (own === 0) held.delete(caller);
    else held.set(caller, own);
  };
  return {
    hold: (caller, bytes) => {
      if (total + bytes > forAll || (held.get(caller) ?? 0) + bytes > perCaller)
        throw new OverloadError(`Too many ${what} at once.`);
      add(caller, bytes);
    },
    release: (caller, bytes) => {
      add(caller, -bytes);
    },
  };
};

/** Of requests whose bodies are read; four of the longest for one caller. */
export const bodyBytes = createByteLimit('bodies', 16 * mebibyte, 64 * mebibyte);

const answerBytes = createByteLimit('answers', 8 * mebibyte, 128 * mebibyte);

/** Counts a part of an answer until its caller has read it. Throws `OverloadError` where there is no room. */
export const holdAnswer = (outgoing: Pick<ServerResponse, 'once'> | undefined, caller: string, bytes: number): void => {
  if (outgoing === undefined) return;
  answerBytes.hold(caller, bytes);
  outgoing.once('close', () => {
    answerBytes.release(caller, bytes);
  });
};
