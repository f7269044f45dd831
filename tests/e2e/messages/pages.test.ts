import { beforeAll, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedAccount } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { camille, signedOut, signIn } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { polledOften, toasts, messagesIn } from '../support/messages.ts';
import { inOwnPage, useScreen } from './screen.ts';

const stage = useStage();
const person = { ...camille, email: 'pages@exemple.fr' };

beforeAll(() => seedAccount(stage.server, person.email, person.password));

const screens: readonly (readonly [string, string, MessageKey])[] = [
  ['/', '/login', 'signIn.title'],
  ['/moneySaving', '/login', 'signIn.title'],
  ['/logout', '/login', 'signIn.title'],
  ['/signup', '/signup', 'signUp.title'],
  ['/forgot-password', '/forgot-password', 'forgotPassword.title'],
  ['/login/further', '/login/further', 'notFound.title'],
];

describe('the pages', () => {
  const screen = useScreen(stage, 'en', '/login');
  const heading = (title: MessageKey) =>
    screen().page.getByRole('heading', { level: 1, name: textOf('en', title), exact: true });
  const path = () => new URL(screen().page.url()).pathname;

  // Source: docs/specification.md#route-login, docs/specification.md#route-signup,
  // docs/specification.md#route-forgot-password, docs/specification.md#route-not-found, docs/specification.md#page-title,
  // docs/specification.md#permission-visitors.
  test.each(screens)('show a visitor at %s %s', async (asked, shown, title) => {
    const { page } = screen();
    await page.goto(stage.server.origin + asked);
    await heading(title).waitFor();
    expect(path()).toBe(shown);
    await expect.poll(() => page.title()).toBe(textOf('en', 'shell.documentTitle', { page: textOf('en', title) }));
  });

  // Source: docs/specification.md#not-found-message.
  test('report a page that does not exist, and lead back', async () => {
    const { page } = screen();
    await page.goto(`${stage.server.origin}/nowhere`);
    await page.getByText(textOf('en', 'notFound.text'), { exact: true }).waitFor();
    await page.getByRole('link', { name: textOf('en', 'notFound.backHome') }).click();
    await heading('signIn.title').waitFor();
    expect(path()).toBe('/login');
  });

  // Source: docs/specification.md#route-guard, docs/specification.md#sign-in-done, docs/specification.md#sign-in-succeeded,
  // docs/specification.md#route-savings.
  test('open the requested page after a sign-in, even if the first try fails', async () => {
    const complaints = await inOwnPage(stage, 'fr', async ({ app, page, field, button, region }) => {
      await page.goto(`${app.origin}/moneySaving`);
      await page.waitForURL('**/login');
      const submit = async (password: string) => {
        await field('fields.email').fill(person.email);
        await field('fields.password').fill(password);
        await button('signIn.submit').click();
      };
      await submit('another password');
      await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('fr', 'toast.wrongCredentials')]);
      await submit(person.password);
      await expect
        .poll(messagesIn(toasts(page), 'status'), polledOften)
        .toEqual([textOf('fr', 'toast.signInSucceeded')]);
      await region('savings.title').waitFor();
      expect(new URL(page.url()).pathname).toBe('/moneySaving');
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#route-guard-signed-in, docs/specification.md#route-home,
  // docs/specification.md#route-logout.
  test('redirect a signed-in user from visitor screens to home, and sign out by /logout', async () => {
    const complaints = await inOwnPage(stage, 'en', async ({ app, page, region }) => {
      await signIn(app, person);
      await page.waitForURL(`${app.origin}/`);
      for (const visitorPath of ['/login', '/signup', '/forgot-password']) {
        await page.goto(app.origin + visitorPath);
        await page.waitForURL(`${app.origin}/`);
      }
      await page.goto(`${app.origin}/nowhere`);
      await page.getByRole('link', { name: textOf('en', 'notFound.backHome') }).click();
      await region('situation.title').waitFor();
      await page.goto(`${app.origin}/logout`);
      await signedOut(app);
      await page.goto(`${app.origin}/moneySaving`);
      await page.waitForURL('**/login');
    });
    expect(complaints).toEqual([]);
  });
});
