import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, forcedColorsSelection } from '../media-queries.ts';
import { interactive } from '../interaction-states.ts';

/** The bar at the top, and the ways from one page to another. */
export const navigation = {
  MuiAppBar: { defaultProps: { position: 'static', color: 'transparent', elevation: 0 } },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: { root: ({ theme }) => ({ minHeight: 48, [theme.breakpoints.down('md')]: { minHeight: 56 } }) },
  },
  MuiTabs: {
    defaultProps: { variant: 'fullWidth' },
    // Enlarged words take two lines of tabs: the mark is drawn by the tab, as MUI's own stands below the last line.
    styleOverrides: { root: { minHeight: 44 }, list: { flexWrap: 'wrap' }, indicator: { display: 'none' } },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 'max-content',
        minHeight: 44,
        padding: 0,
        fontWeight: 400,
        color: vars.palette.text.secondary,
        ...interactive({ color: vars.palette.text.primary }, {}),
        '&.Mui-selected': {
          fontWeight: 600,
          color: vars.palette.text.primary,
          boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}`,
          [forcedColors]: forcedColorsSelection,
        },
      }),
    },
  },
} satisfies Components<Theme>;
