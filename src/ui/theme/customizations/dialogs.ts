import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, touchOrNarrow } from '../media-queries.ts';
import tokens from '../tokens.json' with { type: 'json' };

const { motion, radius, size } = tokens;

export const dialogs = {
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.ledger.scrim }),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: false, transitionDuration: { enter: Number.parseInt(motion.base, 10), exit: 0 } },
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: ({ theme }) => ({
        width: size['dialog.width'],
        minHeight: size['dialog.minHeight'],
        maxWidth: 'calc(100vw - 32px)',
        // Leaves room for a toast: at the bottom of a window, at the top of a phone.
        maxHeight: 'calc(100dvh - 96px)',
        [theme.breakpoints.down('md')]: { maxHeight: 'calc(100dvh - 112px)' },
        borderRadius: radius.dialog,
        background: theme.vars.palette.ledger.raised,
        boxShadow: theme.vars.palette.ledger.dialogShadow,
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'none',
          maxHeight: 'calc(100dvh - 64px)',
          margin: 0,
          borderRadius: '20px 20px 0 0',
        },
        [forcedColors]: { border: '1px solid ButtonBorder' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h1,
        padding: '20px 24px 0',
        [theme.breakpoints.down('sm')]: { padding: '20px 16px 0' },
        // Keeps a long title clear of the close button.
        '&:has(+ .MuiIconButton-root)': { paddingRight: 64 },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        overflowX: 'hidden',
        color: theme.vars.palette.text.secondary,
        '&, .MuiDialogTitle-root + &': {
          padding: '8px 24px 20px',
          [theme.breakpoints.down('sm')]: { padding: '8px 16px 20px' },
        },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 24px 20px',
        '& .MuiButton-root': { minHeight: 36, padding: '0 16px', [touchOrNarrow]: { minHeight: 44 } },
        [theme.breakpoints.down('sm')]: { padding: '0 16px 20px', '& .MuiButton-root': { flex: 1 } },
      }),
    },
  },
} satisfies Components<Theme>;
