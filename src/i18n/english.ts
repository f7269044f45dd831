import { englishEmailAction } from './english-email-action.ts';
import { englishIllustration } from './english-illustration.ts';
import { englishInside } from './english-inside.ts';
import { englishOutside } from './english-outside.ts';
import { englishReview } from './english-review.ts';
import { englishSettings } from './english-settings.ts';
import type { Messages } from './messages.ts';

export const english: Messages = {
  ...englishOutside,
  ...englishEmailAction,
  ...englishIllustration,
  ...englishInside,
  ...englishSettings,
  ...englishReview,
};
