import { Suspense } from 'react';
import { ClearButton } from './clear-button.tsx';
import { LazyCalendar } from './lazy-calendar.ts';
import type { Picker } from './picker.ts';

/** The calendar in the page. */
export const InlineCalendar = ({ picker }: { readonly picker: Picker }) => (
  <fieldset className="date-picker-inline" aria-label={picker.label}>
    <Suspense fallback={<div className="date-picker" />}>
      <LazyCalendar picker={picker} />
    </Suspense>
    <ClearButton picker={picker} />
  </fieldset>
);
