import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../support/seed.ts';
import { words } from '../support/words.ts';
import { openApp } from './support/app.ts';
import { useStage } from './support/stage.ts';

declare global {
  /** How many letters were typed into the early screen. */
  var typed: number | undefined;
}

const stage = useStage();
const person = { email: 'early@exemple.fr', password: 'orange-bleu-42' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

/** Opens the sign-in screen with an app that comes when it is let. */
async function openEarly(language: 'fr' | 'en') {
  const { browser, server } = stage;
  const app = await openApp({ browser, origin: server.origin, words: words[language] });
  const held = Promise.withResolvers<void>();
  await app.page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await app.page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await app.page.getByRole('button', { name: app.words.signIn }).waitFor();
  return { ...app, letCome: held.resolve };
}

const untilTakenOver = (page: Page) => page.waitForFunction(() => document.title !== 'Mon budget');

test.each(['fr', 'en'] as const)(
  'the sign-in screen in %s is there before the app, and looks the same',
  async (language) => {
    const { page, letCome, complaints, context } = await openEarly(language);
    const looks = () => page.locator('.outside-content').ariaSnapshot();
    const early = await looks();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    letCome();
    await untilTakenOver(page);
    expect(await looks()).toBe(early);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('what was typed before the app came stays, and the typing goes on where it was', async () => {
  const { page, words: said, letCome, context } = await openEarly('fr');
  await page.getByLabel(said.email, { exact: true }).fill(person.email);
  await page.getByLabel(said.password, { exact: true }).fill('orange');
  await page.keyboard.press('ArrowLeft');
  letCome();
  await untilTakenOver(page);
  await page.keyboard.type('-');
  expect(await page.getByLabel(said.email, { exact: true }).inputValue()).toBe(person.email);
  expect(await page.getByLabel(said.password, { exact: true }).inputValue()).toBe('orang-e');
  await context.close();
});

test('who pressed Enter before the app came is signed in by it', async () => {
  const { page, words: said, letCome, region, complaints, context } = await openEarly('en');
  await page.getByLabel(said.email, { exact: true }).fill(person.email);
  await page.getByLabel(said.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  letCome();
  await region(said.daily).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is typed in the moment in which the app comes is not lost', async () => {
  const { page, words: said, letCome, context } = await openEarly('en');
  const password = page.getByLabel(said.password, { exact: true });
  // The browser is told of each frame: what is typed into the early screen in the last one before it goes.
  await page.evaluate(() => {
    const screen = document.querySelector('.outside');
    const field = screen?.querySelector<HTMLInputElement>('input[type=password]');
    const type = () => {
      if (!field?.isConnected) return;
      field.focus();
      field.value += 'x';
      globalThis.typed = field.value.length;
      requestAnimationFrame(type);
    };
    // Nobody has touched anything when the app begins to draw.
    new PerformanceObserver(() => requestAnimationFrame(type)).observe({ type: 'resource' });
  });
  letCome();
  await untilTakenOver(page);
  const length = await page.evaluate(() => globalThis.typed ?? 0);
  expect(length).toBeGreaterThan(0);
  expect(await password.inputValue()).toBe('x'.repeat(length));
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  await context.close();
});
