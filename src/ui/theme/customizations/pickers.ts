import type { CSSObject, Theme } from '@mui/material/styles';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';
import { forcedColors, forcedColorsSelection } from '../media-queries.ts';
import { interactive, stateLayer } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

/** The width and height of a cell, set by `CalendarFrame`. */
const cell = 'var(--cell)';

/** The short bar that marks a day. A border, because forced colours remove backgrounds. */
export const dayMark = ({ vars }: Theme): CSSObject => ({
  width: 14,
  borderBottom: `3px solid ${vars.palette.primary.main}`,
  borderRadius: tokens.radius.pill,
});

/** A day, month or year. A chosen day has `aria-selected`, a month or year `aria-checked`. */
export const pickerCell = (theme: Theme): CSSObject => ({
  ...stateLayer(theme),
  height: cell,
  borderRadius: tokens.radius.pill,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  '&, &:focus, &:hover': { backgroundColor: 'transparent' },
  '&[aria-current="date"]': {
    outline: 'none',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.ledger.lineStrong}`,
  },
  '&:disabled': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&&:is([aria-selected="true"], [aria-checked="true"])': {
    fontWeight: 600,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: 'none',
    backgroundImage: 'none',
    ...interactive(
      { backgroundColor: theme.vars.palette.primary.dark },
      { backgroundColor: theme.vars.palette.ledger.accentPressed },
    ),
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      ...forcedColorsSelection,
    },
  },
  '&&:focus-visible': { ...theme.focusVisible, outlineOffset: 1 },
});

/** The grid of months or years. */
export const pickerPage: CSSObject = {
  display: 'grid',
  columnGap: 8,
  alignContent: 'space-evenly',
  height: `calc(7 * ${cell})`,
};

// MUI clips pages to slide them, which would cut the focus ring at the ends of a week.
const unclipped: CSSObject = { overflow: 'visible' };

export const pickers = {
  MuiDateCalendar: {
    styleOverrides: { root: { ...unclipped, width: '100%', height: 'auto', maxHeight: 'none', margin: 0 } },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { width: cell, height: cell, margin: 0 },
      slideTransition: { minHeight: `calc(6 * ${cell})` },
      monthContainer: unclipped,
      weekContainer: { margin: 0 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...pickerCell(theme),
        width: cell,
        margin: 0,
        '&[data-marked]::after': { ...dayMark(theme), position: 'absolute', bottom: 4, content: '""' },
        '&[data-marked]:is(:disabled, [aria-selected="true"])::after': { borderColor: 'currentColor' },
      }),
    },
  },
  MuiMonthCalendar: {
    styleOverrides: {
      root: { ...pickerPage, gridTemplateColumns: 'repeat(3, 1fr)', width: '100%', padding: 0 },
      button: ({ theme }) => ({ ...pickerCell(theme), width: 'auto' }),
    },
  },
} satisfies PickerComponents<Theme>;
