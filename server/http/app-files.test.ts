import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppFile, listAppFiles } from './app-files.ts';

const text = 'export const text = 1;';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-files-'));
  await writeFile(join(folder, 'app.js'), text);
});
afterEach(() => rm(folder, { recursive: true }));

const app = (): AppFile => {
  const file = listAppFiles(folder).get('/app.js');
  if (!file) throw new Error('The file is not listed.');
  return file();
};

describe('a file of the built app', () => {
  it('is given as the build has compressed it', async () => {
    await writeFile(join(folder, 'app.js.br'), 'smaller');
    await writeFile(join(folder, 'app.js.gz'), 'small');
    const { content } = app();
    const given = async (encoding: 'br' | 'gzip' | 'identity') => Buffer.from(await content(encoding)).toString();
    expect([await given('br'), await given('gzip'), await given('identity')]).toEqual(['smaller', 'small', text]);
  });

  it('is compressed when the build has not done it', async () => {
    const { content } = app();
    expect(brotliDecompressSync(await content('br')).toString()).toBe(text);
    expect(gunzipSync(await content('gzip')).toString()).toBe(text);
  });

  it('is the only one of its copies that has an address', async () => {
    for (const name of ['app.js.br', 'app.js.gz', 'app.js.map', '.secret']) await writeFile(join(folder, name), '');
    expect([...listAppFiles(folder).keys()]).toEqual(['/app.js']);
  });
});
