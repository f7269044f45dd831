import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { tried } from '../../support/tier.ts';
import { words } from '../../support/words.ts';
import { keepSession, openApp, untilHydrated } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { useStage } from '../support/stage.ts';
import { textOf } from '../../support/texts.ts';

const stage = useStage();
const person = { email: 'early@exemple.fr', password: 'orange-bleu-42' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

/** Opens the prerendered sign-in screen; the app's script loads only after `releaseApp()`. */
async function openEarly(language: 'fr' | 'en') {
  const { browser, server } = stage;
  const app = await openApp({ browser, origin: server.origin, words: words[language] });
  const releaseApp = await holdRequests(app.page, '**/assets/index-*.js');
  await app.page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await app.page.getByRole('button', { name: app.words.signIn }).waitFor();
  return { ...app, releaseApp };
}

/** The CSS rules of the style sheets that match a selector; runs in the page. */
const rulesOf = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );

// Source: docs/specification.md#early-screen.
// Both languages are prerendered alike, and the tests below open the English screen.
test.each(tried(['fr', 'en'] as const, (language) => language === 'fr'))(
  'shows the prerendered sign-in screen in %s exactly as after hydration',
  async (language) => {
    const { page, releaseApp, complaints, context } = await openEarly(language);
    const looks = () => page.getByRole('main').ariaSnapshot();
    const early = await looks();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    releaseApp();
    await untilHydrated(page);
    expect(await looks()).toBe(early);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('does not insert the styles of the prerendered page again', async () => {
  const { page, releaseApp, context } = await openEarly('en');
  releaseApp();
  await untilHydrated(page);
  const brought = await page.evaluate(rulesOf, 'link[rel="stylesheet"]');
  const written = await page.evaluate(rulesOf, 'style[data-emotion]');
  expect(brought).toContainEqual(expect.stringContaining('--mui-palette-primary-main'));
  expect(written).not.toEqual([]);
  expect(written.filter((rule) => brought.includes(rule))).toEqual([]);
  await context.close();
});

// Source: docs/specification.md#early-screen.
test('keeps the text and the cursor of a field that the user edits before hydration', async () => {
  const { page, words: labels, releaseApp, context } = await openEarly('fr');
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByLabel(labels.password, { exact: true }).fill('orange');
  await page.keyboard.press('ArrowLeft');
  releaseApp();
  await untilHydrated(page);
  await page.keyboard.type('-');
  expect(await page.getByLabel(labels.email, { exact: true }).inputValue()).toBe(person.email);
  expect(await page.getByLabel(labels.password, { exact: true }).inputValue()).toBe('orang-e');
  await context.close();
});

// "sends a form only once" below also covers this.
test.each(tried(['a form'], () => false))(
  'submits %s through the app if it was submitted before hydration',
  async () => {
    const { page, words: labels, releaseApp, region, complaints, context } = await openEarly('en');
    await page.getByLabel(labels.email, { exact: true }).fill(person.email);
    await page.getByLabel(labels.password, { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    releaseApp();
    await region(labels.daily).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('clicks a button that is held down during hydration', async () => {
  const { page, words: labels, releaseApp, region, complaints, context } = await openEarly('en');
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByLabel(labels.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: labels.signIn }).hover();
  await page.mouse.down();
  releaseApp();
  await untilHydrated(page);
  await page.mouse.up();
  await region(labels.daily).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

// Source: docs/specification.md#early-screen.
test('sends a form only once if it was submitted before hydration', async () => {
  const { page, words: labels, releaseApp, region, context } = await openEarly('en');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('signInWithPassword')) requested.push(request.url());
  });
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByLabel(labels.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  releaseApp();
  await region(labels.daily).waitFor();
  expect(requested).toHaveLength(1);
  await context.close();
});

test('hydrates a page prerendered in an earlier year without a mismatch, and shows the current year', async () => {
  const { browser, server } = stage;
  const {
    page,
    words: labels,
    complaints,
    context,
  } = await openApp({ browser, origin: server.origin, words: words.en });
  await page.clock.setFixedTime(new Date(2031, 4, 1));
  const releaseApp = await holdRequests(page, '**/assets/index-*.js');
  await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  releaseApp();
  await page.getByText('© 2031 My budget').waitFor();
  expect(await page.getByLabel(labels.email, { exact: true }).inputValue()).toBe(person.email);
  expect(complaints).toEqual([]);
  await context.close();
});

test('hides the sign-in form from a returning user before the app has loaded', async () => {
  const { browser, server } = stage;
  const app = await openApp({ browser, origin: server.origin, words: words.en });
  const { page, words: labels } = app;
  const { session } = await seedAccount(server, 'known@exemple.fr', person.password);
  await keepSession(page, server.origin, session);
  await page.goto(server.origin);
  await app.region(labels.daily).waitFor();
  const releaseApp = await holdRequests(page, '**/assets/index-*.js');
  await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('root') !== null);
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount)).toBe(0);
  releaseApp();
  await app.region(labels.daily).waitFor();
  expect(app.complaints).toEqual([]);
  await app.context.close();
});

test('shows the stored state of the device after hydration without a mismatch', async () => {
  const { browser, server } = stage;
  const { page, complaints, context } = await openApp({ browser, origin: server.origin, words: words.en });
  await page.addInitScript((signOut) => localStorage.setItem('sign-outs', JSON.stringify([signOut])), {
    uid: 'ada',
    departure: 'clean',
    at: Date.now(),
    tries: 3,
    stage: 'unended',
  });
  await page.goto(`${server.origin}/login`);
  await page.getByRole('alert').getByText(textOf('en', 'signIn.unended')).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
