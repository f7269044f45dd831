import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { CalendarFrame } from './calendar/calendar-frame.ts';
import { ClearButton } from './clear-button.tsx';
import { LazyCalendar } from './lazy-calendar.ts';
import type { Picker } from './picker.ts';

const Inline = styled('fieldset')(({ theme: { vars, shape } }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));

/** The calendar in the page. */
export const InlineCalendar = ({ picker }: { readonly picker: Picker }) => (
  <Inline aria-label={picker.label}>
    <Suspense fallback={<CalendarFrame />}>
      <LazyCalendar picker={picker} />
    </Suspense>
    <ClearButton picker={picker} />
  </Inline>
);
