import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

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

const suffixes = { br: '.br', gzip: '.gz' } as const;

// A build compresses its texts. What it left is compressed on the first demand: level 11 would keep that visitor waiting
// for a second; 9 costs a tenth of that and a few per cent of bytes.
const compress = async (file: string, encoding: Encoding, bytes: Buffer): Promise<Buffer> => {
  if (encoding === 'identity') return bytes;
  const compressed = file + suffixes[encoding];
  if (existsSync(compressed)) return readFile(compressed);
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return gzipped(bytes);
};

const loadFile = (file: string): AppFile => {
  const bytes = readFileSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await compress(file, encoding, bytes));
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

const isHidden = (name: string): boolean => name.startsWith('.') || ['.map', '.br', '.gz'].includes(extname(name));

/** Lists a folder; throws when it does not exist. Source maps, dot files and compressed copies are no files of their own. */
export const listAppFiles = (folder: string): AppFiles => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, lazily(() => loadFile(file))]),
  );
};
