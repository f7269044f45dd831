import { latePart } from '../../../loading/lazy-component.ts';

const load = () => import('./due.lazy.ts');

// Not all look at when their provisions are due.
export const DueList = latePart(async () => (await load()).DueList);
export const DueTotals = latePart(async () => (await load()).DueTotals);
export const ShortMark = latePart(async () => (await load()).ShortMark);
