import datePicker from '../../locales/en/date-picker.json' with { type: 'json' };
import notices from '../../locales/en/notices.json' with { type: 'json' };
import sheet from '../../locales/en/sheet.json' with { type: 'json' };
import type { InsideMessages } from './messages.ts';

/** What only a signed-in person reads. */
export const englishInside: InsideMessages = { ...datePicker, ...notices, ...sheet };
