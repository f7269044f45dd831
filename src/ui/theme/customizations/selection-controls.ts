import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, touchOrNarrow } from '../media-queries.ts';
import { interactive } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

const { motion, radius } = tokens;

/** Switches and radio buttons, with their labels. */
export const selectionControls = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        '&:has(:focus-visible)': theme.focusVisible,
        ...interactive(
          {
            '& .MuiSwitch-root': { boxShadow: `0 0 0 6px ${theme.vars.palette.action.hover}` },
            '& .MuiSwitch-switchBase:not(.Mui-checked) + .MuiSwitch-track': {
              backgroundColor: theme.vars.palette.text.secondary,
            },
            '& .MuiRadio-root:not(.Mui-checked)': { borderColor: theme.vars.palette.text.secondary },
          },
          {
            '& .MuiSwitch-root': { boxShadow: `0 0 0 6px ${theme.vars.palette.action.pressed}`, transition: 'none' },
          },
        ),
      }),
      // A row with the switch at its end.
      labelPlacementStart: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        minHeight: 32,
        [touchOrNarrow]: { minHeight: 48 },
      },
      label: { font: 'inherit' },
    },
  },
  // The card or row around it shows the focus ring.
  MuiRadio: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flex: 'none',
        width: 16,
        height: 16,
        padding: 0,
        border: `1.5px solid ${vars.palette.ledger.lineStrong}`,
        '&, &:hover': { background: 'none' },
        '&.Mui-checked': { border: `5px solid ${vars.palette.primary.main}` },
        // The border draws the radio button.
        '& > span': { display: 'none' },
      }),
    },
  },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: 32,
        height: 18,
        padding: 0,
        borderRadius: radius.pill,
        // The label shows a shadow around the switch on hover and press.
        transition: `box-shadow ${motion.press}`,
        [touchOrNarrow]: { width: 44, height: 26 },
      },
      switchBase: ({ theme: { vars } }) => ({
        padding: 2,
        '&, &:hover, &.Mui-checked:hover': { background: 'none' },
        transition: `transform ${motion.fast} ${motion.ease}`,
        // The row shows the focus ring.
        '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
        '&.Mui-checked': { transform: 'translateX(14px)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: vars.palette.primary.main },
        [touchOrNarrow]: { padding: 3, '&.Mui-checked': { transform: 'translateX(18px)' } },
        [forcedColors]: {
          '&.Mui-checked + .MuiSwitch-track': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        },
      }),
      thumb: ({ theme: { vars } }) => ({
        width: 14,
        height: 14,
        backgroundColor: vars.palette.background.paper,
        boxShadow: 'none',
        '.Mui-checked > &': { backgroundColor: vars.palette.primary.contrastText },
        [touchOrNarrow]: { width: 20, height: 20 },
        [forcedColors]: {
          backgroundColor: 'ButtonText',
          forcedColorAdjust: 'none',
          '.Mui-checked > &': { backgroundColor: 'HighlightText' },
        },
      }),
      track: ({ theme: { vars } }) => ({
        borderRadius: radius.pill,
        opacity: 1,
        backgroundColor: vars.palette.ledger.lineStrong,
        transition: `background-color ${motion.fast} ${motion.ease}`,
        [forcedColors]: { border: '1px solid ButtonText' },
      }),
    },
  },
} satisfies Components<Theme>;
