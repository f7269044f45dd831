import type { Part } from './stylesheets.ts';

/** The least contrasts of WCAG 2.2 AA (1.4.3, 1.4.11): of what is read, and of what is only seen. */
export const read = 4.5;
const seen = 3;
const none = 0;

/** Grounds on which anything may stand that has no ground of its own. */
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
  readonly least: number;
  /** The grounds that it stands on, where these are not the surfaces. */
  readonly on?: readonly string[];
  /** The inks that stand on it: they are in the rule of the same element at rest. */
  readonly bears?: readonly string[];
};

const text: Role = { least: read };
const mark: Role = { least: seen };
const decoration: Role = { least: none };

/** What each colour is for where its rule leaves open what it stands on, or what stands on it. */
export const roles: Readonly<Record<Part, Readonly<Record<string, Role>>>> = {
  ink: {
    'text-primary': text,
    'text-secondary': text,
    'text-tertiary': text,
    'primary-main': text,
    'success-main': text,
    'error-main': text,
    'ledger-lineStrong': { ...mark, on: ['background-paper', 'ledger-raised', 'action-hover', 'action-selected'] },
    'ledger-positiveOnInverse': { ...mark, on: ['ledger-inverse'] },
    'ledger-negativeOnInverse': { ...mark, on: ['ledger-inverse'] },
    // What is disabled is exempt.
    'text-disabled': decoration,
    // Areas of a picture, whose lines are seen and whose amounts are written beside it.
    'ledger-accentContainer': decoration,
    'ledger-negativeContainer': decoration,
    'ledger-barTrack': decoration,
    'ledger-barFill': decoration,
    'background-paper': decoration,
  },
  line: {
    'ledger-focusRing': mark,
    'ledger-lineStrong': mark,
    'text-primary': mark,
    'text-secondary': mark,
    'text-tertiary': mark,
    'primary-main': mark,
    'success-main': mark,
    'warning-main': mark,
    'error-main': mark,
    // The veil around a switch, or over a ground.
    'action-hover': decoration,
    'action-pressed': decoration,
    'ledger-barFill': decoration,
    divider: decoration,
    'ledger-menuShadow': decoration,
    'ledger-dialogShadow': decoration,
  },
  ground: {
    // The tracks of switches, and the knob of one that is on.
    'ledger-lineStrong': mark,
    'text-secondary': mark,
    'primary-main': mark,
    'primary-contrastText': { ...mark, on: ['primary-main'] },
    'primary-dark': { ...decoration, bears: ['primary-contrastText'] },
    'ledger-accentPressed': { ...decoration, bears: ['primary-contrastText'] },
    'error-dark': { ...decoration, bears: ['error-contrastText'] },
    'ledger-negativePressed': { ...decoration, bears: ['error-contrastText'] },
    'ledger-accentContainerHover': { ...decoration, bears: ['ledger-onAccentContainer'] },
    'ledger-accentContainerPressed': { ...decoration, bears: ['ledger-onAccentContainer'] },
    // What is quieter at rest is no longer so while it is pressed.
    'action-pressed': { ...decoration, bears: ['text-primary', 'text-secondary', 'success-main', 'primary-main'] },
    'ledger-selectedPressed': { ...decoration, bears: ['text-primary', 'text-secondary', 'ledger-onAccentContainer'] },
    // A day that ends below zero.
    'ledger-negativeContainer': { ...decoration, bears: ['text-primary', 'error-main'] },
    // Bars stand beside the amounts that they show.
    'ledger-barTrack': decoration,
    'ledger-barFill': decoration,
    'ledger-skeleton': decoration,
    'ledger-scrim': decoration,
  },
};
