import texts from '../../locales/fr/illustration.json' with { type: 'json' };
import type { IllustrationMessages } from './messages.ts';

/** What the picture beside the forms shows. */
export const frenchIllustration: IllustrationMessages = texts;
