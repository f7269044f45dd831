import type { Components, CSSObject, Theme } from '@mui/material/styles';
// Tells the theme of the calendars' parts.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { forcedColors, forThumbs } from './media-queries.ts';
import tokens from './tokens.json' with { type: 'json' };

/** The side of a day, of which every other measure of a calendar is made. */
export const calendarSize: CSSObject = {
  '--cell': '36px',
  [forThumbs]: { '--cell': '44px' },
  // Seven cells of 44 px and their frame are all that the narrowest screens hold.
  '@media (max-width: 359.95px)': { '--cell': 'calc((100vw - 40px) / 7)' },
};

/** A day, a month or a year. */
export const calendarCell = ({ vars, focusVisible }: Theme): CSSObject => ({
  height: 'var(--cell)',
  borderRadius: tokens.radius.pill,
  font: 'inherit',
  color: vars.palette.text.primary,
  transition: 'none',
  '&, &:focus': { backgroundColor: 'transparent' },
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[aria-current="date"]': { outline: 'none', boxShadow: `inset 0 0 0 1px ${vars.palette.ledger.lineStrong}` },
  '&:disabled': { color: vars.palette.text.disabled, opacity: 1 },
  '&[aria-selected="true"], &[aria-checked="true"]': {
    '&, &:focus': {
      fontWeight: 600,
      color: vars.palette.primary.contrastText,
      backgroundColor: vars.palette.primary.main,
      boxShadow: 'none',
    },
    '&:hover': { backgroundColor: vars.palette.primary.dark },
    [forcedColors]: {
      outline: '2px solid Highlight',
      outlineOffset: -2,
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  '&&:focus-visible': { ...focusVisible, outlineOffset: 1 },
});

/** The months or the years of a page, in so many columns. */
export const calendarPage = (columns: number): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  columnGap: 8,
  alignContent: 'space-evenly',
  width: '100%',
  height: 'calc(7 * var(--cell))',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
});

/** The calendars. */
export const pickers: Components<Theme> = {
  MuiDateCalendar: { styleOverrides: { root: { width: '100%', height: 'auto', maxHeight: 'none', margin: 0 } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: ({ theme: { vars } }) => ({
        width: 'var(--cell)',
        height: 'var(--cell)',
        margin: 0,
        fontSize: '0.75rem',
        color: vars.palette.text.secondary,
      }),
      slideTransition: { minHeight: 'calc(6 * var(--cell))' },
      weekContainer: { margin: 0 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => ({
        '--PickerDay-size': 'var(--cell)',
        '--PickerDay-horizontalMargin': 0,
        ...calendarCell(theme),
      }),
    },
  },
  MuiMonthCalendar: {
    styleOverrides: {
      root: calendarPage(3),
      button: ({ theme }) => ({ width: 'auto', margin: 0, ...calendarCell(theme) }),
    },
  },
};
