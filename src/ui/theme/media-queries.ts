import tokens from './tokens.json' with { type: 'json' };

/** Where things are pressed with a thumb, or the window is as narrow as a phone's: what is pressed is larger. */
export const forThumbs = `@media (max-width: ${tokens.breakpoint.twoColumns - 0.05}px), (pointer: coarse)`;

/** Where a person's own colours stand for ours. */
export const forcedColors = '@media (forced-colors: active)';

/** Tells there what is chosen or on show, which a fill tells elsewhere. */
export const forcedSelection = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
