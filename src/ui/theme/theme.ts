import { createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './customizations/buttons.ts';
import { selectionControls } from './customizations/selection-controls.ts';
import { colorSchemeOf, type LedgerPalette } from './color-scheme.ts';
import { dialogs } from './customizations/dialogs.ts';
import { feedback } from './customizations/feedback.ts';
import { fields } from './customizations/fields.ts';
import { lists } from './customizations/lists.ts';
import { navigation } from './customizations/navigation.ts';
import { pickers } from './customizations/pickers.ts';
import { surfaces } from './customizations/surfaces.ts';
import tokens from './tokens.json' with { type: 'json' };
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface Palette {
    readonly ledger: LedgerPalette;
  }
  interface PaletteOptions {
    readonly ledger?: LedgerPalette;
  }
  interface TypeText {
    readonly tertiary: string;
  }
  interface TypeAction {
    readonly pressed: string;
  }
  interface ZIndex {
    /** The add row, over the rows below it. */
    readonly addRow: number;
    /** A message beside a field. */
    readonly note: number;
    readonly suggestions: number;
    /** Elements that stick to the top or bottom of the window. */
    readonly stickyTop: number;
    readonly stickyBottom: number;
  }
  interface Shape {
    readonly field: number;
    readonly inset: number;
    readonly card: number;
    readonly dialog: number;
    readonly pill: number;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

const { phone, tablet, twoColumns, board, wide } = tokens.breakpoint;
const { button, ...radius } = tokens.radius;

// Every elevation above 0 has the same shadow.
const shadow = 'var(--mui-palette-ledger-menuShadow)';
const six = [shadow, shadow, shadow, shadow, shadow, shadow] as const;
const shadows: Theme['shadows'] = ['none', ...six, ...six, ...six, ...six];

// Printed pages are light in the dark theme too.
const limitDarkToScreen = (sheet: Record<string, unknown>) =>
  Object.keys(sheet).some((selector) => selector.includes('dark')) ? { '@media screen': sheet } : sheet;

function createAppTheme(): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: colorSchemeOf('light'), dark: colorSchemeOf('dark') },
    // MUI's own styles use these names, such as `sm`.
    breakpoints: { values: { xs: phone, sm: tablet, md: twoColumns, lg: board, xl: wide } },
    spacing: tokens.space,
    shape: { borderRadius: button, ...radius },
    zIndex: {
      addRow: 2,
      note: 6,
      suggestions: 7,
      stickyTop: tokens.z.sticky - 1,
      stickyBottom: tokens.z.sticky,
      modal: tokens.z.dialog,
      snackbar: tokens.z.toast,
      tooltip: tokens.z.overlay,
    },
    typography,
    shadows,
    focusVisible: { outlineColor: 'var(--mui-palette-ledger-focusRing)' },
    motion: { reducedMotion: 'system' },
    components: {
      ...buttons,
      ...selectionControls,
      ...fields,
      ...dialogs,
      ...surfaces,
      ...lists,
      ...navigation,
      ...feedback,
      ...pickers,
    },
  });
  return { ...theme, generateStyleSheets: () => theme.generateStyleSheets().map(limitDarkToScreen) };
}

let theme: Theme | undefined;

/** The app's MUI theme. Created in the first render, which React can interrupt: at module evaluation it would block the page. */
export const appTheme = (): Theme => (theme ??= createAppTheme());
