import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { type Language, textOf } from '../../support/texts.ts';
import { agrees, type Answer, cutOff, refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, polledOften, messagesIn } from '../support/messages.ts';
import { useScreen } from './screen.ts';

const stage = useStage();

/** Opens a page that follows links of mails, and reads the shown text. */
const useLinks = (language: Language) => {
  const screen = useScreen(stage, language, '/login');
  return {
    screen,
    follow: (address: string) => screen().page.goto(stage.server.origin + address),
    shown: async () => {
      const { page, button } = screen();
      return {
        title: await page.getByRole('heading', { level: 1 }).innerText(),
        messages: await messagesIn(page, 'status')(),
        signInLinks: await page.getByRole('link', { name: textOf(language, 'emailAction.toSignIn') }).count(),
        retries: await button('emailAction.retry').count(),
        codes: await codesOn(page),
      };
    },
    endOf: (title: MessageKey, text: MessageKey, retries = 0) => ({
      title: textOf(language, title),
      messages: [textOf(language, text)],
      signInLinks: 1,
      retries,
      codes: [],
    }),
  };
};

const verifies = agrees({ email: 'camille@exemple.fr', requestType: 'VERIFY_EMAIL' });

// Failures of each kind of link: src/ui/screens/email-action.
describe('the link of a mail', () => {
  const { screen, follow, shown, endOf } = useLinks('fr');

  test('is retried when the connection is back, and shows the result', async () => {
    const { identity, button } = screen();
    identity.answer('accounts:resetPassword', verifies);
    identity.answer('accounts:update', cutOff);
    await follow('/__/auth/action?mode=verifyEmail&oobCode=code');
    await expect.poll(shown, polledOften).toEqual(endOf('emailAction.failed.title', 'emailAction.failed.text', 1));
    identity.answer('accounts:update', agrees({ email: 'camille@exemple.fr' }));
    await button('emailAction.retry').click();
    await expect
      .poll(shown, polledOften)
      .toEqual(endOf('emailAction.verifyEmail.title', 'emailAction.verifyEmail.text'));
  });

  // Source: docs/specification.md#route-email-link.
  test('opens the same page on Firebase under another path, because Firebase reserves the usual path', async () => {
    screen().identity.answer('accounts:resetPassword', verifies);
    screen().identity.answer('accounts:update', agrees({ email: 'camille@exemple.fr' }));
    await follow('/auth/action?mode=verifyEmail&oobCode=code');
    await expect
      .poll(shown, polledOften)
      .toEqual(endOf('emailAction.verifyEmail.title', 'emailAction.verifyEmail.text'));
  });

  test('is reported as incorrect without a code, and no request is made', async () => {
    await follow('/__/auth/action?mode=verifyEmail');
    await expect.poll(shown, polledOften).toEqual(endOf('emailAction.invalid.title', 'emailAction.invalid.text'));
    expect(screen().identity.count('accounts:')).toBe(0);
  });
});

describe('the link to reset a password', () => {
  const { screen, follow, shown, endOf } = useLinks('en');
  const isFor = agrees({ requestType: 'PASSWORD_RESET', email: 'camille@exemple.fr' });

  test('shows a refusal', async () => {
    screen().identity.answer('accounts:resetPassword', refuses('EXPIRED_OOB_CODE'));
    await follow('/__/auth/action?mode=resetPassword&oobCode=code');
    await expect.poll(shown, polledOften).toEqual(endOf('emailAction.expired.title', 'emailAction.expired.text'));
  });

  test('lets the user try passwords until one is accepted, and keeps the typed text', async () => {
    const { page, identity, field, button } = screen();
    const submitted = button('emailAction.resetPassword.submit');
    const submit = async (answer: Answer) => {
      identity.answer('accounts:resetPassword', answer);
      await submitted.click();
    };
    identity.answer('accounts:resetPassword', isFor);
    await follow('/__/auth/action?mode=resetPassword&oobCode=code');
    await field('fields.newPassword').fill('12345');
    expect(await submitted.isDisabled()).toBe(true);
    await field('fields.newPassword').fill('violet-gris-77');
    await submit(refuses('WEAK_PASSWORD : Too easy.'));
    await expect.poll(messagesIn(page, 'alert'), polledOften).toEqual([textOf('en', 'toast.weakPassword')]);
    expect(await field('fields.newPassword').inputValue()).toBe('violet-gris-77');
    expect(await codesOn(page)).toEqual([]);
    await submit(isFor);
    const done = endOf('emailAction.resetPassword.doneTitle', 'emailAction.resetPassword.doneText');
    await expect.poll(shown, polledOften).toEqual(done);
  });
});
