import datePicker from '../../locales/fr/date-picker.json' with { type: 'json' };
import notices from '../../locales/fr/notices.json' with { type: 'json' };
import sheet from '../../locales/fr/sheet.json' with { type: 'json' };
import type { InsideMessages } from './messages.ts';

/** What only a signed-in person reads. */
export const frenchInside: InsideMessages = { ...datePicker, ...notices, ...sheet };
