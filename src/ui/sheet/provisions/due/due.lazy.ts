export { DueList } from './due-list.tsx';
export { DueTotals } from './due-totals.tsx';
export { ShortMark } from './shortfall-icon.tsx';
