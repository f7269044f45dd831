import { createHash, randomBytes } from 'node:crypto';

/** A random id or secret of so many bytes, in base64url: four characters for three bytes. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The hash under which a secret is stored, so that a copy of the database does not reveal it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
