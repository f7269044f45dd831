import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { send, signUp } from '../support/calls.ts';
import { createMachine, type Machine } from '../support/machine.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/self-hosting.md'), 'utf8');

const blocks: { readonly language: string; readonly lines: string }[] = [];
visit(fromMarkdown(document), 'code', ({ lang, value }) => {
  blocks.push({ language: lang ?? '', lines: value });
});
const commands = blocks.filter(({ language }) => language === 'sh').map(({ lines }) => lines);

describe('the commands of docs/self-hosting.md', () => {
  let port: number;
  let machine: Machine;
  beforeAll(async () => {
    port = await freePort();
    machine = createMachine(port);
  });
  afterAll(() => machine.remove());

  const origin = () => `http://127.0.0.1:${String(port)}`;

  const health = async () => (await send(`${origin()}/healthz`, 'GET')).status;
  const untilHealthy = async () => {
    await expect.poll(() => health().catch(() => 0), { timeout: 60_000 }).toBe(200);
  };

  const runBlock = async (lines: string, address: string): Promise<string> => {
    if (/^npm start$/mu.test(lines)) {
      await machine.serve(lines, async (local) => {
        expect((await send(`${local}/healthz`, 'GET')).status).toBe(200);
      });
      return '';
    }
    if (/ ADDRESS\b/u.test(lines)) await signUp(origin(), address);
    const settings = /^npm run /mu.test(lines) ? { DATA_DIR: machine.path('var/lib/mon-budget') } : {};
    return machine.run(lines.replaceAll(/ ADDRESS\b/gu, ` ${address}`), settings);
  };

  it('are in code blocks with the name of their language', () => {
    expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh', 'json']));
  });

  it.each(['first', 'second'])('run the %s time exactly as documented', { timeout: 300_000 }, async (time) => {
    const outputs: string[] = [];
    for (const lines of commands) outputs.push(await runBlock(lines, `${time}@example.com`));
    const output = outputs.join('\n');
    for (const promised of ['{"status":"ok"}', 'strict-transport-security:', 'content-security-policy:']) {
      expect(output).toContain(promised);
    }
    expect(output).toContain('The database is as it was in ');
    await untilHealthy();
  });

  it('keep accounts after an update, and store each backup in one file', { timeout: 60_000 }, async () => {
    await signUp(origin(), 'kept@example.com');
    await machine.run(commands.find((lines) => lines.includes('git pull')) ?? '');
    await untilHealthy();
    const DATA_DIR = machine.path('var/lib/mon-budget');
    expect(await machine.run('npm run --silent admin -- list', { DATA_DIR })).toContain('kept@example.com');
    const backups = readdirSync(machine.path('var/lib/mon-budget-backups'));
    expect(backups.map((name) => name.replaceAll(/\d/gu, '0'))).toEqual(Array(3).fill('0000-00-00T00-00-00.db'));
  });
});
