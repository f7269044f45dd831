import tokens from './tokens.json' with { type: 'json' };

/** Where things are pressed with a thumb, or the window is as narrow as a phone's: what is pressed is larger. */
export const forThumbs = `@media (max-width: ${tokens.breakpoint.twoColumns - 0.05}px), (pointer: coarse)`;

/** Where a person's own colours stand for ours. */
export const forcedColors = '@media (forced-colors: active)';

/** Marks what is chosen where forced colours remove the fill that says so elsewhere. */
export const forcedSelection = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
