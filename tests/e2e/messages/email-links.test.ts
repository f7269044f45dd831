import { describe, expect, test } from 'vitest';
import type { EmailLinkMode } from '../../../src/domain/email-link.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { useStage } from '../support/stage.ts';
import { agrees, type Answer, badGateway, cutOff, refuses } from '../support/calls.ts';
import { codesOn, soon, told } from '../support/told.ts';
import { languages, textOf } from '../../support/texts.ts';
import { useScreen } from './support.ts';

const stage = useStage();

type Ending = 'expired' | 'invalid' | 'disabled' | 'failed';

const failures: readonly (readonly [string, Answer, Ending])[] = [
  ['INVALID_OOB_CODE', refuses('INVALID_OOB_CODE'), 'invalid'],
  ['EXPIRED_OOB_CODE', refuses('EXPIRED_OOB_CODE'), 'expired'],
  ['USER_DISABLED', refuses('USER_DISABLED'), 'disabled'],
  ['EMAIL_NOT_FOUND', refuses('EMAIL_NOT_FOUND'), 'invalid'],
  ['USER_NOT_FOUND', refuses('USER_NOT_FOUND'), 'invalid'],
  ['a lost connection', cutOff, 'failed'],
  ['an answer that is no JSON', badGateway, 'failed'],
];

// The two calls that a link begins with; the other two modes begin like the first.
const beginnings: readonly (readonly [EmailLinkMode, string])[] = [
  ['verifyEmail', 'accounts:update'],
  ['resetPassword', 'accounts:resetPassword'],
];
const applied: readonly (readonly [EmailLinkMode, MessageKey, MessageKey])[] = [
  ['verifyEmail', 'emailAction.verifyEmail.title', 'emailAction.verifyEmail.text'],
  ['verifyAndChangeEmail', 'emailAction.verifyAndChangeEmail.title', 'emailAction.verifyAndChangeEmail.text'],
  ['recoverEmail', 'emailAction.recoverEmail.title', 'emailAction.recoverEmail.text'],
];

