import { vi } from 'vitest';
import type { SharedServer } from '../../support/server.ts';
import type { App } from './app.ts';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

export const camille: Person = { name: 'Camille', email: 'camille@exemple.fr', password: 'orange-bleu-42' };

export async function signUp(app: App, { name, email, password }: Person) {
  const { page, words, origin } = app;
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: words.createAccountLink }).click();
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.createAccount }).click();
  const notice = page.getByRole('dialog', { name: words.confirmEmail });
  await notice.getByRole('button', { name: words.close }).click();
  await signedOut(app);
}

/** Waits until the sign-in form is usable. During a sign-out, the form is not usable. */
export async function signedOut({ page, words }: App) {
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: words.signIn, disabled: false }).waitFor();
}

export async function signIn({ page, words, origin }: App, { email, password }: Person) {
  await page.goto(`${origin}/login`);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn }).click();
}

/** Opens the link of the last mail to an address. */
export async function followLastMail({ page }: App, server: SharedServer, address: string) {
  const mail = (await server.mails()).findLast(({ to }) => to === address);
  if (!mail) throw new Error('The server wrote no mail.');
  await page.goto(mail.link);
  return mail;
}

/** Opens the link to reset a password; the server responds before it writes the mail. */
export async function followResetMail({ page }: App, server: SharedServer, address: string) {
  const written = async () =>
    (await server.mails()).findLast(({ to, link }) => to === address && link.includes('mode=resetPassword'));
  const mail = await vi.waitUntil(written, { timeout: 10_000 });
  await page.goto(mail.link);
  return mail;
}
