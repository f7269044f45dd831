import { describe, expect, test } from 'vitest';
import { type Language, textOf } from '../../support/texts.ts';
import { badGateway, refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, isWrong, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { inOwnPage, type Screen, useScreen } from './screen.ts';

const stage = useStage();

const fieldKeys = ['fields.name', 'fields.email', 'fields.password'] as const;
const typed = { 'fields.name': 'Camille', 'fields.email': 'camille@exemple.fr', 'fields.password': 'orange-bleu-42' };

// Failures and rules: src/ui/screens/visitor.
describe('the sign-up form', () => {
  const screen = useScreen(stage, 'fr', '/signup');

  test('is sent once, shows a refusal, and keeps the typed text', async () => {
    const { page, identity, field, button } = screen();
    for (const key of fieldKeys) await field(key).fill(typed[key]);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    identity.answer('accounts:signUp', async (call) => {
      await held;
      await refuses('EMAIL_EXISTS')(call);
    });
    await button('signUp.submit').click();
    await expect.poll(() => identity.count('accounts:signUp')).toBe(1);
    await button('signUp.submit').click({ force: true });
    await field('fields.name').press('Enter');
    release();
    await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('fr', 'toast.emailAlreadyInUse')]);
    expect(identity.count('accounts:signUp')).toBe(1);
    for (const key of fieldKeys) expect(await field(key).inputValue()).toBe(typed[key]);
    expect(await button('signUp.submit').isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  test('refuses a short password beside the field', async () => {
    const { field, button, identity } = screen();
    for (const key of fieldKeys) await field(key).fill(typed[key]);
    await field('fields.password').fill('12345');
    await field('fields.password').blur();
    await isWrong(field('fields.password'), textOf('fr', 'validation.passwordTooShort', { count: 6 }));
    expect(await button('signUp.submit').isDisabled()).toBe(true);
    await field('fields.password').press('Enter');
    expect(identity.count('accounts:')).toBe(0);
    await field('fields.password').fill(typed['fields.password']);
    await expect.poll(() => button('signUp.submit').isEnabled()).toBe(true);
  });
});

async function signUp({ app, page, field, button }: Screen, email: string) {
  await page.goto(`${app.origin}/signup`);
  for (const key of fieldKeys) await field(key).fill(key === 'fields.email' ? email : typed[key]);
  await button('signUp.submit').click();
}
const dialogOf = ({ page }: Screen, language: Language, key: 'signUpNotice.title' | 'verification.title') =>
  page.getByRole('dialog', { name: textOf(language, key) });

describe('after signing up', () => {
  test('shows a toast, and the notice leads to the sign-in screen', async () => {
    const complaints = await inOwnPage(stage, 'fr', async (walk) => {
      const { page } = walk;
      await signUp(walk, 'made@exemple.fr');
      // The notice that opens at the same time hides the toast from the accessibility tree.
      await toasts(page).getByText(textOf('fr', 'toast.signUpSucceeded')).waitFor();
      const notice = dialogOf(walk, 'fr', 'signUpNotice.title');
      await notice.getByRole('button', { name: textOf('fr', 'shell.close') }).click();
      await page.waitForURL('**/login');
      await expect
        .poll(messagesIn(page, 'status'), polledOften)
        .toEqual([textOf('fr', 'toast.confirmEmailThenSignIn')]);
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#sign-up-initialisation, docs/specification.md#sign-up-no-data.
  test('reports that the first sheet cannot be stored, and still sends the mail', async () => {
    const complaints = await inOwnPage(stage, 'en', async (walk) => {
      const { page, identity, documents } = walk;
      documents.answer('documents', badGateway);
      const release = identity.hold('sendOobCode');
      await signUp(walk, 'uninitialised@exemple.fr');
      await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('en', 'toast.initialisationFailed')]);
      release();
      await dialogOf(walk, 'en', 'signUpNotice.title').waitFor();
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });

  test('reports a refused mail, and can send the mail again', async () => {
    const complaints = await inOwnPage(stage, 'fr', async (walk) => {
      const { page, identity } = walk;
      identity.answer('sendOobCode', refuses('QUOTA_OF_TOMORROW'));
      await signUp(walk, 'mail@exemple.fr');
      const dialog = dialogOf(walk, 'fr', 'verification.title');
      await dialog.waitFor();
      await page.getByText(textOf('fr', 'toast.verificationFailed'), { exact: true }).waitFor();
      expect(await codesOn(page)).toEqual([]);
      identity.clear();
      await dialog.getByRole('button', { name: textOf('fr', 'verification.send') }).click();
      await dialog.getByText(textOf('fr', 'verification.sent')).waitFor();
    });
    expect(complaints).toEqual([]);
  });
});
