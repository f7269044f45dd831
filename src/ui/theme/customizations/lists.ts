import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../media-queries.ts';
import { interactive, pressTransition } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

const { radius } = tokens;

const item = ({ vars }: Theme): CSSObject => ({
  gap: 10,
  width: '100%',
  minHeight: 36,
  padding: '0 12px',
  borderRadius: radius.button,
  font: 'inherit',
  color: vars.palette.text.secondary,
  transition: pressTransition,
  // MUI's hover background would show under the state layer.
  '&:hover': { backgroundColor: 'transparent' },
  ...interactive({ color: vars.palette.text.primary }, {}),
  [touchOrNarrow]: {
    gap: 12,
    minHeight: 48,
    padding: '0 14px',
    borderRadius: radius.inset,
    fontSize: '0.9375rem',
    color: vars.palette.text.primary,
  },
});

export const lists = {
  MuiList: { styleOverrides: { root: { padding: 0, '.MuiPopover-paper > &': { padding: 6 } } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...item(theme),
        '&[aria-current="page"]': {
          fontWeight: 600,
          color: theme.vars.palette.ledger.onAccentContainer,
          backgroundColor: theme.vars.palette.action.selected,
          backgroundImage: 'none',
          ...interactive(
            { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.ledger.barFill}` },
            { backgroundColor: theme.vars.palette.ledger.selectedPressed },
          ),
          [forcedColors]: forcedColorsSelection,
        },
      }),
      // Draws the divider between two items, not along the round corners of one.
      divider: ({ theme: { vars } }) => ({
        marginBottom: 13,
        borderBottom: 0,
        '&::after': {
          position: 'absolute',
          inset: 'auto 12px -7px',
          borderBottom: `1px solid ${vars.palette.divider}`,
          content: '""',
        },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // MUI lowers menu items on wide screens.
      root: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { minHeight: 36 }, ...item(theme) }),
    },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        background: theme.vars.palette.ledger.raised,
        [forcedColors]: { border: '1px solid ButtonBorder' },
      }),
    },
  },
  MuiMenu: { defaultProps: { transitionDuration: 0 } },
} satisfies Components<Theme>;
