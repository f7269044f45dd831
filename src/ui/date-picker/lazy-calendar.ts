import { lazy } from 'react';

const loadPopup = () => import('./popup.tsx');
const loadCalendar = () => import('./calendar.tsx');

// The grids of days and months weigh more than all the rest of a date picker.
export const LazyPopup = lazy(async () => ({ default: (await loadPopup()).Popup }));
export const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));
