import { styled } from '@mui/material/styles';
import { lazyComponent } from '../loading/lazy-component.ts';
import { CalendarFrame } from './calendar/calendar-frame.ts';
import { ClearButton } from './clear-button.tsx';
import type { Picker } from './picker.ts';

const Calendar = lazyComponent(async () => (await import('./calendar/calendar.lazy.tsx')).Calendar, CalendarFrame);

const Inline = styled('fieldset')(({ theme: { vars, shape } }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));

export const InlineCalendar = ({ picker }: { readonly picker: Picker }) => (
  <Inline aria-label={picker.label}>
    <Calendar picker={picker} />
    <ClearButton picker={picker} />
  </Inline>
);
