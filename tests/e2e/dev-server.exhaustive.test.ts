import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { words as allWords } from '../support/words.ts';
import { camille, signedOut, signIn, signUp } from './support/account.ts';
import { addLine } from './support/lines.ts';
import { openApp } from './support/app.ts';
import { useStage } from './support/stage.ts';

const product = join(import.meta.dirname, '..', '..');
const stage = useStage();

const isLeftOut = /^(?:node_modules|dist|data|\.data|\.git|tests\/e2e)$/u;

/** Copies the product, so that a test may edit the files. */
function copyProduct(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mon-budget-dev-'));
  cpSync(product, copy, { recursive: true, filter: (file) => !isLeftOut.test(relative(product, file)) });
  symlinkSync(join(product, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

let folder = '';
let origin = '';
let child: ChildProcess | undefined;
const lines: string[] = [];

/** Waits until the development server prints a match of the pattern, and returns it. */
const printed = async (pattern: RegExp, since = 0): Promise<string> => {
  await expect.poll(() => lines.slice(since).join('\n'), { timeout: 60_000 }).toMatch(pattern);
  return pattern.exec(lines.slice(since).join('\n'))?.[0] ?? '';
};

async function startDeveloping() {
  folder = copyProduct();
  const port = await freePort();
  child = spawn(process.execPath, [join('scripts', 'dev.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line));
  }
  origin = await printed(/http:\/\/127\.0\.0\.1:\d+/u);
}

afterAll(async () => {
  if (child?.exitCode === null) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces a piece of text in a file of the copied project. */
function edit(path: string, before: string, after: string) {
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(before);
  writeFileSync(file, source.replace(before, after));
}

test('lets a developer sign up by the printed link, and keeps typed text on a hot reload', async () => {
  await startDeveloping();
  const words = allWords.fr;
  const app = await openApp({ browser: stage.browser, origin, words });
  const { page } = app;
  await signUp(app, camille);
  await signIn(app, camille);
  const verification = page.getByRole('dialog', { name: words.verifyEmail });
  await verification.getByRole('button', { name: words.cancel }).click();
  await signedOut(app);
  await page.goto((await printed(/Mail "Vérifiez.*/u)).replace(/^.*: /u, ''));
  await page.getByRole('link', { name: words.toSignIn }).waitFor();
  await signIn(app, camille);
  await addLine(app, words.daily, { day: '4', name: 'Courses', amount: '12,50' });
  await app.saved();

  const draft = app.region(words.daily).getByRole('combobox').first();
  await draft.fill('Boulang');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));

  edit('locales/fr/app.json', words.daily, 'Dépenses de tous les jours');
  await app.region('Dépenses de tous les jours').waitFor();
  edit('src/ui/sheet/entries/add-row/add-row.tsx', '<AddButton isReady', '<b>Presque</b>\n      <AddButton isReady');
  await page.getByText('Presque').first().waitFor();
  expect(await app.region('Dépenses de tous les jours').getByRole('combobox').first().inputValue()).toBe('Boulang');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

  const since = lines.length;
  edit('server/app.ts', "{ status: 'ok' }", "{ status: 'better' }");
  await printed(/The server has restarted\./u, since);
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'better' });
  await app.row('Dépenses de tous les jours', 'Courses').waitFor();
  expect(app.complaints).toEqual([]);
  await app.context.close();
});
