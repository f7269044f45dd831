import Fade from '@mui/material/Fade';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import type { IconName } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/icon.tsx';
import { coarsePointer, forcedColors } from '../media-queries.ts';
import { interactive } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

const { motion, radius } = tokens;

// Toasts have the colours of the other scheme: the state layer takes their text colour.
const inverseLayer = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

const alertIcon = (name: IconName) => createElement(Icon, { name, strokeWidth: 2 });

// The height of the footer. A longer text grows upwards.
const toastInFooter = {
  minHeight: 32,
  padding: '0 4px 0 12px',
  borderRadius: radius.inset,
  '& .MuiAlert-action': { gap: 4, paddingLeft: 8 },
  '& .MuiAlert-action > *': { minWidth: 26, height: 26, minHeight: 26, padding: '0 10px', borderRadius: 7 },
  '& .MuiAlert-action > .MuiIconButton-root': { width: 26, padding: 0 },
  '& .MuiButton-root': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  [coarsePointer]: { minHeight: 42, '& .MuiAlert-action > *': { height: 42, minHeight: 42 } },
} as const;

// A toast without its message. The button stays in the same place.
const actionOnlyInFooter = ({ vars }: Theme) =>
  ({
    visibility: 'hidden',
    '& .MuiAlert-root .MuiButton-root': {
      visibility: 'visible',
      color: vars.palette.ledger.onInverse,
      backgroundColor: vars.palette.ledger.inverse,
    },
  }) as const;

// Half the width: the totals in the other half stay readable.
const actionOnlyOnPhone = {
  width: '50%',
  padding: 0,
  '& .MuiAlert-icon, & .MuiAlert-message, & .MuiIconButton-root': { display: 'none' },
  '& .MuiAlert-action': { flex: 1, padding: 0 },
  '& .MuiButton-root': { flex: 1 },
} as const;

const toastOnPhone = {
  width: '100%',
  padding: '0 4px 0 14px',
  lineHeight: '16px',
  '& .MuiAlert-action': { gap: 0, paddingLeft: 6 },
} as const;

// Fits the totals of the bottom bar. Negative margins give its buttons their full height.
const toastInBottomBar = {
  minHeight: 37,
  borderRadius: radius.inset,
  '& .MuiAlert-action': { marginBlock: -4 },
} as const;

export const feedback = {
  MuiSnackbar: {
    defaultProps: {
      anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
      slots: { transition: Fade },
      transitionDuration: Number.parseInt(motion.base, 10),
    },
    styleOverrides: {
      root: {
        maxWidth: 'calc(100vw - 16px)',
        '@media print': { display: 'none' },
        // Without its message, the button would look like one of the dialog or the selection.
        '.MuiDialog-root &:has(> [role="none"]), [data-selecting] &:has(> [role="none"])': {
          display: 'none',
        },
      },
      // Toasts cover the footer, the totals in the bottom bar of a phone, or the top of a phone while a dialog is open.
      anchorOriginBottomCenter: ({ theme }) => ({
        [theme.breakpoints.up('md')]: {
          bottom: 1,
          '& .MuiAlert-root': toastInFooter,
          '&:has(> [role="none"])': actionOnlyInFooter(theme),
        },
        [theme.breakpoints.down('md')]: {
          right: 8,
          bottom: 'calc(8px + env(safe-area-inset-bottom))',
          left: 8,
          transform: 'none',
          justifyContent: 'flex-end',
          '& .MuiAlert-root': toastOnPhone,
          '& .MuiAlert-root[role="none"]': actionOnlyOnPhone,
          '&[data-aside]': { top: 6, bottom: 'auto' },
          '[data-bottom-bar] &': {
            position: 'absolute',
            top: 'auto',
            bottom: 4,
            '& .MuiAlert-root': toastInBottomBar,
          },
          '.MuiDialog-root &': { top: 6, bottom: 'auto' },
        },
      }),
      anchorOriginBottomLeft: ({ theme }) => ({
        zIndex: theme.zIndex.snackbar - 1,
        maxWidth: 'min(480px, 100vw - 16px)',
        [theme.breakpoints.up('md')]: { bottom: 44, left: 32 },
        [theme.breakpoints.down('md')]: { top: 8, right: 8, bottom: 'auto', left: 8, maxWidth: 'none' },
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        margin: 0,
        font: 'inherit',
        fontWeight: 600,
        color: vars.palette.text.primary,
      }),
    },
  },
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: alertIcon('info'),
        success: alertIcon('check'),
        warning: alertIcon('alert'),
        error: alertIcon('alert'),
      },
    },
    styleOverrides: {
      root: {
        alignItems: 'center',
        width: '100%',
        minHeight: 44,
        padding: '4px 8px 4px 14px',
        borderRadius: radius.card,
        fontWeight: 500,
        [forcedColors]: { border: '1px solid ButtonBorder' },
      },
      icon: { marginRight: 10, padding: 0, opacity: 1 },
      message: { flex: 1, padding: 0, overflowWrap: 'anywhere' },
      action: { alignItems: 'center', gap: 10, margin: 0, padding: '0 0 0 10px' },
      standard: ({ theme: { vars } }) => ({
        color: vars.palette.text.secondary,
        backgroundColor: vars.palette.ledger.raised,
      }),
      // Toasts.
      filled: ({ theme: { vars } }) => ({
        color: vars.palette.ledger.onInverse,
        backgroundColor: vars.palette.ledger.inverse,
        boxShadow: vars.palette.ledger.menuShadow,
        '& .MuiAlert-icon': { color: 'inherit' },
        '&.MuiAlert-colorSuccess .MuiAlert-icon': { color: vars.palette.ledger.positiveOnInverse },
        '&.MuiAlert-colorError .MuiAlert-icon': { color: vars.palette.ledger.negativeOnInverse },
        '& .MuiButtonBase-root': {
          color: 'inherit',
          ...interactive(
            { color: 'inherit', '--overlay-fill': inverseLayer(10) },
            { '--overlay-fill': inverseLayer(20) },
          ),
        },
        '& .Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -4, boxShadow: 'none' },
      }),
    },
  },
} satisfies Components<Theme>;
