import { createHash, randomBytes, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A random secret of so many bytes, in base64url. */
export const randomSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The hash under which a secret is stored, so that a copy of the database does not reveal it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
