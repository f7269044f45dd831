import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

// A body that fits into one packet is not faster with compression.
const minCompressed = 1024;

// Pages of documents are very repetitive: a low level shrinks them to a tenth in 0.1 ms, which is faster than starting a stream or
// a thread. Brotli's level 1 uses another algorithm: it took twice as long as level 2, for a larger result.
const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (text: string) => gzipSync(text, { level: constants.Z_BEST_SPEED }),
};

/** The supported encodings of `Accept-Encoding`; the first has the smallest bodies. */
export const acceptedEncodings = (context: Context): readonly (keyof typeof compressors)[] => {
  const accepted = parseAccept(context.req.header('accept-encoding') ?? '');
  return (['br', 'gzip'] as const).filter((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
};

/** A response of JSON text, compressed by content negotiation. */
export const jsonResponse = (context: Context, text: string): Response => {
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const [encoding] = text.length < minCompressed ? [] : acceptedEncodings(context);
  if (encoding === undefined) return context.body(text, 200, headers);
  return context.body(new Uint8Array(compressors[encoding](text)), 200, { ...headers, 'Content-Encoding': encoding });
};
