import { latePart } from '../shell/late-part.ts';
import { CalendarFrame } from './calendar/calendar-frame.ts';

const loadPopup = () => import('./popup.tsx');
const loadCalendar = () => import('./calendar/calendar.tsx');

// The grids of days and months weigh more than all the rest of a date picker.
export const LazyPopup = latePart(async () => (await loadPopup()).Popup);
export const LazyCalendar = latePart(async () => (await loadCalendar()).Calendar, CalendarFrame);
