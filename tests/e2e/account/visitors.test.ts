import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { camille, followResetMail, signIn } from '../support/account.ts';
import { type App, openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { words } from '../../support/words.ts';

const stage = useStage();
const person = { ...camille, email: 'visitor@exemple.fr' };
let app: App;

beforeAll(async () => {
  await seedAccount(stage.server, person.email, person.password);
});
beforeEach(async () => {
  app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: words.fr });
});
afterEach(() => app.close());

describe('a visitor', () => {
  // Source: docs/specification.md#sign-in-credentials.
  test.each([
    ['an unknown address', { ...person, email: 'personne@exemple.fr' }],
    ['a wrong password', { ...person, password: 'not this one' }],
  ])('gets the same message with %s, and keeps the typed text', async (_, typed) => {
    await signIn(app, typed);
    await app.page.getByRole('alert').getByText(words.fr.wrongCredentials).waitFor();
    expect(await app.page.getByLabel(words.fr.email, { exact: true }).inputValue()).toBe(typed.email);
  });

  // Source: docs/specification.md#email-link-password.
  test('sets another password by mail', async () => {
    const { page, words: labels } = app;
    await seedAccount(stage.server, 'oubli@exemple.fr', person.password);
    await page.goto(`${stage.server.origin}/login`);
    await page.getByRole('link', { name: labels.forgotPassword }).click();
    await page.getByRole('button', { name: labels.reset }).waitFor();
    await page.getByLabel(labels.email, { exact: true }).fill('oubli@exemple.fr');
    await page.getByRole('button', { name: labels.reset }).click();
    await page.getByText(labels.resetSent).waitFor();
    const { link } = await followResetMail(app, stage.server, 'oubli@exemple.fr');
    await page.getByLabel(labels.newPassword, { exact: true }).fill('violet-gris-77');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.getByRole('link', { name: labels.toSignIn }).waitFor();
    await signIn(app, { ...person, email: 'oubli@exemple.fr', password: 'violet-gris-77' });
    await app.region(labels.situation).waitFor();

    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Lien déjà utilisé ou incorrect' }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});
