import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../support/seed.ts';
import { words } from '../support/words.ts';
import { openApp } from './support/app.ts';
import { offerInstallation } from './support/install-offer.ts';
import { holdUp } from './support/hold-up.ts';
import { useStage } from './support/stage.ts';

declare global {
  /** Whether the early screen was still there when the app began to draw. */
  var isEarly: boolean | undefined;
}

const stage = useStage();
const person = { email: 'early@exemple.fr', password: 'orange-bleu-42' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

/** Opens the sign-in screen with an app that comes when it is let. */
async function openEarly(language: 'fr' | 'en') {
  const { browser, server } = stage;
  const app = await openApp({ browser, origin: server.origin, words: words[language] });
  const letCome = await holdUp(app.page, '**/assets/index-*.js');
  await app.page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await app.page.getByRole('button', { name: app.words.signIn }).waitFor();
  return { ...app, letCome };
}

const untilTakenOver = (page: Page) => page.waitForFunction(() => document.title !== 'Mon budget');

// Source: docs/specification.md#early-screen.
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

// Source: docs/specification.md#early-screen.
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

// Source: docs/specification.md#early-screen.
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

test('a button that is held down while the app comes is pressed', async () => {
  const { page, words: said, letCome, region, complaints, context } = await openEarly('en');
  await page.getByLabel(said.email, { exact: true }).fill(person.email);
  await page.getByLabel(said.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: said.signIn }).hover();
  await page.mouse.down();
  letCome();
  await untilTakenOver(page);
  await page.mouse.up();
  await region(said.daily).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is typed in the moment in which the app comes is not lost', async () => {
  const { page, words: said, letCome, context } = await openEarly('en');
  const password = page.getByLabel(said.password, { exact: true });
  // The app marks its place when it begins to draw; by then nobody has touched anything.
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const field = root?.querySelector<HTMLInputElement>('input[type=password]');
    if (!root || !field) throw new Error('The early screen was not found.');
    new MutationObserver(() => {
      globalThis.isEarly = field.isConnected;
      field.focus();
      field.value = 'orange';
    }).observe(root, { attributeFilter: ['data-app'] });
  });
  letCome();
  await untilTakenOver(page);
  expect(await page.evaluate(() => globalThis.isEarly)).toBe(true);
  expect(await password.inputValue()).toBe('orange');
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  await context.close();
});

test('who goes to another screen while the app is being drawn gets there', async () => {
  const { page, words: said, letCome, context } = await openEarly('en');
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const early = root?.firstElementChild;
    if (!root || !early) throw new Error('The early screen was not found.');
    const leave = () => {
      globalThis.isEarly = early.isConnected;
      history.pushState(null, '', '/signup');
      dispatchEvent(new PopStateEvent('popstate'));
    };
    // Between two slices of the drawing the page hears messages: at the second one the address has been read.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => (data === 'first' ? port2.postMessage('second') : leave()));
    port1.start();
    new MutationObserver(() => port2.postMessage('first')).observe(root, { attributeFilter: ['data-app'] });
  });
  letCome();
  await page.getByLabel(said.name, { exact: true }).waitFor();
  expect(await page.evaluate(() => globalThis.isEarly)).toBe(true);
  await context.close();
});

test('an offer to install the app that comes before it is heard', async () => {
  const { page, letCome, context } = await openEarly('en');
  await offerInstallation(page);
  letCome();
  const button = page.getByRole('button', { name: 'Install the app' });
  await expect.poll(() => button.isVisible()).toBe(true);
  await context.close();
});

/** When the app's first file was asked for, and when something was first painted, in milliseconds of the page. */
const beginnings = (page: Page) =>
  page.evaluate(() => {
    const [file] = performance.getEntriesByType('resource').filter(({ name }) => /\/index-[^/]+\.js$/.test(name));
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return { asked: file?.startTime ?? Number.NaN, painted: painted?.startTime ?? Number.NaN };
  });

test('the early screen has the line for itself until it is painted', async () => {
  const { page, letCome, context } = await openEarly('en');
  letCome();
  await untilTakenOver(page);
  const { asked, painted } = await beginnings(page);
  // On a machine that paints nothing for a second the app is asked for anyway.
  expect(asked).toBeGreaterThanOrEqual(Math.min(painted, 1000));
  await context.close();
});

test('any other page asks for the app at once', async () => {
  const { browser, server } = stage;
  const { page, context } = await openApp({ browser, origin: server.origin, words: words.en });
  await page.goto(`${server.origin}/signup`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { asked, painted } = await beginnings(page);
  expect(asked).toBeLessThan(painted);
  await context.close();
});

test('an app that is there before its page has been read whole waits for the rest', async () => {
  const { browser, server } = stage;
  const { page, complaints, context } = await openApp({ browser, origin: server.origin, words: words.en });
  const isThere = Promise.withResolvers<void>();
  await page.route('**/signup', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace('<div id="root">', '<script src="/late.js"></script>$&'),
    });
  });
  await page.route('**/late.js', async (route) => {
    await isThere.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('requestfinished', (request) => {
    if (!/\/index-[^/]+\.js$/u.test(request.url())) return;
    // It has run before the parser goes on. As a text: the test's own imports are others.
    const run = page.evaluate(`import(${JSON.stringify(request.url())}).then(() => undefined)`);
    void run.catch(() => undefined).finally(isThere.resolve);
  });
  await page.goto(`${server.origin}/signup`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
