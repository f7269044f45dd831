import type account from '../../locales/fr/account.json';
import type datePicker from '../../locales/fr/date-picker.json';
import type table from '../../locales/fr/table.json';
import type messages from '../../locales/fr/messages.json';
import type parameters from '../../locales/fr/parameters.json';
import type session from '../../locales/fr/session.json';
import type sheet from '../../locales/fr/sheet.json';
import type shell from '../../locales/fr/shell.json';

/** Every text of the interface. French is the language that defines which texts there are. */
export type Messages = typeof account &
  typeof datePicker &
  typeof table &
  typeof messages &
  typeof parameters &
  typeof session &
  typeof sheet &
  typeof shell;
