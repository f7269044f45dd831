import texts from '../../locales/en/illustration.json' with { type: 'json' };
import type { IllustrationMessages } from './messages.ts';

/** What the picture beside the forms shows. */
export const englishIllustration: IllustrationMessages = texts;
