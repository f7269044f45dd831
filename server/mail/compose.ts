import { actionPath, type CodePurpose, linkModes } from '../../contract/identity.ts';
import type { Mail } from './send-mail.ts';

export type MailLanguage = 'fr' | 'en';

/** French for French clients, English for all others. Source: docs/specification.md#server-mails. */
export const mailLanguage = (locale: string | undefined): MailLanguage =>
  locale !== undefined && /^fr\b/i.test(locale) ? 'fr' : 'en';

type Text = { readonly subject: string; readonly lines: readonly string[] };

const texts: Record<MailLanguage, Record<CodePurpose, Text>> = {
  fr: {
    VERIFY_EMAIL: {
      subject: 'Vérifiez votre adresse email',
      lines: ['Bonjour,', 'Ouvrez ce lien pour vérifier votre adresse email :'],
    },
    PASSWORD_RESET: {
      subject: 'Réinitialisez votre mot de passe',
      lines: ['Bonjour,', 'Ouvrez ce lien pour choisir un nouveau mot de passe :'],
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirmez votre nouvelle adresse email',
      lines: ['Bonjour,', 'Ouvrez ce lien pour utiliser cette adresse email avec votre compte :'],
    },
    RECOVER_EMAIL: {
      subject: 'Votre adresse email a été changée',
      lines: [
        'Bonjour,',
        "Si vous n'êtes pas à l'origine de ce changement, ouvrez ce lien pour revenir à cette adresse :",
      ],
    },
  },
  en: {
    VERIFY_EMAIL: {
      subject: 'Verify your email address',
      lines: ['Hello,', 'Open this link to verify your email address:'],
    },
    PASSWORD_RESET: {
      subject: 'Reset your password',
      lines: ['Hello,', 'Open this link to choose a new password:'],
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirm your new email address',
      lines: ['Hello,', 'Open this link to use this email address with your account:'],
    },
    RECOVER_EMAIL: {
      subject: 'Your email address was changed',
      lines: ['Hello,', 'If you did not change it, open this link to go back to this address:'],
    },
  },
};

const lifetimeTexts: Record<MailLanguage, (lifetime: string) => string> = {
  fr: (lifetime) => `Ce lien est valable ${lifetime}.`,
  en: (lifetime) => `This link is valid for ${lifetime}.`,
};

const unexpected: Record<MailLanguage, string> = {
  fr: "Si vous n'avez rien demandé, ignorez ce message.",
  en: 'If you asked for nothing, ignore this message.',
};

// Here the reader acts on what they did not ask for.
const unexpectedChange: Record<MailLanguage, string> = {
  fr: "Si c'était vous, il n'y a rien à faire.",
  en: 'If it was you, there is nothing to do.',
};

/** How long a code is valid. */
export type Lifetime = { readonly amount: number; readonly unit: 'hour' | 'day' };

/** A lifetime in words, such as `24 hours`. */
const lifetimeText = ({ amount, unit }: Lifetime, language: MailLanguage): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

export type MailRequest = {
  readonly uid: string;
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly lifetime: Lifetime;
  readonly language: MailLanguage;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

/** The mail that carries a code, with a link to the app's own page for it. */
export const composeMail = ({ uid, to, purpose, code, lifetime, language, publicUrl }: MailRequest): Mail => {
  const query = new URLSearchParams({ mode: linkModes[purpose], oobCode: code, lang: language });
  const link = `${publicUrl}${actionPath}?${query.toString()}`;
  const { subject, lines } = texts[language][purpose];
  const validity = lifetimeTexts[language](lifetimeText(lifetime, language));
  const { [language]: advice } = purpose === 'RECOVER_EMAIL' ? unexpectedChange : unexpected;
  return { uid, to, subject, link, text: [...lines, link, `${validity} ${advice}`, 'Mon budget'].join('\n\n') };
};

export type ChangeNotice = {
  readonly user: { readonly uid: string; readonly email: string };
  readonly newEmail: string;
  readonly language: MailLanguage;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

const noticeTexts: Record<MailLanguage, (newEmail: string) => Text> = {
  fr: (newEmail) => ({
    subject: 'Votre adresse email va changer',
    lines: [
      'Bonjour,',
      `Quelqu'un a demandé à remplacer l'adresse de votre compte par ${newEmail}. Votre adresse actuelle reste valable tant que le lien envoyé à la nouvelle n'est pas ouvert.`,
      "Si c'était vous, pour annuler, n'ouvrez pas ce lien. Si ce n'était pas vous, choisissez un nouveau mot de passe : le lien ne fonctionnera plus.",
    ],
  }),
  en: (newEmail) => ({
    subject: 'Your email address is about to change',
    lines: [
      'Hello,',
      `Somebody asked to replace the address of your account with ${newEmail}. Your current address stays valid until the link sent to the new one is opened.`,
      'If it was you, to cancel, do not open that link. If it was not you, choose a new password: the link will stop working.',
    ],
  }),
};

/** The mail that tells an address that another one may replace it, and how to keep it. Source: docs/specification.md#email-change. */
export const composeChangeNotice = ({ user: { uid, email }, newEmail, language, publicUrl }: ChangeNotice): Mail => {
  const link = `${publicUrl}/forgot-password`;
  const { subject, lines } = noticeTexts[language](newEmail);
  return { uid, to: email, subject, link, text: [...lines, link, 'Mon budget'].join('\n\n') };
};

export type WarningRequest = {
  readonly user: { readonly uid: string; readonly email: string };
  /** When the account will be deleted, in milliseconds since the epoch. */
  readonly deletedAt: number;
  /** Base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
};

/** The warning before an inactive account is deleted; in both languages, as the owner's is not stored. */
export const composeWarning = ({ user: { uid, email }, deletedAt, publicUrl }: WarningRequest): Mail => {
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(deletedAt);
  const link = `${publicUrl}/login`;
  const text = [
    'Bonjour,',
    `Vous n'avez pas ouvert Mon budget depuis longtemps. Votre compte, avec tout ce qu'il contient, sera supprimé le ${day('fr')}. Pour le garder, connectez-vous avant cette date.`,
    'Hello,',
    `You have not opened Mon budget for a long time. Your account, with everything in it, will be deleted on ${day('en')}. To keep it, sign in before that day.`,
    link,
    'Mon budget',
  ];
  return {
    uid,
    to: email,
    subject: 'Votre compte va être supprimé · Your account will be deleted',
    text: text.join('\n\n'),
    link,
  };
};
