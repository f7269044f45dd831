import { frenchEmailAction } from './french-email-action.ts';
import { frenchIllustration } from './french-illustration.ts';
import { frenchInside } from './french-inside.ts';
import { frenchOutside } from './french-outside.ts';
import { frenchReview } from './french-review.ts';
import { frenchSettings } from './french-settings.ts';
import type { Messages } from './messages.ts';

export const french: Messages = {
  ...frenchOutside,
  ...frenchEmailAction,
  ...frenchIllustration,
  ...frenchInside,
  ...frenchSettings,
  ...frenchReview,
};
