import type account from '../../locales/fr/account.json';
import type datePicker from '../../locales/fr/date-picker.json';
import type departure from '../../locales/fr/departure.json';
import type merge from '../../locales/fr/merge.json';
import type table from '../../locales/fr/table.json';
import type messages from '../../locales/fr/messages.json';
import type parameters from '../../locales/fr/parameters.json';
import type review from '../../locales/fr/review.json';
import type session from '../../locales/fr/session.json';
import type sheet from '../../locales/fr/sheet.json';
import type shell from '../../locales/fr/shell.json';

/** The texts that a visitor may meet. */
export type OutsideMessages = typeof messages & typeof session & typeof shell;

/** The texts that only a signed-in person meets. */
export type InsideMessages = typeof datePicker & typeof sheet;

/** The texts of the settings, and of the files that are taken out there. */
export type SettingsMessages = typeof account & typeof parameters & typeof table;

/** The texts about what has not reached the server. */
export type ReviewMessages = typeof departure & typeof merge & typeof review;

/** Every text of the interface. French is the language that defines which texts there are. */
export type Messages = OutsideMessages & InsideMessages & SettingsMessages & ReviewMessages;
