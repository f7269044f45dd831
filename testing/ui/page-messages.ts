import { act } from '@testing-library/react';
import { type IdentityFailure, identityFailures } from '../../src/domain/identity/identity.ts';
import type { Language } from '../../tests/support/texts.ts';
import type { TFunction } from 'i18next';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import type { AppRef } from '../../src/machines/app/app.machine.ts';

export async function textsOf(language: Language): Promise<TFunction> {
  return (await createI18n(language, allNamespaces)).t;
}

/** The messages on a page, by location. */
export type PageMessages = {
  /** A toast with the role `alert`. */
  readonly error?: string;
  /** A toast with the role `status`. */
  readonly status?: string;
  /** The message of the form or the dialog. */
  readonly note?: string;
  /** The descriptions of invalid fields, by label. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The title of the open dialog. */
  readonly dialog?: string;
  /** Technical names that must not be shown. */
  readonly codes?: readonly string[];
};

const textAt = (selector: string) => document.querySelector(selector)?.textContent;
const labelled = (element: Element, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? '';

const invalidFields = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')];
  return fields.map((field) => [field.labels?.[0]?.textContent ?? '', labelled(field, 'aria-describedby')] as const);
};

const codes = new RegExp(
  ['auth/', '[Ff]irebase', '[A-Z]{2,}(?:_[A-Z]+)+', ...identityFailures.filter((name) => name.includes('-'))].join('|'),
  'gu',
);

/** Reads the current messages on the page. Locations without a message are absent. */
export function messagesOnPage(): PageMessages {
  const dialog = document.querySelector('[role="dialog"]');
  const invalid = invalidFields();
  const messages = {
    error: textAt('.MuiSnackbar-root [role="alert"] .MuiAlert-message'),
    status: textAt('.MuiSnackbar-root [role="status"] .MuiAlert-message'),
    // An open dialog shows the message. A form may show it in a toast too.
    note: textAt(dialog ? '[role="dialog"] [role="alert"]' : '[data-form-problem]'),
    ...(invalid.length > 0 && { fields: Object.fromEntries(invalid) }),
    ...(dialog && { dialog: labelled(dialog, 'aria-labelledby') }),
    codes: document.body.textContent.match(codes) ?? undefined,
  };
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== undefined));
}

/** The expected messages of each failure: `others` for failures that are not listed. */
export const messagesOf = (
  others: PageMessages,
  named: Partial<Record<IdentityFailure, PageMessages>>,
): Readonly<Record<string, PageMessages>> =>
  Object.fromEntries(identityFailures.map((failure) => [failure, named[failure] ?? others]));

/** Makes an attempt fail in each way, and collects the messages on the page. */
export async function messagesOfEach(app: AppRef, attempt: (failure: IdentityFailure) => Promise<unknown>) {
  const messages: Record<string, PageMessages> = {};
  for (const failure of identityFailures) {
    await attempt(failure);
    messages[failure] = messagesOnPage();
    // Removes the toast before the next attempt.
    act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' }));
  }
  return messages;
}
