import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Language } from '../../../tests/support/texts.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { WorkspaceDialogs } from '../../../src/ui/dialogs/workspace-dialogs.tsx';
import type { AccountEffects } from '../account-effects.ts';
import { renderSignedIn } from '../render-signed-in.tsx';
import { textsOf } from '../page-messages.ts';
import { ToastView } from '../../../src/ui/shell/toast-view.tsx';
import { ToastText } from '../../../src/ui/undo/toast-text.tsx';
import { EmailSection } from '../../../src/ui/screens/parameters/account/email-section.tsx';
import { PasswordSection } from '../../../src/ui/screens/parameters/account/password-section.tsx';

export type Form = {
  readonly section: ReactNode;
  readonly fields: readonly MessageKey[];
  /** The text typed into each field. */
  readonly text: string;
};

export const email: Form = { section: <EmailSection />, fields: ['account.email.new'], text: 'new@example.org' };
export const password: Form = {
  section: <PasswordSection />,
  fields: ['fields.newPassword', 'account.password.repeated'],
  text: 'violet-sombre-7',
};

// Queried each time, because a successful change renders a new form.
const button = () => {
  const found = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
  if (!found) throw new Error('The form has no submit button.');
  return found;
};

/** Renders a form on a page with a stopped clock, so that toasts stay. */
export async function openForm(language: Language, { section, fields, text }: Form, account: Partial<AccountEffects>) {
  const t = await textsOf(language);
  const page = (
    <>
      {section}
      <WorkspaceDialogs />
      <ToastView action={() => null} text={ToastText} />
    </>
  );
  const { app, user } = await renderSignedIn(page, { language, account });
  const field = (label: MessageKey) => screen.getByLabelText<HTMLInputElement>(t(label));
  const fill = (label: MessageKey, typed: string) => {
    act(() => field(label).focus());
    fireEvent.input(field(label), { target: { value: typed } });
  };
  /** Fills in the form and submits it. */
  const send = async () => {
    for (const label of fields) fill(label, text);
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'));
  };
  return { t, app, user, button, field, fill, send };
}
