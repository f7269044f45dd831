import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type IdentityFailure,
  identityFailures,
  type EmailLink,
  type EmailLinkMode,
  type MailedCode,
  type NewPassword,
} from '../../../domain/identity/identity.ts';
import type { Language } from '../../../../tests/support/texts.ts';
import type { TFunction } from 'i18next';
import { emailActionMachine } from '../../../machines/email-action/email-action.machine.ts';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { textsOf, messagesOnPage } from '../../../../testing/ui/page-messages.ts';
import { EmailActionScreen } from './email-action-screen.lazy.tsx';
import { triedLanguages } from '../../../../testing/ui/tried-languages.ts';

afterEach(clearPage);

type Answers = {
  readonly applyCode?: () => Promise<void>;
  readonly checkCode?: () => Promise<MailedCode>;
  readonly confirmReset?: (newPassword: NewPassword) => Promise<void>;
};

const refusing = (failure: IdentityFailure) => () => Promise.reject(Object.assign(new Error(failure), { failure }));
const own: MailedCode = { email: 'ada@example.org', inheritedSince: undefined };
const never = () => new Promise<void>(() => {});

const followLink = (link: EmailLink | undefined, answers: Answers = {}, language: Language = 'en') => {
  const { applyCode, checkCode = () => Promise.resolve(own), confirmReset } = answers;
  const emailAction = emailActionMachine.provide({
    actors: {
      applyCode: fromPromise<void, { readonly code: string }>(async () => applyCode?.()),
      checkCode: fromPromise<MailedCode, { readonly code: string }>(checkCode),
      confirmReset: fromPromise<void, NewPassword>(async ({ input }) => confirmReset?.(input)),
    },
  });
  return renderApp(<EmailActionScreen />, {
    language,
    emailAction,
    ...(link && { link }),
  });
};

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const linkTo = (mode: EmailLinkMode): EmailLink => ({ mode, code: 'code' });

test('shows that the link is being checked', async () => {
  await followLink(linkTo('verifyEmail'), { applyCode: never });
  expect(screen.getByRole('status').textContent).toBe('Checking the link');
});

test('reports a link that cannot be parsed as incorrect', async () => {
  await followLink(undefined);
  expect(title()).toBe('Link already used or incorrect');
});

test.each(triedLanguages)('shows what a valid link has changed, in %s', async (language) => {
  const t = await textsOf(language);
  for (const mode of ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const) {
    await followLink(linkTo(mode), {}, language);
    const signInLink = await screen.findByRole('link', { name: t('emailAction.toSignIn') });
    expect(signInLink.getAttribute('href')).toBe('/login');
    const shown = [title(), screen.getByRole('status').textContent];
    expect(shown).toEqual([t(`emailAction.${mode}.title`), t(`emailAction.${mode}.text`)]);
    clearPage();
  }
});

/** The expected title, text and whether a retry is offered, by failure. */
const endingsIn = (t: TFunction): Readonly<Record<IdentityFailure, readonly [string, string, boolean]>> => {
  const ending = (name: 'expired' | 'invalid' | 'disabled' | 'taken') =>
    [t(`emailAction.${name}.title`), t(`emailAction.${name}.text`), false] as const;
  const failed = [t('emailAction.failed.title'), t('error.generic'), true] as const;
  return {
    'expired-action-code': ending('expired'),
    'invalid-action-code': ending('invalid'),
    'user-not-found': ending('invalid'),
    'user-token-expired': ending('invalid'),
    'user-disabled': ending('disabled'),
    'email-already-in-use': ending('taken'),
    'network-request-failed': [t('emailAction.failed.title'), t('emailAction.failed.text'), true],
    'invalid-email': failed,
    'wrong-password': failed,
    'invalid-credential': failed,
    'weak-password': failed,
    'missing-password': failed,
    'too-many-requests': failed,
    'requires-recent-login': failed,
    'user-mismatch': failed,
    'operation-not-allowed': failed,
    'invalid-user-token': failed,
    'no-current-user': failed,
    unknown: failed,
  };
};

// Source: docs/specification.md#email-link-failure.
describe.each(['verifyEmail', 'resetPassword'] as const)('a %s link', (mode) => {
  test('shows each failure, with a retry button if a retry can help', async () => {
    const t = await textsOf('fr');
    const shown: Record<string, unknown> = {};
    for (const failure of identityFailures) {
      const refused = refusing(failure);
      await followLink(linkTo(mode), { checkCode: refused }, 'fr');
      const signInLink = await screen.findByRole('link', { name: t('emailAction.toSignIn') });
      expect(signInLink.getAttribute('href')).toBe('/login');
      const text = screen.getByRole('status').textContent;
      shown[failure] = [title(), text, screen.queryByRole('button', { name: t('emailAction.retry') }) !== null];
      expect(messagesOnPage()).toEqual({});
      clearPage();
    }
    expect(shown).toEqual(endingsIn(t));
  });
});

