import type { Components, Theme } from '@mui/material/styles';
import { stateLayer } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

/** Words of a text that lead somewhere. */
export const texts = {
  MuiLink: {
    // `always` brings a `style`, which the content security policy refuses in the prerendered page.
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...stateLayer(theme),
        borderRadius: tokens.radius.field,
        fontWeight: 600,
        textUnderlineOffset: '3px',
        // The size of a thumb, in the height of a line.
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