describe.each(languages)('a link of a mail, in %s', (language) => {
  const screen = useScreen(stage, language, '/login');

  const follow = (query: string) => screen().page.goto(`${stage.server.origin}/__/auth/action?${query}`);
  const shown = async () => {
    const { page } = screen();
    return {
      title: await page.getByRole('heading', { level: 1 }).innerText(),
      told: await told(page, 'status')(),
      waysOn: await page.getByRole('link', { name: textOf(language, 'emailAction.toSignIn') }).count(),
      codes: await codesOn(page),
    };
  };
  const endOf = (title: MessageKey, text: MessageKey) => ({
    title: textOf(language, title),
    told: [textOf(language, text)],
    waysOn: 1,
    codes: [],
  });
  const failed = (ending: Ending) => endOf(`emailAction.${ending}.title`, `emailAction.${ending}.text`);

  describe.each(beginnings)('%s', (mode, call) => {
    // Source: docs/specification.md#email-link-failure.
    test.each(failures)('met by %s says so', async (_, answer, ending) => {
      const { identity, button } = screen();
      identity.answer(call, answer);
      await follow(`mode=${mode}&oobCode=code`);
      await expect.poll(shown, soon).toEqual(failed(ending));
      expect(await button('emailAction.retry').count()).toBe(ending === 'failed' ? 1 : 0);
    });

    // Source: docs/specification.md#generic-message.
    test('met by a code that nobody lists does not blame the connection', async () => {
      const { identity, button } = screen();
      identity.answer(call, refuses('QUOTA_OF_TOMORROW : tell nobody'));
      await follow(`mode=${mode}&oobCode=code`);
      await expect.poll(shown, soon).toEqual(endOf('emailAction.failed.title', 'error.generic'));
      expect(await button('emailAction.retry').count()).toBe(1);
    });
  });

  // Source: docs/specification.md#email-link-failure.
  test('leads to an address that somebody else took meanwhile', async () => {
    screen().identity.answer('accounts:update', refuses('EMAIL_EXISTS'));
    await follow('mode=verifyAndChangeEmail&oobCode=code');
    await expect.poll(shown, soon).toEqual(endOf('emailAction.taken.title', 'emailAction.taken.text'));
  });

  // Source: docs/specification.md#route-email-link.
  test('leads to the same page on Firebase, which keeps the usual path for itself', async () => {
    screen().identity.answer('accounts:update', agrees({ email: 'camille@exemple.fr' }));
    await screen().page.goto(`${stage.server.origin}/auth/action?mode=verifyEmail&oobCode=code`);
    await expect.poll(shown, soon).toEqual(endOf('emailAction.verifyEmail.title', 'emailAction.verifyEmail.text'));
  });

  // Source: docs/specification.md#email-link-apply.
  test.each(applied)('%s says what it changed', async (mode, title, text) => {
    screen().identity.answer('accounts:update', agrees({ email: 'camille@exemple.fr' }));
    await follow(`mode=${mode}&oobCode=code`);
    await expect.poll(shown, soon).toEqual(endOf(title, text));
  });

  // Source: docs/specification.md#email-link-failure.
  test.each(['mode=verifyEmail', 'mode=somethingElse&oobCode=code', ''])(
    'that holds only %o is told to be incorrect, and nothing is asked',
    async (query) => {
      await follow(query);
      await expect.poll(shown, soon).toEqual(failed('invalid'));
      expect(screen().identity.count('accounts:')).toBe(0);
    },
  );

  // Source: docs/specification.md#email-link-failure.
  test('is tried again once the connection is back', async () => {
    const { identity, button } = screen();
    identity.answer('accounts:update', cutOff);
    await follow('mode=verifyEmail&oobCode=code');
    await expect.poll(shown, soon).toEqual(failed('failed'));
    identity.answer('accounts:update', agrees({ email: 'camille@exemple.fr' }));
    await button('emailAction.retry').click();
    await expect.poll(shown, soon).toEqual(endOf('emailAction.verifyEmail.title', 'emailAction.verifyEmail.text'));
  });

  // Source: docs/specification.md#email-link-password.
  test('lets a password be typed until it is taken, and keeps what was typed', async () => {
    const { page, identity, field, button } = screen();
    const checked = agrees({ requestType: 'PASSWORD_RESET', email: 'camille@exemple.fr' });
    const submit = async (answer: Answer) => {
      identity.answer('accounts:resetPassword', answer);
      await button('emailAction.resetPassword.submit').click();
    };
    identity.answer('accounts:resetPassword', checked);
    await follow('mode=resetPassword&oobCode=code');
    await field('fields.newPassword').fill('12345');
    expect(await button('emailAction.resetPassword.submit').isDisabled()).toBe(true);
    await field('fields.newPassword').fill('123456');
    for (const [answer, key] of [
      [refuses('WEAK_PASSWORD : Too easy.'), 'toast.weakPassword'],
      [cutOff, 'toast.networkFailed'],
      [badGateway, 'toast.networkFailed'],
    ] as const) {
      await submit(answer);
      await expect.poll(told(page, 'alert'), soon).toEqual([textOf(language, key)]);
      expect(await field('fields.newPassword').inputValue()).toBe('123456');
      expect(await codesOn(page)).toEqual([]);
    }
    await submit(refuses('EXPIRED_OOB_CODE'));
    await expect.poll(shown, soon).toEqual(failed('expired'));
  });

  // Source: docs/specification.md#email-link-password.
  test('changes the password', async () => {
    const { identity, field, button } = screen();
    identity.answer('accounts:resetPassword', agrees({ requestType: 'PASSWORD_RESET', email: 'camille@exemple.fr' }));
    await follow('mode=resetPassword&oobCode=code');
    await field('fields.newPassword').fill('violet-gris-77');
    await button('emailAction.resetPassword.submit').click();
    await expect
      .poll(shown, soon)
      .toEqual(endOf('emailAction.resetPassword.doneTitle', 'emailAction.resetPassword.doneText'));
  });
});
