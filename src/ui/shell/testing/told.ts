import { act } from '@testing-library/react';
import { type IdentityFailure, identityFailures } from '../../../domain/identity/identity.ts';
import type { Language } from '../../../i18n/language.ts';
import type { TFunction } from 'i18next';
import { createI18n } from '../../../i18n/i18n.ts';
import { allNamespaces } from '../../../i18n/message-key.ts';
import type { AppRef } from '../../../machines/app/app.machine.ts';

/** The texts of a language, for what a page must tell. */
export async function textsOf(language: Language): Promise<TFunction> {
  return (await createI18n(language, allNamespaces)).t;
}

/** What a page tells, and where. */
export type Told = {
  /** In passing, as an error. */
  readonly error?: string;
  /** In passing, as news. */
  readonly news?: string;
  /** In the form or the dialog, where it stays. */
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

/** Reads what the page tells now; what it does not tell is not there. */
export function toldOnPage(): Told {
  const dialog = document.querySelector('[role="dialog"]');
  const wrong = wrongFields();
  const told = {
    error: textAt('.MuiSnackbar-root [role="alert"] .MuiAlert-message'),
    news: textAt('.MuiSnackbar-root [role="status"] .MuiAlert-message'),
    // A dialog is read by what it announces; a form may have been told of in passing.
    note: textAt(dialog ? '[role="dialog"] [role="alert"]' : '[data-form-problem]'),
    ...(wrong.length > 0 && { fields: Object.fromEntries(wrong) }),
    ...(dialog && { dialog: labelled(dialog, 'aria-labelledby') }),
    codes: document.body.textContent.match(codes) ?? undefined,
  };
  return Object.fromEntries(Object.entries(told).filter(([, text]) => text !== undefined));
}

/** What is to be told of every failure: of those that are not named, the same. */
export const toldOf = (others: Told, named: Partial<Record<IdentityFailure, Told>>): Readonly<Record<string, Told>> =>
  Object.fromEntries(identityFailures.map((failure) => [failure, named[failure] ?? others]));

/** What the page tells of each failure that an attempt ends with, one after the other. */
export async function toldOfEach(app: AppRef, attempt: (failure: IdentityFailure) => Promise<unknown>) {
  const told: Record<string, Told> = {};
  for (const failure of identityFailures) {
    await attempt(failure);
    told[failure] = toldOnPage();
    // What is told next must be told by the next attempt.
    act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' }));
  }
  return told;
}
