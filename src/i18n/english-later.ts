export { englishReview } from './english-review.ts';
export { englishSettings } from './english-settings.ts';
