const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const idLength = 20;

// Larger bytes are rejected: modulo 62 they would make the first letters more frequent.
const unbiasedBytes = 256 - (256 % alphabet.length);

/**
 * A document id of 20 random alphanumeric characters. `randomBytes` returns `count` bytes from a secure source.
 * Source: docs/specification.md#ids.
 */
export const createId = (randomBytes: (count: number) => Uint8Array): string => {
  let id = '';
  while (id.length < idLength) {
    for (const byte of randomBytes(idLength - id.length)) {
      if (byte < unbiasedBytes) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id.slice(0, idLength);
};
