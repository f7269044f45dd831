import texts from '../../locales/fr/email-action.json' with { type: 'json' };
import type { EmailActionMessages } from './messages.ts';

/** What whoever follows the link of a mail reads. */
export const frenchEmailAction: EmailActionMessages = texts;
