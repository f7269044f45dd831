import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { lazyComponent } from '../loading/lazy-component.ts';

// Lazy, because the calendar is larger than the rest of the date picker.
const LazyPopup = lazyComponent(async () => (await import('./calendar-popup.lazy.tsx')).CalendarPopup);

/** Shows the calendar in a dialog while it is open. */
export function CalendarPopup(props: ComponentProps<typeof LazyPopup>) {
  const isOpen = useSelector(props.picker.actor, (snapshot) => snapshot.hasTag('open'));
  return isOpen && <LazyPopup {...props} />;
}
