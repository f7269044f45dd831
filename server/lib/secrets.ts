import { createHash, randomBytes } from 'node:crypto';

/** Creates a random id or secret of a number of bytes, in base64url: four characters for three bytes. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Hashes a secret for storage: a copy of the database must not reveal the secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
