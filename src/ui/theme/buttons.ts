import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, forcedSelection, forThumbs } from './media-queries.ts';
import tokens from './tokens.json' with { type: 'json' };

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    readonly tonal: true;
    readonly navigation: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    readonly outlined: true;
  }
}

const { motion, radius } = tokens;

/** What is pressed. */
export const buttons = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: ({ theme: { vars, focusVisible } }) => ({
        gap: 8,
        minWidth: 'auto',
        minHeight: 32,
        padding: '0 12px',
        border: '1px solid transparent',
        whiteSpace: 'nowrap',
        transition: `background-color ${motion.fast} ${motion.ease}`,
        // What does nothing now looks so, whether it can have the focus or not, and can be pointed at for the reason.
        '&.Mui-disabled, &[aria-disabled="true"]': {
          color: vars.palette.text.disabled,
          backgroundColor: vars.palette.action.hover,
          borderColor: 'transparent',
          pointerEvents: 'auto',
          cursor: 'default',
        },
        '&.MuiButton-loading': { color: vars.palette.text.secondary },
        '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
        // That of a field inside, such as one that chooses a file.
        '&:has(:focus-visible)': focusVisible,
        [forThumbs]: { minHeight: 44, fontSize: '0.9375rem' },
      }),
      text: ({ theme: { vars } }) => ({
        color: vars.palette.text.secondary,
        '&:hover': { backgroundColor: vars.palette.action.hover },
      }),
      outlined: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        borderColor: vars.palette.ledger.lineStrong,
        '&:hover': { backgroundColor: vars.palette.action.hover },
      }),
      sizeLarge: {
        minHeight: 44,
        fontSize: '0.875rem',
        [forThumbs]: { minHeight: 48, fontSize: '0.9375rem' },
      },
      startIcon: { margin: 0 },
      // In the place of an icon, beside the text.
      loadingIndicator: { position: 'static' },
    },
    variants: [
      {
        props: { variant: 'tonal' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.ledger.onAccentContainer,
          backgroundColor: vars.palette.ledger.accentContainer,
          '&:hover': { backgroundColor: vars.palette.action.selected },
        }),
      },
      {
        // A link to a page, which is marked while it is shown.
        props: { variant: 'navigation' },
        style: ({ theme: { vars } }) => ({
          padding: '0 9px',
          fontWeight: 400,
          transition: 'none',
          color: vars.palette.text.secondary,
          '&:hover': { color: vars.palette.text.primary, backgroundColor: 'transparent' },
          '&[aria-current="page"]': {
            fontWeight: 600,
            color: vars.palette.text.primary,
            backgroundColor: vars.palette.background.paper,
            boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
            [forcedColors]: forcedSelection,
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'error' },
        style: ({ theme: { vars } }) => ({
          '&:not(.Mui-disabled, [aria-disabled="true"])': {
            color: vars.palette.error.main,
            borderColor: vars.palette.error.main,
          },
        }),
      },
      {
        props: { variant: 'contained', color: 'error' },
        // Darker still would not stand out of the dark.
        style: ({ theme }) =>
          theme.applyStyles('dark', { '&:hover': { backgroundColor: theme.vars.palette.error.light } }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: radius.button,
        transition: 'none',
        color: vars.palette.text.secondary,
        '&:hover, &[aria-expanded="true"]': {
          color: vars.palette.text.primary,
          backgroundColor: vars.palette.action.hover,
        },
        '&.Mui-disabled': { color: vars.palette.text.disabled, pointerEvents: 'auto' },
        [forThumbs]: { width: 44, height: 44 },
      }),
      // Inside a field.
      sizeSmall: { width: 28, height: 28, [forThumbs]: { width: 44, height: 44 } },
    },
    variants: [
      {
        // The one that a form is sent with.
        props: { color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.primary.contrastText,
          backgroundColor: vars.palette.primary.main,
          '&:hover': { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.dark },
          '&.Mui-disabled': { color: vars.palette.text.tertiary, backgroundColor: 'transparent' },
        }),
      },
      {
        props: { color: 'outlined' },
        style: ({ theme: { vars } }) => ({
          boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
          [forcedColors]: { border: '1px solid ButtonBorder' },
        }),
      },
    ],
  },
} satisfies Components<Theme>;
