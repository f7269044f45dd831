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
import { texts } from './customizations/texts.ts';
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
    /** A row that adds, over the rows below it. */
    readonly addRow: number;
    /** What is said beside a field. */
    readonly note: number;
    readonly suggestions: number;
    /** What stays at the top of the window, and at its foot. */
    readonly stickyTop: number;
    readonly stickyFoot: number;
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

// Only what floats casts a shadow, and everything that floats casts the same one.
const floating = 'var(--mui-palette-ledger-menuShadow)';
const six = [floating, floating, floating, floating, floating, floating] as const;
const shadows: Theme['shadows'] = ['none', ...six, ...six, ...six, ...six];

// Paper is white: what is printed is light in the dark theme too.
const onScreen = (sheet: Record<string, unknown>) =>
  Object.keys(sheet).some((selector) => selector.includes('dark')) ? { '@media screen': sheet } : sheet;

function createAppTheme(): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: colorSchemeOf('light'), dark: colorSchemeOf('dark') },
    // MUI's own names: its styles ask for `sm` and would hear of no other name.
    breakpoints: { values: { xs: phone, sm: tablet, md: twoColumns, lg: board, xl: wide } },
    spacing: tokens.space['1'],
    shape: { borderRadius: button, ...radius },
    zIndex: {
      addRow: 2,
      note: 6,
      suggestions: 7,
      stickyTop: tokens.z.sticky - 1,
      stickyFoot: tokens.z.sticky,
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
      ...texts,
    },
  });
  return { ...theme, generateStyleSheets: () => theme.generateStyleSheets().map(onScreen) };
}

let made: Theme | undefined;

/**
 * What the product looks like: the components of MUI are styled here, and nowhere else. Made when it is first asked for, in one of
 * React's slices: while the app's code is evaluated, the page does not answer.
 */
export const appTheme = (): Theme => (made ??= createAppTheme());
