import account from '../../locales/en/account.json' with { type: 'json' };
import datePicker from '../../locales/en/date-picker.json' with { type: 'json' };
import table from '../../locales/en/table.json' with { type: 'json' };
import messages from '../../locales/en/messages.json' with { type: 'json' };
import parameters from '../../locales/en/parameters.json' with { type: 'json' };
import session from '../../locales/en/session.json' with { type: 'json' };
import sheet from '../../locales/en/sheet.json' with { type: 'json' };
import shell from '../../locales/en/shell.json' with { type: 'json' };
import type { Messages } from './messages.ts';

export const english: Messages = {
  ...account,
  ...datePicker,
  ...table,
  ...messages,
  ...parameters,
  ...session,
  ...sheet,
  ...shell,
};
