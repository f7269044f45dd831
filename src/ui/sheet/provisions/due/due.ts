import { lazyComponent } from '../../../loading/lazy-component.ts';

const load = () => import('./due.lazy.ts');

// Not all look at when their provisions are due.
export const DueList = lazyComponent(async () => (await load()).DueList);
export const DueTotals = lazyComponent(async () => (await load()).DueTotals);
export const ShortMark = lazyComponent(async () => (await load()).ShortMark);
