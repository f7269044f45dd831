import type { Layer } from './stylesheets.ts';

/** The minimum contrasts of WCAG 2.2 AA: text (1.4.3), and icons and borders (1.4.11). */
export const textContrast = 4.5;
const graphicContrast = 3;
const noContrast = 0;

export const surfaces: readonly string[] = [
  'background-default',
  'background-paper',
  'ledger-raised',
  'ledger-sunken',
  'ledger-muted',
  'action-hover',
  'action-selected',
];

export type Role = {
  readonly minimum: number;
  /** The backgrounds of the colour; `surfaces` by default. */
  readonly backgrounds?: readonly string[];
  /** The colours on this background, set by another rule of the element. */
  readonly foregrounds?: readonly string[];
};

const text: Role = { minimum: textContrast };
const graphic: Role = { minimum: graphicContrast };
const decoration: Role = { minimum: noContrast };

/** The roles of colours in rules that set only a text colour or only a background. */
export const roles: Readonly<Record<Layer, Readonly<Record<string, Role>>>> = {
  foreground: {
    'text-primary': text,
    'text-secondary': text,
    'text-tertiary': text,
    'primary-main': text,
    'success-main': text,
    'error-main': text,
    'ledger-lineStrong': {
      ...graphic,
      backgrounds: ['background-paper', 'ledger-raised', 'action-hover', 'action-selected'],
    },
    'ledger-positiveOnInverse': { ...graphic, backgrounds: ['ledger-inverse'] },
    'ledger-negativeOnInverse': { ...graphic, backgrounds: ['ledger-inverse'] },
    // Disabled controls are exempt.
    'text-disabled': decoration,
    // Filled areas of a picture, whose lines are visible. The amounts are next to the picture.
    'ledger-accentContainer': decoration,
    'ledger-negativeContainer': decoration,
    'ledger-barTrack': decoration,
    'ledger-barFill': decoration,
    'background-paper': decoration,
  },
  line: {
    'ledger-focusRing': graphic,
    'ledger-lineStrong': graphic,
    'text-primary': graphic,
    'text-secondary': graphic,
    'text-tertiary': graphic,
    'primary-main': graphic,
    'success-main': graphic,
    'warning-main': graphic,
    'error-main': graphic,
    // The state layer around a switch, or over a background.
    'action-hover': decoration,
    'action-pressed': decoration,
    'ledger-barFill': decoration,
    divider: decoration,
    'ledger-menuShadow': decoration,
    'ledger-dialogShadow': decoration,
  },
  background: {
    // The tracks of switches, and the thumb of a checked switch.
    'ledger-lineStrong': graphic,
    'text-secondary': graphic,
    'primary-main': graphic,
    'primary-contrastText': { ...graphic, backgrounds: ['primary-main'] },
    'primary-dark': { ...decoration, foregrounds: ['primary-contrastText'] },
    'ledger-accentPressed': { ...decoration, foregrounds: ['primary-contrastText'] },
    'error-dark': { ...decoration, foregrounds: ['error-contrastText'] },
    'ledger-negativePressed': { ...decoration, foregrounds: ['error-contrastText'] },
    'ledger-accentContainerHover': { ...decoration, foregrounds: ['ledger-onAccentContainer'] },
    'ledger-accentContainerPressed': { ...decoration, foregrounds: ['ledger-onAccentContainer'] },
    // Secondary texts have one of these colours while pressed.
    'action-pressed': {
      ...decoration,
      foregrounds: ['text-primary', 'text-secondary', 'success-main', 'primary-main'],
    },
    'ledger-selectedPressed': {
      ...decoration,
      foregrounds: ['text-primary', 'text-secondary', 'ledger-onAccentContainer'],
    },
    // A day that ends below zero.
    'ledger-negativeContainer': { ...decoration, foregrounds: ['text-primary', 'error-main'] },
    // The amount of a bar is next to the bar.
    'ledger-barTrack': decoration,
    'ledger-barFill': decoration,
    'ledger-skeleton': decoration,
    'ledger-scrim': decoration,
  },
};
