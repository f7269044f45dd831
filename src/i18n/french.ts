import { frenchInside } from './french-inside.ts';
import { frenchOutside } from './french-outside.ts';
import { frenchReview } from './french-review.ts';
import { frenchSettings } from './french-settings.ts';
import type { Messages } from './messages.ts';

export const french: Messages = { ...frenchOutside, ...frenchInside, ...frenchSettings, ...frenchReview };
