import { useSelector } from '@xstate/react';
import { type RefObject, Suspense } from 'react';
import { LazyPopup } from './lazy-calendar.ts';
import type { Picker } from './picker.ts';

type CalendarPopupProps = { readonly picker: Picker; readonly anchor: RefObject<HTMLElement | null> };

/** The calendar over the page while it is open; it is downloaded when it opens first. */
export function CalendarPopup({ picker, anchor }: CalendarPopupProps) {
  const isOpen = useSelector(picker.actor, (snapshot) => snapshot.hasTag('open'));
  return <Suspense>{isOpen && <LazyPopup picker={picker} anchor={anchor} />}</Suspense>;
}
