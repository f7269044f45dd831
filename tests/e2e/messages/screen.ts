import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedAccount, type SeededAccount } from '../../support/seed.ts';
import type { Person } from '../support/account.ts';
import { keepSession, openApp, visit } from '../support/app.ts';
import type { Stage } from '../support/stage.ts';
import { words } from '../../support/words.ts';
import { type Language, textOf } from '../../support/texts.ts';
import { closeToasts } from '../support/messages.ts';
import { interceptCalls } from '../support/calls.ts';

type Documents = Parameters<SeededAccount['put']>[0];

const openScreen = async (stage: Stage, language: Language) => {
  const app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: words[language] });
  const { page } = app;
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

/** Opens one page for all tests of a file; each test starts without fake responses. */
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

/** Opens a visitor screen. Tests must not reload the page, and each test starts without a toast. */
export function useScreen(stage: Stage, language: Language, path: string): () => Screen {
  const screen = usePage(stage, language, ({ page }) => page.goto(stage.server.origin + path));
  beforeEach(async () => {
    const { page } = screen();
    if (!page.url().endsWith(path)) await visit(page, path);
    await closeToasts(page, language);
  });
  return screen;
}

/** Signs in a user with these documents, and opens home. */
export async function openSignedIn(
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

/** Opens home for a signed-in user with these documents. */
export function useSignedIn(stage: Stage, language: Language, person: Person, documents: Documents): () => Screen {
  return usePage(stage, language, async (screen) => {
    await openSignedIn(stage, screen, person, documents);
  });
}

/** Runs a journey that leaves the screen in a separate page. Returns the browser's complaints. */
export async function inOwnPage(
  stage: Stage,
  language: Language,
  walk: (screen: Screen) => Promise<void>,
): Promise<readonly string[]> {
  const screen = await openScreen(stage, language);
  await walk(screen);
  await closeScreen(screen);
  return screen.app.complaints;
}