test.each(triedLanguages)(
  'keeps a refused password in the field with the reason while the link is valid, in %s',
  async (language) => {
    const t = await textsOf(language);
    let failure: IdentityFailure = 'weak-password';
    const { user } = await followLink(linkTo('resetPassword'), { confirmReset: () => refusing(failure)() }, language);
    const field = await screen.findByLabelText<HTMLInputElement>(t('fields.newPassword'));
    await user.type(field, '123456');
    for (const [reason, key] of [
      ['weak-password', 'toast.weakPassword'],
      ['network-request-failed', 'toast.networkFailed'],
    ] as const) {
      failure = reason;
      await user.type(field, '{Enter}');
      await screen.findByText(t(key));
      expect([messagesOnPage(), field.value]).toEqual([{ note: t(key) }, '123456']);
    }
    failure = 'expired-action-code';
    await user.type(field, '{Enter}');
    await screen.findByRole('heading', { level: 1, name: t('emailAction.expired.title') });
  },
);

test.each([
  ['resetPassword', 'expired-action-code', 1],
  ['resetPassword', 'invalid-action-code', 1],
  ['resetPassword', 'user-disabled', 0],
  ['verifyEmail', 'expired-action-code', 0],
] as const)('shows, after a %s link fails with %s, %i links to ask for a new one', async (mode, failure, count) => {
  const refused = refusing(failure);
  await followLink(linkTo(mode), { checkCode: refused });
  await screen.findByRole('link', { name: 'Go to sign in' });
  const newLinks = screen.queryAllByRole('link', { name: 'Ask for a new link' });
  expect(newLinks.map((newLink) => newLink.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/forgot-password'),
  );
});

// Source: docs/specification.md#email-link-password.
test('asks for a new password of the minimum length after a reset link', async () => {
  const saved: string[] = [];
  const { user } = await followLink(linkTo('resetPassword'), {
    confirmReset: ({ password }) => {
      saved.push(password);
      return Promise.resolve();
    },
  });
  const field = await screen.findByLabelText('New password');
  const save = screen.getByRole('button', { name: 'Save the password' });
  await user.type(field, '12345');
  expect(save).toHaveProperty('disabled', true);
  await user.type(field, '6');
  await user.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeDefined();
  expect(saved).toEqual(['123456']);
});

// Source: docs/specification.md#email-link-inherited.
test.each(triedLanguages)(
  'lets the user erase an account that another person may have created, in %s',
  async (language) => {
    const t = await textsOf(language);
    const inherited = { ...own, inheritedSince: new Date(2026, 4, 3).getTime() };
    const saved: NewPassword[] = [];
    const { user } = await followLink(
      linkTo('resetPassword'),
      {
        checkCode: () => Promise.resolve(inherited),
        confirmReset: (newPassword) => {
          saved.push(newPassword);
          return Promise.resolve();
        },
      },
      language,
    );
    const date = language === 'fr' ? '3 mai 2026' : '3 May 2026';
    await screen.findByText(t('emailAction.inherited.text', { date }));
    await user.type(screen.getByLabelText(t('fields.newPassword')), '123456');
    await user.click(screen.getByRole('switch', { name: t('emailAction.inherited.startOver') }));
    await user.click(screen.getByRole('button', { name: t('emailAction.inherited.submit') }));
    await screen.findByRole('heading', { level: 1, name: t('emailAction.inherited.doneTitle') });
    expect(saved).toEqual([{ code: 'code', password: '123456', startsOver: true }]);
  },
);

test('warns on confirmation that the account existed before, and links to a new password', async () => {
  await followLink(linkTo('verifyEmail'), { checkCode: () => Promise.resolve({ ...own, inheritedSince: 1 }) });
  const passwordLink = await screen.findByRole('link', { name: 'Choose a new password' });
  expect(passwordLink.getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByText(/^This account was made on/)).toBeDefined();
});

test('does not offer to erase the user’s own account', async () => {
  await followLink(linkTo('resetPassword'));
  await screen.findByLabelText('New password');
  expect(screen.queryByRole('switch')).toBeNull();
});
