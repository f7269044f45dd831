import account from '../../locales/fr/account.json' with { type: 'json' };
import datePicker from '../../locales/fr/date-picker.json' with { type: 'json' };
import table from '../../locales/fr/table.json' with { type: 'json' };
import messages from '../../locales/fr/messages.json' with { type: 'json' };
import parameters from '../../locales/fr/parameters.json' with { type: 'json' };
import session from '../../locales/fr/session.json' with { type: 'json' };
import sheet from '../../locales/fr/sheet.json' with { type: 'json' };
import shell from '../../locales/fr/shell.json' with { type: 'json' };
import type { Messages } from './messages.ts';

export const french: Messages = {
  ...account,
  ...datePicker,
  ...table,
  ...messages,
  ...parameters,
  ...session,
  ...sheet,
  ...shell,
};
