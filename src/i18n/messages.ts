import type datePicker from '../../locales/fr/date-picker.json';
import type messages from '../../locales/fr/messages.json';
import type session from '../../locales/fr/session.json';
import type sheet from '../../locales/fr/sheet.json';
import type shell from '../../locales/fr/shell.json';

/** Every text of the interface. French is the language that defines which texts there are. */
export type Messages = typeof datePicker & typeof messages & typeof session & typeof sheet & typeof shell;
