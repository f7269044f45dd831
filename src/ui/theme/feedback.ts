import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import type { IconName } from '../controls/icon-paths.ts';
import { Icon } from '../controls/icon.tsx';
import { forcedColors } from './media-queries.ts';
import tokens from './tokens.json' with { type: 'json' };

const { motion, radius } = tokens;

const alertIcon = (name: IconName) => createElement(Icon, { name, strokeWidth: 2 });

/** Feedback: alerts, toasts, progress. */
export const feedback = {
  MuiSnackbar: {
    defaultProps: { transitionDuration: Number.parseInt(motion.base, 10) },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 'min(480px, 100vw - 16px)',
        // Above what MUI says at that width.
        [theme.breakpoints.up('sm')]: { bottom: 44 },
        [theme.breakpoints.down('md')]: { right: 8, bottom: 16, left: 8, maxWidth: 'none' },
        '@media print': { display: 'none' },
      }),
      anchorOriginBottomRight: ({ theme }) => ({
        [theme.breakpoints.up('md')]: { right: 32 },
        // On a phone the foot of the screen is where lines are typed, and where a dialog has its buttons.
        [theme.breakpoints.down('md')]: {
          'body:has([data-bottom-bar]) &': { bottom: 148 },
          'body:has([role="dialog"]) &': { top: 8, bottom: 'auto' },
        },
      }),
      anchorOriginBottomLeft: ({ theme }) => ({
        zIndex: theme.zIndex.snackbar - 1,
        [theme.breakpoints.up('md')]: { left: 32 },
        [theme.breakpoints.down('md')]: { top: 8, bottom: 'auto' },
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
      // In passing, over the page.
      filled: ({ theme: { vars } }) => ({
        color: vars.palette.ledger.onInverse,
        backgroundColor: vars.palette.ledger.inverse,
        boxShadow: vars.palette.ledger.menuShadow,
        '& .MuiAlert-icon': { color: 'inherit' },
        '&.MuiAlert-colorSuccess .MuiAlert-icon': { color: vars.palette.ledger.positiveOnInverse },
        '&.MuiAlert-colorError .MuiAlert-icon': { color: vars.palette.ledger.negativeOnInverse },
        '& .MuiButton-root': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
        '& .MuiButton-root:hover': { backgroundColor: 'transparent', textDecorationThickness: 2 },
        '& .MuiIconButton-root': { color: 'inherit' },
        '& .Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -4, boxShadow: 'none' },
      }),
    },
  },
} satisfies Components<Theme>;
