import type account from '../../locales/fr/account.json';
import type commands from '../../locales/fr/commands.json';
import type datePicker from '../../locales/fr/date-picker.json';
import type departure from '../../locales/fr/departure.json';
import type emailAction from '../../locales/fr/email-action.json';
import type illustration from '../../locales/fr/illustration.json';
import type merge from '../../locales/fr/merge.json';
import type table from '../../locales/fr/table.json';
import type messages from '../../locales/fr/messages.json';
import type notices from '../../locales/fr/notices.json';
import type parameters from '../../locales/fr/parameters.json';
import type review from '../../locales/fr/review.json';
import type session from '../../locales/fr/session.json';
import type sheet from '../../locales/fr/sheet.json';
import type shell from '../../locales/fr/shell.json';

// A plural form of French that other languages do without.
type InAnyLanguage<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_many` ? never : Key]: Texts[Key] extends string
    ? string
    : InAnyLanguage<Texts[Key]>;
};

/** The texts that a visitor may meet. */
export type OutsideMessages = InAnyLanguage<typeof messages & typeof session & typeof shell>;

/** The texts for whoever follows the link of a mail. */
export type EmailActionMessages = InAnyLanguage<typeof emailAction>;

/** The texts of the picture beside the forms, which narrow windows do without. */
export type IllustrationMessages = InAnyLanguage<typeof illustration>;

/** The texts that only a signed-in person meets. */
export type InsideMessages = InAnyLanguage<typeof datePicker & typeof notices & typeof sheet>;

/** The texts of the settings, of the commands that lead there, and of the files that are taken out there. */
export type SettingsMessages = InAnyLanguage<typeof account & typeof commands & typeof parameters & typeof table>;

/** The texts about what has not reached the server. */
export type ReviewMessages = InAnyLanguage<typeof departure & typeof merge & typeof review>;

/** Every text of the interface. French is the language that defines which texts there are. */
export type Messages = OutsideMessages &
  EmailActionMessages &
  IllustrationMessages &
  InsideMessages &
  SettingsMessages &
  ReviewMessages;
