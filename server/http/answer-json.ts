import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

// What fits into one packet does not get there any sooner.
const shortText = 1024;

// A page of a sheet repeats its names a hundred times: low levels leave less than a tenth of it, in a tenth of a millisecond,
// which a stream or another thread would take longer to begin. Brotli's level 1 works in another way, which is here
// twice as slow as 2, and longer.
const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (text: string) => gzipSync(text, { level: constants.Z_BEST_SPEED }),
};

/** The shortest of what the caller reads. */
const acceptedEncoding = (context: Context): keyof typeof compressors | undefined => {
  const accepted = parseAccept(context.req.header('accept-encoding') ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
};

/** Answers with a text that is JSON already, compressed as the caller reads it. */
export const answerJson = (context: Context, text: string): Response => {
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const encoding = text.length < shortText ? undefined : acceptedEncoding(context);
  if (encoding === undefined) return context.body(text, 200, headers);
  return context.body(new Uint8Array(compressors[encoding](text)), 200, { ...headers, 'Content-Encoding': encoding });
};
