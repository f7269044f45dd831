import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = async (settings: Readonly<Record<string, string>>) => {
  const defaults = { DATA_DIR: join(folder, 'data'), APP_DIR: join(folder, 'app'), PORT: '0' };
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, ...defaults, ...settings };
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], { env });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { stderr, code: Number(code) };
};

describe('starting with a wrong setting', () => {
  it.each([
    ['PORT', '80 80', 'PORT: must be a whole number\n'],
    ['PORT', '70000', 'PORT: must be at most 65535\n'],
    ['PUBLIC_URL', 'budget', 'PUBLIC_URL: must be a URL\n'],
    [
      'PUBLIC_URL',
      'https://u:p@budget.example/?a=1',
      'PUBLIC_URL: must be an address alone, such as https://budget.example.org: no path, query, user or password\n',
    ],
    ['MAIL_FROM', 'x', 'MAIL_FROM: must be an address, such as Mon budget <budget@example.org>\n'],
    ['TRUSTPROXY', 'on', 'TRUSTPROXY: is no setting; did you mean TRUST_PROXY?\n'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL: must start with smtp:// or smtps://\n'],
    ['EMAIL_ENUMERATION_PROTECTION', 'maybe', 'EMAIL_ENUMERATION_PROTECTION: must be "on" or "off"\n'],
    ['RECENT_LOGIN_SECONDS', '0', 'RECENT_LOGIN_SECONDS: must be at least 1\n'],
    ['APP_DIR', '/nowhere', 'APP_DIR: the app is not built in /nowhere; run "npm run build" first\n'],
  ])('prints one line and exits with code 1: %s=%s', async (name, value, stderr) => {
    expect(await run({ [name]: value })).toEqual({ stderr, code: 1 });
  });

  it('prints the data folder that it cannot use', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { stderr, code } = await run({ DATA_DIR: file });
    expect(stderr).toMatch(/^DATA_DIR: .*file cannot be used: .*\n$/);
    expect(code).toBe(1);
  });

  it('exits if the data folder cannot be created', async () => {
    const { stderr, code } = await run({ DATA_DIR: '/proc/none' });
    expect(stderr).toMatch(/^DATA_DIR: \/proc\/none cannot be used: .*\n$/);
    expect(code).toBe(1);
  });

  // TEST-NET-1 (RFC 5737): no machine has this address.
  it('prints the host that it cannot listen on', async () => {
    const { stderr, code } = await run({ HOST: '192.0.2.1' });
    expect(stderr).toMatch(/^HOST: cannot listen on 192\.0\.2\.1:0: .*EADDRNOTAVAIL.*\n$/);
    expect(code).toBe(1);
  });

  it('prints the port that is in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { stderr, code } = await run({ PORT: port });
    other.close();
    expect(stderr).toMatch(/^PORT: cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE.*\n$/);
    expect(code).toBe(1);
  });
});
