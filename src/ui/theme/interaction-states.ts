import type { CSSObject, Theme } from '@mui/material/styles';
import tokens from './tokens.json' with { type: 'json' };

/** Where the pointer canHover: under a finger, a hover state would stay until the next tap. */
const canHover = '@media (hover: hover)';

const enabled = ':not(:disabled, .Mui-disabled, [aria-disabled="true"])';

/** A press goes at once; what it was comes back in a moment. */
export const pressTransition = `--overlay-fill ${tokens.motion.press}, background-color ${tokens.motion.press}`;

/** What a control looks like under the pointer, and what else while it is pressed, unless it is disabled. */
export const interactive = (hovered: CSSObject, pressed: CSSObject): CSSObject => ({
  [canHover]: { [`&:hover${enabled}`]: hovered },
  [`&:is(:active, [data-pressed])${enabled}`]: { ...hovered, ...pressed, transition: 'none' },
});

/** Answers by a veil over whatever ground it has, and by `hovered`. */
export const stateLayer = ({ vars }: Theme, hovered: CSSObject = {}): CSSObject => ({
  backgroundImage: 'linear-gradient(var(--overlay-fill) 0 0)',
  transition: pressTransition,
  ...interactive(
    { '--overlay-fill': vars.palette.action.hover, ...hovered },
    { '--overlay-fill': vars.palette.action.pressed },
  ),
});

const controls = 'button, a, input, [role="option"]';

/**
 * Marks what is pressed by `data-pressed`, at once: under a finger, `:active` comes only when the browser knows that the finger
 * does not scroll, and a tap is over by then.
 */
export const trackPresses = (page: Window): void => {
  let pressed: Element | null = null;
  const release = () => pressed?.removeAttribute('data-pressed');
  page.addEventListener('pointerdown', ({ target }) => {
    release();
    pressed = target instanceof Element ? (target.closest('label') ?? target.closest(controls)) : null;
    pressed?.setAttribute('data-pressed', '');
  });
  page.addEventListener('pointerup', release);
  page.addEventListener('pointercancel', release);
};
