import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../work-queue.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

// The least that OWASP's password storage sheet recommends for argon2id; memory in KiB.
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const argon2Async = promisify(argon2);
// One hash fills a core and 19 MiB; more at once would only make everybody wait.
const hashing = createWorkQueue({ running: 2, waiting: 20 });

const derive = async (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  hashing.run(async () => argon2Async('argon2id', { message: password, nonce, tagLength, ...cost }));

/**
 * Throws `OverloadError` while too many hashes are waiting. Asked before anything is counted: what is refused costs no write,
 * and is nobody's failure.
 */
export const checkHashingRoom = (): void => {
  hashing.checkRoom();
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const prefix = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$`;

/** Hash of a password with its salt and parameters, in the usual `$argon2id$…` form. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, currentCost);
  return `${prefix(currentCost)}${unpadded(nonce)}$${unpadded(tag)}`;
};

// Verified for unknown addresses, so that they take as long as known ones.
const dummyHash = `${prefix(currentCost)}${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`;

/** Whether the password is the one that was hashed; without a hash it takes the same time and says no. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = pattern.exec(hash ?? dummyHash) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(nonce, 'base64'), cost);
  return hash !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** Whether a hash was made with other parameters than today's. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefix(currentCost));
