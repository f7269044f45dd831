export { frenchReview } from './french-review.ts';
export { frenchSettings } from './french-settings.ts';
