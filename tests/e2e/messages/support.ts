import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { english } from '../../../src/i18n/english.ts';
import { french } from '../../../src/i18n/french.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedAccount, type SeededAccount } from '../../support/seed.ts';
import type { Person } from '../support/account.ts';
import { keepSession, openApp, visit } from '../support/app.ts';
import type { Stage } from '../support/stage.ts';
import { words } from '../../support/words.ts';
import { type Answer, badGateway, cutOff, interceptCalls, refuses } from './calls.ts';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

type Documents = Parameters<SeededAccount['put']>[0];
type Values = Readonly<Record<string, string | number>>;

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined;

/** The text of a locale; a text that is missing or empty cannot pass for one. */
export function textOf(language: Language, key: MessageKey, values: Values = {}): string {
  const path = key.split('.');
  const form = new Intl.PluralRules(language).select(Number(values['count']));
  const [text] = [path, [...path.slice(0, -1), `${path.at(-1)}_${form}`]]
    .map((each) => each.reduce<unknown>(childOf, language === 'fr' ? french : english))
    .filter((found) => found !== undefined);
  if (typeof text !== 'string' || text === '') throw new Error(`${language} has no text for ${key}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}

/** A text by its key; `fr` is what it must be in French, word for word. */
export type Said = { readonly key: MessageKey; readonly fr?: string };

export const inWords = (language: Language, { key, fr }: Said, values: Values = {}): string =>
  language === 'fr' && fr !== undefined ? fr : textOf(language, key, values);

/** A row of a table of failures. */
export type Failure = { readonly why: string; readonly answer: Answer; readonly says: Said };

/** What every table says of the failures that it does not name. */
export const others = (says: Said): readonly Failure[] => [
  { why: 'a code that nobody lists', answer: refuses('QUOTA_OF_TOMORROW : tell nobody'), says },
  { why: 'OPERATION_NOT_ALLOWED', answer: refuses('OPERATION_NOT_ALLOWED'), says },
  { why: 'a lost connection', answer: cutOff, says },
  { why: 'an answer that is no JSON', answer: badGateway, says },
];

/** Names on the page that only the provider or its library uses: there should be none. */
export const codesOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).match(/auth\/|[Ff]irebase|[A-Z]{2,}(?:_[A-Z]+)+/gu) ?? [];

const notEmpty = { hasText: /\S/u, visible: true };

/** How long, in milliseconds, a message may take to come. */
export const soon = { timeout: 4000, interval: 20 };

/** Reads all that is told in a role now, to be polled: a message that comes with another is none. */
export const told = (place: Page | Locator, role: 'alert' | 'status') => async (): Promise<readonly string[]> => {
  const shown = await place.getByRole(role).filter(notEmpty).allInnerTexts();
  return shown.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
};

/** A passing message that offers to take back what it tells. */
export const offersUndo = (language: Language, text: string): string => `${text} ${textOf(language, 'shell.undo')}`;

/** Where passing messages are shown. */
export const toasts = (page: Page): Locator => page.locator('.toast-region');

/** The text that describes a field to assistive technology. */
export const descriptionOf = async (field: Locator): Promise<string> => {
  const text = await field.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
  );
  return text.replaceAll(/\s+/gu, ' ').trim();
};

/** What a field says is wrong with it, in its own description. */
export async function isWrong(field: Locator, text: string) {
  await expect.poll(() => descriptionOf(field), soon).toBe(text);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

const openScreen = async (stage: Stage, language: Language) => {
  const app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: words[language] });
  const { page } = app;
  // A row that fails says so soon enough for the rows after it.
  page.setDefaultTimeout(8000);
  return {
    app,
    page,
    identity: await interceptCalls(page, '*/identitytoolkit.googleapis.com/*'),
    tokens: await interceptCalls(page, '*/securetoken.googleapis.com/*'),
    documents: await interceptCalls(page, '*/v1/projects/*'),
    field: (key: MessageKey) => page.getByLabel(textOf(language, key), { exact: true }),
    button: (key: MessageKey) => page.getByRole('button', { name: textOf(language, key), exact: true }),
    region: (key: MessageKey) => app.region(textOf(language, key)),
  };
};
export type Screen = Awaited<ReturnType<typeof openScreen>>;

async function closeScreen({ app, identity, tokens, documents }: Screen) {
  if (!app.page.isClosed()) for (const calls of [identity, tokens, documents]) await calls.stop();
  await app.close();
}

/** One page for all tests of a language, which begin with calls that nobody answers for the server. */
function usePage(stage: Stage, language: Language, start: (screen: Screen) => Promise<unknown>): () => Screen {
  let opened: Screen | undefined;
  const screen = (): Screen => {
    if (!opened) throw new Error('The screen is open in tests only.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openScreen(stage, language);
    await start(opened);
  });
  beforeEach(() => {
    for (const calls of [screen().identity, screen().tokens, screen().documents]) calls.clear();
  });
  afterAll(async () => {
    if (opened) await closeScreen(opened);
    expect(opened?.app.complaints).toEqual([]);
  });
  return screen;
}

/** Closes the message that is shown, if one is. */
export async function closeToasts(page: Page, language: Language) {
  const close = page.locator('.toast').getByRole('button', { name: textOf(language, 'shell.close') });
  // A toast may end by itself before it is closed.
  if ((await close.count()) > 0) await close.click({ timeout: 4000 }).catch(() => undefined);
  await close.waitFor({ state: 'detached' });
}

/** Leaves the app, and has the browser forget what it knows of the budget: only the server can tell it then. */
export async function forgetBudget(page: Page, origin: string) {
  // No app runs there that would hold the database or fill it anew.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const removal = indexedDB.deleteDatabase('mon-budget-cache');
    removal.addEventListener('success', resolve);
    removal.addEventListener('error', reject);
    await promise;
  });
}

/** A visitor on one screen: no row of a table reloads it, and each finds it without a message. */
export function useScreen(stage: Stage, language: Language, path: string): () => Screen {
  const screen = usePage(stage, language, ({ page }) => page.goto(stage.server.origin + path));
  beforeEach(async () => {
    const { page } = screen();
    if (!page.url().endsWith(path)) await visit(page, path);
    await closeToasts(page, language);
  });
  return screen;
}

/** Brings somebody with these documents, who has signed in before, home. */
export async function enter(
  stage: Stage,
  { app, page, region }: Screen,
  { email, password }: Person,
  documents: Documents,
) {
  const account = await seedAccount(stage.server, email, password);
  await account.put(documents);
  await keepSession(page, app.origin, account.session);
  await page.goto(app.origin);
  await region('situation.title').waitFor();
  return account;
}

/** Somebody with these documents, signed in and at home. */
export function useSignedIn(stage: Stage, language: Language, person: Person, documents: Documents): () => Screen {
  return usePage(stage, language, async (screen) => {
    await enter(stage, screen, person, documents);
  });
}

/** A page of its own for a journey that ends elsewhere than it began; answers what the browser complained of. */
export async function onOwnPage(
  stage: Stage,
  language: Language,
  walk: (screen: Screen) => Promise<void>,
): Promise<readonly string[]> {
  const screen = await openScreen(stage, language);
  await walk(screen);
  await closeScreen(screen);
  return screen.app.complaints;
}
