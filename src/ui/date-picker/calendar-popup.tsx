import { useSelector } from '@xstate/react';
import { type ComponentProps, Suspense } from 'react';
import { LazyPopup } from './lazy-calendar.ts';

/** The calendar over the page while it is open; it is downloaded when it opens first. */
export function CalendarPopup(props: ComponentProps<typeof LazyPopup>) {
  const isOpen = useSelector(props.picker.actor, (snapshot) => snapshot.hasTag('open'));
  return <Suspense>{isOpen && <LazyPopup {...props} />}</Suspense>;
}
