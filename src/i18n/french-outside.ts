import messages from '../../locales/fr/messages.json' with { type: 'json' };
import session from '../../locales/fr/session.json' with { type: 'json' };
import shell from '../../locales/fr/shell.json' with { type: 'json' };
import type { OutsideMessages } from './messages.ts';

/** What a visitor reads. */
export const frenchOutside: OutsideMessages = { ...messages, ...session, ...shell };
