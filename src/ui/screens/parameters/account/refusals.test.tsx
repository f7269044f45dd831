// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { IdentityFailure } from '../../../../domain/identity.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { Translate } from '../../../../i18n/use-translate.ts';
import { type AccountEffects, refuse } from '../../../sheet/testing/account-effects.ts';
import { languages, type Told, toldOf, toldOfEach, toldOnPage } from '../../../shell/testing/told.ts';
import { email, type Form, openForm, password } from './testing/open-form.tsx';

afterEach(cleanup);

/** Why each failure is, beside the field. */
const reasons = (t: Translate): Readonly<Record<Exclude<IdentityFailure, 'requires-recent-login'>, string>> => ({
  'invalid-email': t('toast.invalidEmail'),
  'user-disabled': t('account.failures.userDisabled'),
  'user-not-found': t('account.failures.userNotFound'),
  'wrong-password': t('account.failures.wrongPassword'),
  'invalid-credential': t('account.failures.invalidCredential'),
  'email-already-in-use': t('toast.emailAlreadyInUse'),
  'weak-password': t('toast.weakPassword'),
  'missing-password': t('account.failures.missingPassword'),
  'too-many-requests': t('toast.tooManyRequests'),
  'user-mismatch': t('account.failures.userMismatch'),
  'operation-not-allowed': t('account.failures.notAllowed'),
  'invalid-action-code': t('error.generic'),
  'expired-action-code': t('error.generic'),
  'user-token-expired': t('account.failures.signedOut'),
  'invalid-user-token': t('account.failures.signedOut'),
  'no-current-user': t('account.failures.signedOut'),
  'network-request-failed': t('account.failures.unreachable'),
  unknown: t('error.generic'),
});

/** What is told of every failure: an error, and its reason beside the field; a sign-in that is too old is told of nowhere. */
function refusalsOf(t: Translate, label: MessageKey, errors: Partial<Record<IdentityFailure, string>>, other: string) {
  const named = Object.entries(reasons(t)).map(([failure, reason]) => {
    const [, error = other] = Object.entries(errors).find(([name]) => name === failure) ?? [];
    return [failure, { error, fields: { [t(label)]: reason } }] as const;
  });
  return toldOf({ dialog: t('reauthentication.title') }, Object.fromEntries(named));
}
const emailRefusals = (t: Translate) => {
  const { 'invalid-email': invalid, 'email-already-in-use': taken, 'too-many-requests': tooMany } = reasons(t);
  const errors = { 'invalid-email': invalid, 'email-already-in-use': taken, 'too-many-requests': tooMany };
  return refusalsOf(t, 'account.email.new', errors, t('notice.emailChangeFailed'));
};
const passwordRefusals = (t: Translate) => refusalsOf(t, 'fields.newPassword', {}, t('notice.passwordChangeFailed'));

type Way = {
  readonly form: Form;
  readonly effects: (refusal: () => Promise<never>) => Partial<AccountEffects>;
  readonly refusals: (t: Translate) => Readonly<Record<string, Told>>;
};
const ways: Readonly<Record<string, Way>> = {
  'another address': {
    form: email,
    effects: (refusal) => ({ changeEmail: refusal, sendChangeLink: () => Promise.resolve() }),
    // The provider changes none directly.
    refusals: (t) => ({
      ...emailRefusals(t),
      'operation-not-allowed': { news: t('notice.emailLinkSent', { email: email.text }) },
    }),
  },
  'a link to another address': {
    form: email,
    effects: (refusal) => ({ changeEmail: () => refuse('operation-not-allowed'), sendChangeLink: refusal }),
    refusals: emailRefusals,
  },
  'another password': {
    form: password,
    effects: (refusal) => ({ changePassword: refusal }),
    refusals: passwordRefusals,
  },
};

describe.each(Object.entries(ways))('%s', (_, { form, effects, refusals }) => {
  test.each(languages)('in %s: each refusal is told in passing, with its reason beside the field', async (language) => {
    let reason: IdentityFailure = 'unknown';
    const { t, app, user, button, field, send } = await openForm(
      language,
      form,
      effects(() => refuse(reason)),
    );
    const attempt = async (failure: IdentityFailure) => {
      if (screen.queryByRole('dialog')) await user.click(screen.getByRole('button', { name: t('shell.cancel') }));
      reason = failure;
      await send();
      if (failure === 'requires-recent-login') await screen.findByRole('dialog');
      const isTaken = 'news' in toldOnPage();
      const typed = form.fields.map((label) => field(label).value);
      expect([failure, typed, button().disabled]).toEqual([
        failure,
        typed.map(() => (isTaken ? '' : form.text)),
        isTaken,
      ]);
    };
    expect(await toldOfEach(app, attempt)).toEqual(refusals(t));
  });
});
