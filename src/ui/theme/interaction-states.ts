import type { CSSObject, Theme } from '@mui/material/styles';
import tokens from './tokens.json' with { type: 'json' };

// On touch, a hover state would stay until the next tap.
const canHover = '@media (hover: hover)';

const enabled = ':not(:disabled, .Mui-disabled, [aria-disabled="true"])';

/** A press is visible immediately and fades after the release. */
export const pressTransition = `--overlay-fill ${tokens.motion.press}, background-color ${tokens.motion.press}`;

/** The styles of an enabled control while it is hovered, and those that a press adds. */
export const interactive = (hovered: CSSObject, pressed: CSSObject): CSSObject => ({
  [canHover]: { [`&:hover${enabled}`]: hovered },
  [`&:is(:active, [data-pressed])${enabled}`]: { ...hovered, ...pressed, transition: 'none' },
});

/** Shows hover and press by a translucent layer over any background, and by the styles in `hovered`. */
export const stateLayer = ({ vars }: Theme, hovered: CSSObject = {}): CSSObject => ({
  backgroundImage: 'linear-gradient(var(--overlay-fill) 0 0)',
  transition: pressTransition,
  ...interactive(
    { '--overlay-fill': vars.palette.action.hover, ...hovered },
    { '--overlay-fill': vars.palette.action.pressed },
  ),
});

const pressable = 'button, a, input, [role="option"]';

/**
 * Sets `data-pressed` on the pressed control at once. On touch, `:active` comes only when the browser knows that the finger does not
 * scroll, and a tap is over by then.
 */
export const trackPresses = (page: Window): void => {
  let pressed: Element | null = null;
  const release = () => pressed?.removeAttribute('data-pressed');
  page.addEventListener('pointerdown', ({ target }) => {
    release();
    pressed = target instanceof Element ? (target.closest('label') ?? target.closest(pressable)) : null;
    pressed?.setAttribute('data-pressed', '');
  });
  page.addEventListener('pointerup', release);
  page.addEventListener('pointercancel', release);
};
