import tokens from './tokens.json' with { type: 'json' };

export type ColorSchemeName = 'light' | 'dark';

export const colorSchemeOf = (name: ColorSchemeName) => {
  const color = tokens.color[name];
  const inverse = tokens.color[name === 'light' ? 'dark' : 'light'];
  const elevation = tokens.elevation[name];
  return {
    palette: {
      background: { default: color['bg.canvas'], paper: color['bg.surface'] },
      divider: color['line.hairline'],
      text: {
        primary: color['text.primary'],
        secondary: color['text.secondary'],
        tertiary: color['text.tertiary'],
        disabled: color['text.disabled'],
      },
      primary: { main: color['accent.main'], dark: color['accent.hover'], contrastText: color['accent.on'] },
      success: { main: color['positive.main'], contrastText: color['bg.surface'] },
      error: { main: color['negative.main'], dark: color['negative.hover'], contrastText: color['bg.surface'] },
      warning: { main: color['warning.main'] },
      info: { main: color['accent.main'] },
      action: { hover: color['overlay.hover'], pressed: color['overlay.pressed'], selected: color['bg.selected'] },
      // Colours that MUI's palette does not have.
      ledger: {
        sunken: color['bg.sunken'],
        muted: color['bg.muted'],
        selectedPressed: color['bg.selectedPressed'],
        raised: color['bg.raised'],
        inverse: color['bg.inverse'],
        onInverse: color['text.onInverse'],
        positiveOnInverse: inverse['positive.main'],
        negativeOnInverse: inverse['negative.main'],
        lineStrong: color['line.strong'],
        accentPressed: color['accent.pressed'],
        accentContainer: color['accent.container'],
        accentContainerHover: color['accent.containerHover'],
        accentContainerPressed: color['accent.containerPressed'],
        onAccentContainer: color['accent.onContainer'],
        positiveContainer: color['positive.container'],
        onPositiveContainer: color['positive.onContainer'],
        negativePressed: color['negative.pressed'],
        negativeContainer: color['negative.container'],
        onNegativeContainer: color['negative.onContainer'],
        warningContainer: color['warning.container'],
        onWarningContainer: color['warning.onContainer'],
        focusRing: color['focus.ring'],
        scrim: color.scrim,
        skeleton: color.skeleton,
        barTrack: color['bar.track'],
        barFill: color['bar.fill'],
        menuShadow: elevation.menu,
        dialogShadow: elevation.dialog,
      },
    },
  };
};

export type LedgerPalette = ReturnType<typeof colorSchemeOf>['palette']['ledger'];
