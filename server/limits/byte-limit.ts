import type { ServerResponse } from 'node:http';
import { OverloadError } from './work-queue.ts';

/** Limits the bytes in memory, for each caller and for all callers together. */
export type ByteLimit = {
  /** Counts bytes until they are released. Throws `OverloadError` past a limit. */
  readonly acquire: (caller: string, bytes: number) => void;
  readonly release: (caller: string, bytes: number) => void;
};

const mebibyte = 1024 * 1024;

const createByteLimit = (what: string, perCaller: number, forAll: number): ByteLimit => {
  const acquired = new Map<string, number>();
  let total = 0;
  const add = (caller: string, bytes: number): void => {
    total += bytes;
    const own = (acquired.get(caller) ?? 0) + bytes;
    if (own === 0) acquired.delete(caller);
    else acquired.set(caller, own);
  };
  return {
    acquire: (caller, bytes) => {
      if (total + bytes > forAll || (acquired.get(caller) ?? 0) + bytes > perCaller)
        throw new OverloadError(`Too many ${what} at once.`);
      add(caller, bytes);
    },
    release: (caller, bytes) => {
      add(caller, -bytes);
    },
  };
};

/** The limit of request bodies: one caller may send four bodies of the maximum length at once. */
export const bodyBytes = createByteLimit('bodies', 16 * mebibyte, 64 * mebibyte);

const responseBytes = createByteLimit('responses', 8 * mebibyte, 128 * mebibyte);

/** Counts the bytes of a response until it is sent. Throws `OverloadError` past a limit. */
export const acquireResponseBytes = (
  outgoing: Pick<ServerResponse, 'once'> | undefined,
  caller: string,
  bytes: number,
): void => {
  if (outgoing === undefined) return;
  responseBytes.acquire(caller, bytes);
  outgoing.once('close', () => {
    responseBytes.release(caller, bytes);
  });
};
