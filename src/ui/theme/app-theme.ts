import { createTheme } from '@mui/material/styles';
import { colorSchemeOf, type LedgerPalette } from './color-scheme.ts';
import { componentDefaults } from './component-defaults.ts';
import { shadows } from './shadows.ts';
import tokens from './tokens.json' with { type: 'json' };
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface Palette {
    readonly ledger: LedgerPalette;
  }
  interface PaletteOptions {
    readonly ledger?: LedgerPalette;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    phone: true;
    tablet: true;
    twoColumns: true;
    board: true;
    wide: true;
  }
}

export const appTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: colorSchemeOf('light'), dark: colorSchemeOf('dark') },
  breakpoints: { values: tokens.breakpoint },
  spacing: tokens.space['1'],
  shape: { borderRadius: tokens.radius.button },
  zIndex: { modal: tokens.z.dialog, snackbar: tokens.z.toast, tooltip: tokens.z.overlay },
  typography,
  shadows,
  components: componentDefaults,
});
