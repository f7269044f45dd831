import type { Components, Theme } from '@mui/material/styles';
import tokens from './tokens.json' with { type: 'json' };

const { radius, size } = tokens;

/** What lies over the page. */
export const dialogs: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.ledger.scrim }) },
  },
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: ({ theme }) => ({
        width: size['dialog.width'],
        minHeight: size['dialog.minHeight'],
        maxWidth: 'calc(100vw - 32px)',
        borderRadius: radius.dialog,
        background: theme.vars.palette.ledger.raised,
        boxShadow: theme.vars.palette.ledger.dialogShadow,
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'none',
          margin: 0,
          borderRadius: '20px 20px 0 0',
        },
      }),
    },
  },
};
