import { createHash, randomBytes, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export const drawText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A random secret of so many bytes, fit for a URL. */
export const drawSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** What is kept of a secret: enough to know it again, not enough to use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
