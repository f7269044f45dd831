import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../media-queries.ts';
import { interactive, pressTransition, stateLayer } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

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

const { radius } = tokens;

export const buttons = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: ({ theme }) => stateLayer(theme) } },
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
        transition: pressTransition,
        // Keeps pointer events, because the title of a disabled button explains why it is disabled.
        '&.Mui-disabled, &[aria-disabled="true"]': {
          color: vars.palette.text.disabled,
          backgroundColor: vars.palette.ledger.muted,
          borderColor: 'transparent',
          pointerEvents: 'auto',
          cursor: 'default',
        },
        '&.MuiButton-loading': { color: vars.palette.text.secondary },
        '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
        // The focus is on the file input inside.
        '&:has(:focus-visible)': focusVisible,
        [touchOrNarrow]: { minHeight: 44, fontSize: '0.9375rem' },
      }),
      text: ({ theme: { vars } }) => ({
        color: vars.palette.text.secondary,
        backgroundColor: 'transparent',
        ...interactive({ color: vars.palette.text.primary }, {}),
      }),
      outlined: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        borderColor: vars.palette.ledger.lineStrong,
        backgroundColor: 'transparent',
        ...interactive({ borderColor: vars.palette.text.secondary }, {}),
      }),
      // Contained buttons change their background colour instead of a state layer.
      contained: { backgroundImage: 'none' },
      sizeLarge: {
        minHeight: 44,
        fontSize: '0.875rem',
        [touchOrNarrow]: { minHeight: 48, fontSize: '0.9375rem' },
      },
      startIcon: { margin: 0 },
      // Replaces the start icon, beside the text.
      loadingIndicator: { position: 'static' },
    },
    variants: [
      {
        props: { variant: 'tonal' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.ledger.onAccentContainer,
          backgroundColor: vars.palette.ledger.accentContainer,
          backgroundImage: 'none',
          ...interactive(
            { backgroundColor: vars.palette.ledger.accentContainerHover },
            { backgroundColor: vars.palette.ledger.accentContainerPressed },
          ),
        }),
      },
      {
        // A link to a page, marked while it is the current page.
        props: { variant: 'navigation' },
        style: ({ theme: { vars } }) => ({
          padding: '0 9px',
          fontWeight: 400,
          color: vars.palette.text.secondary,
          ...interactive({ color: vars.palette.text.primary }, {}),
          '&[aria-current="page"]': {
            fontWeight: 600,
            color: vars.palette.text.primary,
            backgroundColor: vars.palette.background.paper,
            boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
            [forcedColors]: forcedColorsSelection,
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
          ...interactive({ borderColor: vars.palette.error.main }, {}),
        }),
      },
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme: { vars } }) =>
          interactive(
            { backgroundColor: vars.palette.primary.dark },
            { backgroundColor: vars.palette.ledger.accentPressed },
          ),
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: ({ theme: { vars } }) =>
          interactive(
            { backgroundColor: vars.palette.error.dark },
            { backgroundColor: vars.palette.ledger.negativePressed },
          ),
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
        transition: pressTransition,
        color: vars.palette.text.secondary,
        '--IconButton-hoverBg': 'transparent',
        '&[aria-expanded="true"]': { color: vars.palette.text.primary, '--overlay-fill': vars.palette.action.hover },
        ...interactive({ color: vars.palette.text.primary }, {}),
        '&.Mui-disabled': { color: vars.palette.text.disabled, pointerEvents: 'auto' },
        [touchOrNarrow]: { width: 44, height: 44 },
      }),
      sizeSmall: { width: 28, height: 28, [touchOrNarrow]: { width: 44, height: 44 } },
    },
    variants: [
      {
        props: { color: 'primary' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.primary.contrastText,
          backgroundColor: vars.palette.primary.main,
          backgroundImage: 'none',
          ...interactive(
            { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.dark },
            { backgroundColor: vars.palette.ledger.accentPressed },
          ),
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
