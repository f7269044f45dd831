import account from '../../locales/fr/account.json' with { type: 'json' };
import datePicker from '../../locales/fr/date-picker.json' with { type: 'json' };
import parameters from '../../locales/fr/parameters.json' with { type: 'json' };
import sheet from '../../locales/fr/sheet.json' with { type: 'json' };
import table from '../../locales/fr/table.json' with { type: 'json' };
import type { InsideMessages } from './messages.ts';

/** What only a signed-in person reads. */
export const frenchInside: InsideMessages = { ...account, ...datePicker, ...parameters, ...sheet, ...table };
