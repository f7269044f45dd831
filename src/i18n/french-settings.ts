import account from '../../locales/fr/account.json' with { type: 'json' };
import commands from '../../locales/fr/commands.json' with { type: 'json' };
import parameters from '../../locales/fr/parameters.json' with { type: 'json' };
import table from '../../locales/fr/table.json' with { type: 'json' };
import type { SettingsMessages } from './messages.ts';

/** What is read where the person settles things or looks for them, and in what they take out. */
export const frenchSettings: SettingsMessages = { ...account, ...commands, ...parameters, ...table };
