import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { calendarSize } from '../theme/pickers.ts';
import tokens from '../theme/tokens.json' with { type: 'json' };
import { ClearButton } from './clear-button.tsx';
import { LazyCalendar } from './lazy-calendar.ts';
import type { Picker } from './picker.ts';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
}));

// As large as the calendar that is on its way.
const Place = styled('div')({
  ...calendarSize,
  width: 'calc(7 * var(--cell) + 24px)',
  minHeight: 'calc(7 * var(--cell) + 68px)',
});

/** The calendar in the page. */
export const InlineCalendar = ({ picker }: { readonly picker: Picker }) => (
  <Frame aria-label={picker.label}>
    <Suspense fallback={<Place />}>
      <LazyCalendar picker={picker} />
    </Suspense>
    <ClearButton picker={picker} />
  </Frame>
);
