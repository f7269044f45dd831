import type { Components, Theme } from '@mui/material/styles';
import { iconMask } from '../../icons/icon-mask.ts';
import { forcedColors, touchOrNarrow } from '../media-queries.ts';
import { interactive } from '../interaction-states.ts';
import tokens from '../tokens.json' with { type: 'json' };

export const fields = {
  // MUI's global keyframes would restyle every field of the page.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        '&::placeholder': { color: vars.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        marginBottom: 6,
        ...typography.label,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: vars.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 44,
        padding: 0,
        borderRadius: tokens.radius.button,
        fontSize: '0.875rem',
        backgroundColor: vars.palette.background.paper,
        '&.MuiInputBase-adornedStart': { gap: 8, paddingLeft: 12, '& > input': { paddingLeft: 0 } },
        '&.MuiInputBase-adornedEnd': { paddingRight: 5 },
        '&:not(.Mui-focused, .Mui-error)': interactive(
          { '& .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.secondary } },
          {},
        ),
        // A press on the input, not on a button in the field.
        '&:not(.Mui-focused):has(> input:is(:active, [data-pressed]))': {
          '& .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5 },
          '&&:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.primary },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: vars.palette.ledger.focusRing,
          outline: `2px solid ${vars.palette.ledger.focusRing}`,
          outlineOffset: -1,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.error.main },
        [touchOrNarrow]: { height: 48, fontSize: '1rem', '&.MuiInputBase-adornedEnd': { paddingRight: 2 } },
      }),
      sizeSmall: { height: 40, [touchOrNarrow]: { height: 48 } },
      input: ({ theme: { vars } }) => ({
        height: '100%',
        padding: '0 13px',
        // Browsers paint autofilled fields in colours that do not follow the theme.
        '&:-webkit-autofill': {
          borderRadius: 'inherit',
          boxShadow: `inset 0 0 0 100px ${vars.palette.action.selected}`,
          WebkitTextFillColor: vars.palette.text.primary,
          caretColor: vars.palette.text.primary,
        },
      }),
      notchedOutline: ({ theme: { vars } }) => ({
        top: 0,
        borderColor: vars.palette.ledger.lineStrong,
        // The gap of a floating label.
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { height: 'auto', maxHeight: 'none', margin: 0 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        margin: '6px 0 0',
        ...typography.caption,
        color: vars.palette.text.secondary,
        '&.Mui-error': {
          display: 'flex',
          gap: 6,
          color: vars.palette.error.main,
          '&::before': {
            flex: 'none',
            width: 16,
            height: 16,
            content: '""',
            backgroundColor: 'currentColor',
            mask: `${iconMask('alert')} center / contain`,
            // Forced colours replace other backgrounds by that of the page.
            [forcedColors]: { backgroundColor: 'CanvasText' },
          },
        },
      }),
    },
  },
} satisfies Components<Theme>;
