import account from '../../locales/fr/account.json' with { type: 'json' };
import parameters from '../../locales/fr/parameters.json' with { type: 'json' };
import table from '../../locales/fr/table.json' with { type: 'json' };
import type { SettingsMessages } from './messages.ts';

/** What is read where the person settles things, and in what they take out. */
export const frenchSettings: SettingsMessages = { ...account, ...parameters, ...table };
