import departure from '../../locales/en/departure.json' with { type: 'json' };
import merge from '../../locales/en/merge.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import type { ReviewMessages } from './messages.ts';

/** What is read about changes that have not reached the server. */
export const englishReview: ReviewMessages = { ...departure, ...merge, ...review };
