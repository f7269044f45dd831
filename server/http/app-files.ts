import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built app. */
export type AppFile = {
  readonly type: string;
  readonly isText: boolean;
  /** Strong validator of the uncompressed content, without quotes. */
  readonly hash: string;
  /** Content in an encoding; each is made once and kept. */
  readonly content: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** The files of the built app by their URL path. Nothing outside this table is ever read. */
export type AppFiles = ReadonlyMap<string, () => AppFile>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isTextType = (type: string): boolean => /^text\/|javascript|json|svg|manifest/.test(type);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// Level 11 would keep the first visitor waiting for a second; 9 costs a tenth of that and a few per cent of bytes.
const compress = async (encoding: Encoding, bytes: Buffer): Promise<Buffer> => {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipped(bytes) : bytes;
};

const loadFile = (file: string): AppFile => {
  const bytes = readFileSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await compress(encoding, bytes));
  return {
    type,
    isText: isTextType(type),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    content: async (encoding) => {
      const content = made.get(encoding) ?? make(encoding);
      made.set(encoding, content);
      return content;
    },
  };
};

const lazily = <Value>(load: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= load());
};

/** Lists a folder; throws when it does not exist. Source maps and dot files are left out. */
export const listAppFiles = (folder: string): AppFiles => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && extname(entry.name) !== '.map')
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, lazily(() => loadFile(file))]),
  );
};
