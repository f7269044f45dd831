import { act } from '@testing-library/react';
import { type IdentityFailure, identityFailures } from '../../src/domain/identity/identity.ts';
import type { Language } from '../../tests/support/texts.ts';
import type { TFunction } from 'i18next';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import type { AppRef } from '../../src/machines/app/app.machine.ts';

/** The texts of a language, to compare messages with. */
export async function textsOf(language: Language): Promise<TFunction> {
  return (await createI18n(language, allNamespaces)).t;
}

/** The messages on a page, by where they stand. */
export type PageMessages = {
  /** In a toast, as an alert. */
  readonly error?: string;
  /** In a toast, as a status. */
  readonly status?: string;
  /** In the form or the dialog. */
  readonly note?: string;
  /** What fields that are wrong say of it, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The dialog that has opened. */
  readonly dialog?: string;
  /** Names that only the provider, its library or the app itself uses. */
  readonly codes?: readonly string[];
};

const textAt = (selector: string) => document.querySelector(selector)?.textContent;
const labelled = (element: Element, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? '';

const wrongFields = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')];
  return fields.map((field) => [field.labels?.[0]?.textContent ?? '', labelled(field, 'aria-describedby')] as const);
};

const codes = new RegExp(
  ['auth/', '[Ff]irebase', '[A-Z]{2,}(?:_[A-Z]+)+', ...identityFailures.filter((name) => name.includes('-'))].join('|'),
  'gu',
);

/** Reads the messages on the page now; a place without one has no property. */
export function messagesOnPage(): PageMessages {
  const dialog = document.querySelector('[role="dialog"]');
  const wrong = wrongFields();
  const messages = {
    error: textAt('.MuiSnackbar-root [role="alert"] .MuiAlert-message'),
    status: textAt('.MuiSnackbar-root [role="status"] .MuiAlert-message'),
    // A dialog is read by what it announces; the refusal of a form may stand in a toast as well.
    note: textAt(dialog ? '[role="dialog"] [role="alert"]' : '[data-form-problem]'),
    ...(wrong.length > 0 && { fields: Object.fromEntries(wrong) }),
    ...(dialog && { dialog: labelled(dialog, 'aria-labelledby') }),
    codes: document.body.textContent.match(codes) ?? undefined,
  };
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== undefined));
}

/** The messages that each failure must give: `others` where it is not named. */
export const messagesOf = (
  others: PageMessages,
  named: Partial<Record<IdentityFailure, PageMessages>>,
): Readonly<Record<string, PageMessages>> =>
  Object.fromEntries(identityFailures.map((failure) => [failure, named[failure] ?? others]));

/** The messages on the page after each failure that an attempt ends with, one after the other. */
export async function messagesOfEach(app: AppRef, attempt: (failure: IdentityFailure) => Promise<unknown>) {
  const messages: Record<string, PageMessages> = {};
  for (const failure of identityFailures) {
    await attempt(failure);
    messages[failure] = messagesOnPage();
    // A message of this attempt must not pass for one of the next.
    act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' }));
  }
  return messages;
}
