import departure from '../../locales/fr/departure.json' with { type: 'json' };
import merge from '../../locales/fr/merge.json' with { type: 'json' };
import review from '../../locales/fr/review.json' with { type: 'json' };
import type { ReviewMessages } from './messages.ts';

/** What is read about changes that have not reached the server. */
export const frenchReview: ReviewMessages = { ...departure, ...merge, ...review };
