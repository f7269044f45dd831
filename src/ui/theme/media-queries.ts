import tokens from './tokens.json' with { type: 'json' };

/** Where things are pressed with a thumb, or the window is as narrow as a phone's: what is pressed is larger. */
export const forThumbs = `@media (max-width: ${tokens.breakpoint.twoColumns - 0.05}px), (pointer: coarse)`;

/** Where things are pressed with a finger, however large the window. */
export const coarsePointer = '@media (pointer: coarse)';

/** Where the board has its narrowest columns. */
export const narrowBoard = `@media (min-width: ${tokens.breakpoint.board}px) and (max-width: ${tokens.breakpoint.wideBoard - 0.05}px)`;

/** Where the window is too low for a form beside what it leads to, also by enlargement: in `em`, as enlarged text needs more. */
export const lowWindow = '(max-height: 32.5em)';

/** Where a person's own colours stand for ours. */
export const forcedColors = '@media (forced-colors: active)';

/** Marks what is chosen where forced colours remove the fill that says so elsewhere. */
export const forcedSelection = { outline: '2px solid Highlight', outlineOffset: -2 } as const;

/** Where the header has room for links in a row; in `rem`, as enlarged text needs more. */
export const roomForLinks = `(min-width: ${tokens.breakpoint.twoColumns / 16}rem)`;

const narrowerThan = (pixels: number) => `@container header (width < ${pixels / 16}rem)`;

/** Where the header has no room for something, by a width of its own: in `rem`, so that it condenses for enlarged text, too. */
export const inHeaderWithout = {
  chipInWords: narrowerThan(1440),
  longDate: narrowerThan(1120),
  currentInWords: narrowerThan(1020),
  productName: narrowerThan(940),
  linksInWords: narrowerThan(840),
  shortDate: narrowerThan(240),
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

/** The narrowest phones, 320 px wide, where what is side by side stands closer: in `em`, as enlarged text needs more. */
export const narrowest = '@media (width < 21.5em)';
