import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, forcedColorsSelection } from '../media-queries.ts';
import { interactive, stateLayer } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

export const navigation = {
  MuiAppBar: { defaultProps: { position: 'static', color: 'transparent', elevation: 0 } },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: { root: ({ theme }) => ({ minHeight: 48, [theme.breakpoints.down('md')]: { minHeight: 56 } }) },
  },
  MuiTabs: {
    defaultProps: { variant: 'fullWidth' },
    // Enlarged text wraps the tabs, and MUI's one indicator would be below the last line: each tab has its own.
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
  MuiLink: {
    // `always` adds a `style` attribute, which the content security policy blocks in the prerendered page.
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...stateLayer(theme),
        borderRadius: tokens.radius.field,
        fontWeight: 600,
        textUnderlineOffset: '3px',
        // A touch target of 44 px within the height of a line.
        [theme.breakpoints.down('md')]: {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          minWidth: 44,
          minHeight: 44,
          margin: '-14px 0',
        },
      }),
    },
  },
} satisfies Components<Theme>;
