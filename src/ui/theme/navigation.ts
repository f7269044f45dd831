import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, forcedSelection } from './media-queries.ts';
import { answers } from './states.ts';

/** The bar at the top, and the ways from one page to another. */
export const navigation = {
  MuiAppBar: { defaultProps: { position: 'static', color: 'transparent', elevation: 0 } },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: { root: ({ theme }) => ({ minHeight: 48, [theme.breakpoints.down('md')]: { minHeight: 56 } }) },
  },
  MuiTabs: {
    defaultProps: { variant: 'fullWidth' },
    styleOverrides: { root: { minHeight: 44 }, indicator: { transition: 'none' } },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: 0,
        fontWeight: 400,
        color: vars.palette.text.secondary,
        ...answers({ color: vars.palette.text.primary }, {}),
        '&.Mui-selected': {
          fontWeight: 600,
          color: vars.palette.text.primary,
          [forcedColors]: forcedSelection,
        },
      }),
    },
  },
} satisfies Components<Theme>;
