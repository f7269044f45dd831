import account from '../../locales/en/account.json' with { type: 'json' };
import datePicker from '../../locales/en/date-picker.json' with { type: 'json' };
import parameters from '../../locales/en/parameters.json' with { type: 'json' };
import sheet from '../../locales/en/sheet.json' with { type: 'json' };
import table from '../../locales/en/table.json' with { type: 'json' };
import type { InsideMessages } from './messages.ts';

/** What only a signed-in person reads. */
export const englishInside: InsideMessages = { ...account, ...datePicker, ...parameters, ...sheet, ...table };
