import account from '../../locales/en/account.json' with { type: 'json' };
import parameters from '../../locales/en/parameters.json' with { type: 'json' };
import table from '../../locales/en/table.json' with { type: 'json' };
import type { SettingsMessages } from './messages.ts';

/** What is read where the person settles things, and in what they take out. */
export const englishSettings: SettingsMessages = { ...account, ...parameters, ...table };
