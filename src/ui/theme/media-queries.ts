import tokens from './tokens.json' with { type: 'json' };

/** A touch screen, or a window as narrow as a phone's: targets are larger. */
export const touchOrNarrow = `@media (max-width: ${tokens.breakpoint.twoColumns - 0.05}px), (pointer: coarse)`;

/** A touch screen of any width. */
export const coarsePointer = '@media (pointer: coarse)';

/** The widths at which the board has its narrowest columns. */
export const narrowBoard = `@media (min-width: ${tokens.breakpoint.board}px) and (max-width: ${tokens.breakpoint.wideBoard - 0.05}px)`;

/** A viewport too short for a form and its preview. In `em`: enlarged text needs more height. */
export const shortViewport = '(max-height: 32.5em)';

/** 320 px, the narrowest phones, where gaps shrink. In `em`: enlarged text needs more width. */
export const narrowestPhone = '@media (width < 21.5em)';

/** The user's own colours replace those of the theme. */
export const forcedColors = '@media (forced-colors: active)';

/** Marks a selected item in forced colours, which remove its background. */
export const forcedColorsSelection = { outline: '2px solid Highlight', outlineOffset: -2 } as const;

/** The header fits its links in a row. In `rem`: enlarged text needs more width. */
export const headerFitsLinks = `(min-width: ${tokens.breakpoint.twoColumns / 16}rem)`;

const headerNarrowerThan = (pixels: number) => `@container header (width < ${pixels / 16}rem)`;

/** Container queries of the header, named after the part that does not fit. In `rem`: enlarged text needs more width. */
export const headerTooNarrowFor = {
  syncLabel: headerNarrowerThan(1440),
  longDate: headerNarrowerThan(1120),
  currentSheetLabel: headerNarrowerThan(1020),
  productName: headerNarrowerThan(940),
  linkLabels: headerNarrowerThan(840),
  shortDate: headerNarrowerThan(240),
} as const;
