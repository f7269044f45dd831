import type { Mail } from './mail.ts';

export type WarningRequest = {
  readonly user: { readonly uid: string; readonly email: string };
  /** When the account will be deleted, in milliseconds since the epoch. */
  readonly deletedAt: number;
  /** Where the app is reached, without a slash at the end. */
  readonly publicUrl: string;
};

/** The mail that warns the owner of an account that nobody has opened for long; in both languages, as theirs is not known. */
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
