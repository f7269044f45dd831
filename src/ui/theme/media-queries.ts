import tokens from './tokens.json' with { type: 'json' };

/** Where things are pressed with a thumb, or the window is as narrow as a phone's: what is pressed is larger. */
export const forThumbs = `@media (max-width: ${tokens.breakpoint.twoColumns - 0.05}px), (pointer: coarse)`;

/** Where a person's own colours stand for ours. */
export const forcedColors = '@media (forced-colors: active)';

/** Marks what is chosen where forced colours remove the fill that says so elsewhere. */
export const forcedSelection = { outline: '2px solid Highlight', outlineOffset: -2 } as const;

/** Where the header has room for links in a row; in `rem`, as enlarged text needs more. */
export const roomForLinks = `(min-width: ${tokens.breakpoint.twoColumns / 16}rem)`;

const fromWidth = (pixels: number) => `@container header (min-width: ${pixels / 16}rem)`;

/**
 * What the header has room for, from a width of its own on: in `rem`, so that it condenses for enlarged text, too. Below all of them
 * it shows the least.
 */
export const inHeader = {
  shortDate: fromWidth(240),
  linksInWords: fromWidth(840),
  productName: fromWidth(940),
  currentInWords: fromWidth(1020),
  longDate: fromWidth(1120),
  chipInWords: fromWidth(1440),
} as const;

/** Hidden from the eye, and still the name of the control. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Takes `visuallyHidden` back. */
export const visible = { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } as const;
