import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { IdentityFailure } from '../../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { TFunction } from 'i18next';
import { type AccountEffects, refuse } from '../../../../../testing/ui/account-effects.ts';
import { type PageMessages, messagesOfEach, messagesOnPage } from '../../../../../testing/ui/page-messages.ts';
import { reasonsIn } from '../../../../../testing/ui/account/reasons.ts';
import { email, type Form, openForm, password } from '../../../../../testing/ui/account/open-form.tsx';

afterEach(cleanup);

/** The toast and the reason next to the field, by failure. A sign-in that is too old opens the reauthentication. */
function refusalsOf(t: TFunction, label: MessageKey, other: string, errors: Readonly<Record<string, string>> = {}) {
  const named = Object.entries(reasonsIn(t)).map(([failure, reason]) => {
    const messages: PageMessages = { error: errors[failure] ?? other, fields: { [t(label)]: reason } };
    return [failure, messages] as const;
  });
  return { ...Object.fromEntries(named), 'requires-recent-login': { dialog: t('reauthentication.title') } };
}
const emailRefusals = (t: TFunction) =>
  refusalsOf(t, 'account.email.new', t('notice.emailChangeFailed'), {
    'invalid-email': t('toast.invalidEmail'),
    'email-already-in-use': t('toast.emailAlreadyInUse'),
    'too-many-requests': t('toast.tooManyRequests'),
  });
const passwordRefusals = (t: TFunction) => refusalsOf(t, 'fields.newPassword', t('notice.passwordChangeFailed'));

type Case = {
  readonly form: Form;
  readonly effects: (refusal: () => Promise<never>) => Partial<AccountEffects>;
  readonly refusals: (t: TFunction) => Readonly<Record<string, PageMessages>>;
};
const cases: Readonly<Record<string, Case>> = {
  'an email change': {
    form: email,
    effects: (refusal) => ({ sendChangeLink: refusal, changeEmail: () => refuse('invalid-email') }),
    // Without links the provider changes the address directly, which fails here.
    refusals: (t) => ({
      ...emailRefusals(t),
      'operation-not-allowed': {
        error: t('toast.invalidEmail'),
        fields: { [t('account.email.new')]: t('toast.invalidEmail') },
      },
    }),
  },
  'an email change without a link': {
    form: email,
    effects: (refusal) => ({ sendChangeLink: () => refuse('operation-not-allowed'), changeEmail: refusal }),
    refusals: emailRefusals,
  },
  'a password change': {
    form: password,
    effects: (refusal) => ({ changePassword: refusal }),
    refusals: passwordRefusals,
  },
};

// Source: docs/specification.md#failure-reasons, docs/specification.md#no-codes.
describe.each(Object.entries(cases))('%s', (_, { form, effects, refusals }) => {
  test('shows each refusal in a toast, and the reason next to the field', async () => {
    let reason: IdentityFailure = 'unknown';
    const { t, app, user, button, field, send } = await openForm(
      'fr',
      form,
      effects(() => refuse(reason)),
    );
    const attempt = async (failure: IdentityFailure) => {
      if (screen.queryByRole('dialog')) await user.click(screen.getByRole('button', { name: t('shell.cancel') }));
      reason = failure;
      await send();
      if (failure === 'requires-recent-login') await screen.findByRole('dialog');
      const isTaken = 'status' in messagesOnPage();
      const typed = form.fields.map((label) => field(label).value);
      expect([failure, typed, button().disabled]).toEqual([
        failure,
        typed.map(() => (isTaken ? '' : form.text)),
        isTaken,
      ]);
    };
    expect(await messagesOfEach(app, attempt)).toEqual(refusals(t));
  });
});
