import type { Components, Theme } from '@mui/material/styles';
import tokens from './tokens.json' with { type: 'json' };

const { radius, size } = tokens;
const onPhone = `@media (max-width: ${tokens.breakpoint.tablet - 0.05}px)`;
const dialogPaper = 'var(--mui-palette-ledger-raised)';

export const componentDefaults: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-ledger-scrim)' } } },
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      container: { [onPhone]: { alignItems: 'flex-end' } },
      paper: {
        width: size['dialog.width'],
        minHeight: size['dialog.minHeight'],
        maxWidth: 'calc(100vw - 32px)',
        borderRadius: radius.dialog,
        background: dialogPaper,
        boxShadow: 'var(--mui-palette-ledger-dialogShadow)',
        [onPhone]: { width: '100%', maxWidth: 'none', margin: 0, borderRadius: '20px 20px 0 0' },
      },
    },
  },
};
