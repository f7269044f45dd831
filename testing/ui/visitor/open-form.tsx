import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import type { IdentityFailure } from '../../../src/domain/identity/identity.ts';
import type { Language } from '../../../tests/support/texts.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { refuse } from '../account-effects.ts';
import { paths } from '../../../src/ui/shell/paths.ts';
import { renderApp } from '../render-app.tsx';
import { textsOf } from '../page-messages.ts';
import { ToastView } from '../../../src/ui/shell/toast-view.tsx';
import { ToastText } from '../../../src/ui/undo/toast-text.tsx';
import { ForgotPasswordScreen } from '../../../src/ui/screens/visitor/forgot-password-screen.lazy.tsx';
import { SignInScreen } from '../../../src/ui/screens/visitor/sign-in-screen.tsx';
import { SignUpScreen } from '../../../src/ui/screens/visitor/sign-up-screen.lazy.tsx';

/** The text typed into each field. */
export const typed = { name: 'Camille', email: 'camille@exemple.fr', password: 'orange-bleu-42' };
export type Field = keyof typeof typed;

export type Form = { readonly path: string; readonly submit: MessageKey; readonly fields: readonly Field[] };

export const signIn: Form = { path: paths.signIn, submit: 'signIn.submit', fields: ['email', 'password'] };
export const signUp: Form = { path: paths.signUp, submit: 'signUp.submit', fields: ['name', 'email', 'password'] };
export const forgottenPassword: Form = {
  path: paths.forgotPassword,
  submit: 'forgotPassword.submit',
  fields: ['email'],
};

const screens = (
  <>
    <Routes>
      <Route path={paths.signIn} element={<SignInScreen />} />
      <Route path={paths.signUp} element={<SignUpScreen />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
    </Routes>
    <ToastView action={() => null} text={ToastText} />
  </>
);

/** Renders a form and fills it in. Every submission is refused. */
export async function openForm(language: Language, { path, submit, fields }: Form) {
  const t = await textsOf(language);
  const sent: unknown[] = [];
  let reason: IdentityFailure = 'unknown';
  const refusal = (asked: unknown) => {
    sent.push(asked);
    return refuse(reason);
  };
  const effects = { signIn: refusal, createAccount: refusal, sendPasswordReset: refusal };
  const { user, app } = await renderApp(screens, { language, path, effects });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: t(submit) });
  const field = (key: Field) => screen.getByLabelText<HTMLInputElement>(t(`fields.${key}`));
  const fill = (key: Field, text: string) => {
    act(() => field(key).focus());
    fireEvent.input(field(key), { target: { value: text } });
  };
  for (const key of fields) fill(key, typed[key]);
  return {
    t,
    user,
    app,
    button,
    field,
    fill,
    sent,
    /** Submits the form. Runs `meanwhile` before the refusal. */
    attempt: async (failure: IdentityFailure, meanwhile?: () => void) => {
      reason = failure;
      const before = sent.length;
      fireEvent.click(button);
      if (meanwhile) act(meanwhile);
      await waitFor(() => expect([sent.length, button.getAttribute('aria-busy')]).toEqual([before + 1, 'false']));
    },
  };
}
