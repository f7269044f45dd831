import { actionPath, type CodePurpose, linkModes } from '../../contract/identity.ts';
import { mailTexts, mailTextsOf } from './mail-texts.ts';
import type { Mail } from './send-mail.ts';

const productName = 'Mon budget';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder);

export type Lifetime = { readonly amount: number; readonly unit: 'hour' | 'day' };

/** Formats a lifetime in words, such as `24 hours`. */
const lifetimeText = ({ amount, unit }: Lifetime, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

export type MailRequest = {
  readonly uid: string;
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly lifetime: Lifetime;
  readonly language: string;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

/** Composes the mail of a code, with a link to the page that redeems it. */
export const composeMail = ({ uid, to, purpose, code, lifetime, language, publicUrl }: MailRequest): Mail => {
  const query = new URLSearchParams({ mode: linkModes[purpose], oobCode: code, lang: language });
  const link = `${publicUrl}${actionPath}?${query.toString()}`;
  const texts = mailTextsOf(language);
  const { subject, text } = texts[purpose];
  const validity = fill(texts.validity, { lifetime: lifetimeText(lifetime, language) });
  // The reader did not request this mail, but should react to it.
  const advice = purpose === 'RECOVER_EMAIL' ? texts.ownChange : texts.ignore;
  const lines = [texts.greeting, text, link, `${validity} ${advice}`, productName];
  return { uid, to, subject, link, text: lines.join('\n\n') };
};

export type ChangeNotice = {
  readonly user: { readonly uid: string; readonly email: string };
  readonly newEmail: string;
  readonly language: string;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

/**
 * Composes the notice that another address may replace the reader's address, and explains how to keep the address.
 * Source: docs/specification.md#email-change.
 */
export const composeChangeNotice = ({ user: { uid, email }, newEmail, language, publicUrl }: ChangeNotice): Mail => {
  const link = `${publicUrl}/forgot-password`;
  const { greeting, changeNotice } = mailTextsOf(language);
  const text = fill(changeNotice.text, { newEmail });
  const lines = [greeting, text, changeNotice.advice, link, productName];
  return { uid, to: email, subject: changeNotice.subject, link, text: lines.join('\n\n') };
};

export type WarningRequest = {
  readonly user: { readonly uid: string; readonly email: string };
  /** When the account will be deleted, in milliseconds since the epoch. */
  readonly deletedAt: number;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

/**
 * Composes the warning before an inactive account is deleted. It is in every language, because the owner's language is not stored.
 */
export const composeWarning = ({ user: { uid, email }, deletedAt, publicUrl }: WarningRequest): Mail => {
  const link = `${publicUrl}/login`;
  const subjects = [...mailTexts.values()].map(({ inactiveAccount }) => inactiveAccount.subject);
  const lines = [...mailTexts].flatMap(([language, { greeting, inactiveAccount }]) => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(deletedAt);
    return [greeting, fill(inactiveAccount.text, { day })];
  });
  return { uid, to: email, subject: subjects.join(' · '), text: [...lines, link, productName].join('\n\n'), link };
};
