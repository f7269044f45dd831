import type { Components, Theme } from '@mui/material/styles';
import { interactive, pressTransition } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    readonly inset: true;
  }
}

const { radius } = tokens;

/** Paper, cards, accordions, chips, skeletons. */
export const surfaces = {
  MuiPaper: {
    styleOverrides: { root: { transition: 'none', backgroundImage: 'none' } },
    variants: [
      {
        // Sunk into the surface around it.
        props: { variant: 'inset' },
        style: ({ theme: { vars, shape } }) => ({
          borderRadius: shape.inset,
          backgroundColor: vars.palette.ledger.sunken,
          boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
        }),
      },
    ],
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  // A section of the sheet, with a divider above it.
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        background: 'none',
        '&::before': { display: 'none' },
        '* + &': { borderTop: `1px solid ${vars.palette.divider}` },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        '&.Mui-focusVisible': { outlineOffset: -2 },
        // The arrow shows hover and press for the whole summary.
        backgroundImage: 'none',
        ...interactive(
          {
            '& .MuiAccordionSummary-expandIconWrapper': {
              color: theme.vars.palette.text.secondary,
              backgroundColor: theme.vars.palette.action.hover,
            },
          },
          {
            '& .MuiAccordionSummary-expandIconWrapper': {
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.action.pressed,
              transition: 'none',
            },
          },
        ),
      }),
      content: { alignItems: 'center', gap: 8, minWidth: 0, margin: 0 },
      expandIconWrapper: ({ theme: { vars } }) => ({
        padding: 4,
        borderRadius: radius.field,
        color: vars.palette.text.tertiary,
        transition: pressTransition,
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 4,
        padding: '0 8px',
        borderRadius: radius.pill,
        fontWeight: 600,
        transition: pressTransition,
        '&, &:hover': {
          color: vars.palette.ledger.onAccentContainer,
          backgroundColor: vars.palette.ledger.accentContainer,
        },
        '&:active': { boxShadow: 'none' },
      }),
      sizeSmall: { height: 20, fontSize: '0.6875rem' },
      sizeMedium: { height: 24, fontSize: '0.75rem' },
      colorSuccess: ({ theme: { vars } }) => ({
        '&, &:hover': {
          color: vars.palette.ledger.onPositiveContainer,
          backgroundColor: vars.palette.ledger.positiveContainer,
        },
      }),
      colorWarning: ({ theme: { vars } }) => ({
        '&, &:hover': {
          color: vars.palette.ledger.onWarningContainer,
          backgroundColor: vars.palette.ledger.warningContainer,
        },
      }),
      colorError: ({ theme: { vars } }) => ({
        '&, &:hover': {
          color: vars.palette.ledger.onNegativeContainer,
          backgroundColor: vars.palette.ledger.negativeContainer,
        },
      }),
      label: { padding: 0 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded', height: 10 },
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.ledger.skeleton }) },
  },
} satisfies Components<Theme>;
