import messages from '../../locales/en/messages.json' with { type: 'json' };
import session from '../../locales/en/session.json' with { type: 'json' };
import shell from '../../locales/en/shell.json' with { type: 'json' };
import type { OutsideMessages } from './messages.ts';

/** What a visitor reads. */
export const englishOutside: OutsideMessages = { ...messages, ...session, ...shell };
