import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../../limits/work-queue.ts';
import { IdentityFailure } from '../failure.ts';

const minLength = 6;
// Hashing time grows with the length: longer passwords would allow a denial of service.
const maxLength = 1024;
const commonCount = 3000;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= minLength);
  return new Set(longEnough.slice(0, commonCount));
};

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// Keyboards encode the same letter as one code point or as two.
const normalise = (password: string): string => password.normalize('NFC');

// Truncated one character past the limit: a longer password stays wrong, and its hash stays cheap.
const truncate = (password: string): string => password.slice(0, maxLength + 1);

/**
 * The forms in which a typed password may have been hashed, the normal form first: earlier versions hashed the text as typed. The
 * number of forms depends only on the text, so that timing does not reveal whether the account exists.
 */
export const passwordForms = (password: string): readonly [string, ...string[]] => {
  const normal = normalise(password);
  return normal === password ? [truncate(normal)] : [truncate(normal), truncate(password)];
};

/**
 * Checks a new password and returns its normal form (NFC) for hashing. Throws `IdentityFailure` if the password is missing, shorter
 * than 6 or longer than 1,024 characters, or one of the 3,000 most common.
 * Source: docs/specification.md#server-passwords.
 */
export const checkNewPassword = async (given: string | undefined): Promise<string> => {
  if (given === undefined || given === '') throw new IdentityFailure('MISSING_PASSWORD');
  const password = normalise(given);
  if (password.length < minLength) {
    throw new IdentityFailure('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  if (password.length > maxLength) {
    throw new IdentityFailure('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most 1024 characters');
  }
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase())) {
    throw new IdentityFailure('WEAK_PASSWORD : Password is one of the most common ones');
  }
  return password;
};

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

// The minimum that OWASP's password storage cheat sheet recommends for argon2id; memory in KiB.
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const argon2Async = promisify(argon2);
// One hash uses a whole core and 19 MiB: more hashes at once would slow each other down.
const hashing = createWorkQueue({ running: 2, waiting: 20 });

const derive = async (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  hashing.run(async () => argon2Async('argon2id', { message: password, nonce, tagLength, ...cost }));

/** Throws `OverloadError` if the queue is full. Call it before a rate limit, so that a shed request does not count. */
export const checkHashingCapacity = (): void => {
  hashing.checkCapacity();
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const prefix = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$`;

/** Hashes a password; the result contains the salt and the parameters in the usual `$argon2id$…` form. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, currentCost);
  return `${prefix(currentCost)}${unpadded(nonce)}$${unpadded(tag)}`;
};

// An unknown address is checked against this hash: a faster response would allow account enumeration.
const dummyHash = `${prefix(currentCost)}${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`;

/** Whether a password matches a hash, in constant time. Without a hash it returns false after the same time. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = pattern.exec(hash ?? dummyHash) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(nonce, 'base64'), cost);
  return hash !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** Whether the parameters of a hash differ from the current ones, so that the hash should be replaced. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefix(currentCost));
