import { lazyComponent } from '../../../loading/lazy-component.ts';

const load = () => import('./due.lazy.ts');

// Loaded on request, because few users open the due dates.
export const DueList = lazyComponent(async () => (await load()).DueList);
export const DueTotals = lazyComponent(async () => (await load()).DueTotals);
export const ShortfallIcon = lazyComponent(async () => (await load()).ShortfallIcon);
