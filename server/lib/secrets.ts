import { createHash, randomBytes } from 'node:crypto';

/** A random id or secret of a number of bytes, in base64url: four characters for three bytes. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The stored form of a secret: a copy of the database must not reveal it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
