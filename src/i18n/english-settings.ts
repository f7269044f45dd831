import account from '../../locales/en/account.json' with { type: 'json' };
import commands from '../../locales/en/commands.json' with { type: 'json' };
import parameters from '../../locales/en/parameters.json' with { type: 'json' };
import table from '../../locales/en/table.json' with { type: 'json' };
import type { SettingsMessages } from './messages.ts';

/** What is read where the person settles things or looks for them, and in what they take out. */
export const englishSettings: SettingsMessages = { ...account, ...commands, ...parameters, ...table };
