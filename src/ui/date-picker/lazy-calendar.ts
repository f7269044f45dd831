import { latePart } from '../loading/lazy-component.ts';
import { CalendarFrame } from './calendar/calendar-frame.ts';

const loadPopup = () => import('./calendar-popup.lazy.tsx');
const loadCalendar = () => import('./calendar/calendar.lazy.tsx');

// The grids of days and months weigh more than all the rest of a date picker.
export const LazyPopup = latePart(async () => (await loadPopup()).Popup);
export const LazyCalendar = latePart(async () => (await loadCalendar()).Calendar, CalendarFrame);
