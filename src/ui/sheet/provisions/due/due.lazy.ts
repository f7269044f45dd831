export { DueList } from './due-list.tsx';
export { DueTotals } from './due-totals.tsx';
export { ShortfallIcon } from './shortfall-icon.tsx';
