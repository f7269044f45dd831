import { afterEach, describe, expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import { failure } from '../../../machines/toaster/toast.ts';
import { clearPage } from '../../../../testing/ui/render-app.tsx';
import { type PageMessages, messagesOf, messagesOfEach, messagesOnPage } from '../../../../testing/ui/page-messages.ts';
import {
  forgottenPassword,
  type Form,
  openForm,
  signIn,
  signUp,
  typed,
} from '../../../../testing/ui/visitor/open-form.tsx';

afterEach(clearPage);

type Table = (t: TFunction) => Readonly<Record<string, PageMessages>>;

const wrongEmail = (t: TFunction): PageMessages => ({
  error: t('toast.invalidEmail'),
  fields: { [t('fields.email')]: t('refusal.email') },
});

const ofSignIn: Table = (t) => {
  const wrong = {
    error: t('toast.wrongCredentials'),
    fields: { [t('fields.email')]: '', [t('fields.password')]: t('refusal.credentials') },
  };
  return messagesOf(
    { error: t('toast.signInFailed'), note: t('refusal.other') },
    {
      'invalid-email': wrongEmail(t),
      'user-disabled': { error: t('toast.userDisabled'), note: t('refusal.other') },
      'too-many-requests': { error: t('toast.signInFailed'), note: t('refusal.tooMany') },
      'user-not-found': wrong,
      'wrong-password': wrong,
      'invalid-credential': wrong,
    },
  );
};

const ofSignUp: Table = (t) =>
  messagesOf(
    { error: t('toast.signUpFailed'), note: t('refusal.other') },
    {
      'invalid-email': wrongEmail(t),
      'email-already-in-use': {
        error: t('toast.emailAlreadyInUse'),
        fields: { [t('fields.email')]: t('refusal.taken') },
      },
      'weak-password': { error: t('toast.weakPassword'), fields: { [t('fields.password')]: t('refusal.weak') } },
      'too-many-requests': { error: t('toast.tooManyRequests'), note: t('refusal.tooMany') },
    },
  );

const ofForgottenPassword: Table = (t) =>
  messagesOf(
    { error: t('toast.resetFailed'), note: t('refusal.other') },
    {
      'invalid-email': wrongEmail(t),
      'too-many-requests': { error: t('toast.tooManyRequests'), note: t('refusal.tooMany') },
      'user-not-found': {
        error: t('toast.resetUserNotFound'),
        fields: { [t('fields.email')]: t('refusal.noAccount') },
      },
    },
  );

const { email, password } = typed;
const credentials = { email, password };
const forms: readonly (readonly [string, Form, Table, values: unknown])[] = [
  ['the sign-in form', signIn, ofSignIn, credentials],
  ['the sign-up form', signUp, ofSignUp, credentials],
  ['the forgotten password form', forgottenPassword, ofForgottenPassword, email],
];

// Source: docs/specification.md#refusal-advice, docs/specification.md#no-codes.
describe.each(forms)('%s', (_name, form, refusals, values) => {
  test('shows each refusal next to the field and keeps the typed values', async () => {
    const { t, app, field, sent, attempt } = await openForm('fr', form);
    expect(await messagesOfEach(app, attempt)).toEqual(refusals(t));
    expect(sent).toEqual(sent.map(() => values));
    expect(form.fields.map((key) => field(key).value)).toEqual(form.fields.map((key) => typed[key]));
  });

  test('marks the invalid field while an unrelated error toast arrives', async () => {
    const { t, app, attempt } = await openForm('en', form);
    const other = failure('toast.networkFailed');
    await attempt('invalid-email', () =>
      app.getSnapshot().children.toaster?.send({ type: 'toast.requested', toast: other }),
    );
    expect(messagesOnPage().fields).toEqual({ [t('fields.email')]: t('refusal.email') });
  });

  test('clears the refusal when the user types', async () => {
    const { app, user, field, attempt } = await openForm('en', form);
    await attempt('invalid-email');
    app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' });
    await user.type(field('email'), 'x');
    expect(messagesOnPage()).toEqual({});
  });
});
