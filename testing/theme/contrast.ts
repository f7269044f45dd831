import { type Color, converter, interpolate, parse, wcagContrast } from 'culori';

const lab = converter('lab65');

const colorOf = (text: string): Color => {
  const color = parse(text);
  if (!color) throw new Error(`${text} is not a colour.`);
  return color;
};

/** Blends a colour that may be translucent with an opaque background. */
const blend = (top: Color, background: Color, opacity = 1): Color => {
  const { alpha = 1, ...opaque } = top;
  return interpolate([background, opaque], 'rgb')(alpha * opacity);
};

/** The WCAG 2 contrast of two colours, rounded down to two decimals. Translucent colours are blended with the opaque `base`. */
export const contrastOf = (foreground: string, background: string, base: string, opacity = 1): number => {
  const behind = blend(colorOf(background), colorOf(base));
  return Math.floor(wcagContrast(blend(colorOf(foreground), behind, opacity), behind) * 100) / 100;
};

/** The difference in lightness of two colours over an opaque base, in L* of CIELAB D65. */
export const lightnessStep = (from: string, to: string, base: string): number => {
  const lightness = (color: string) => lab(blend(colorOf(color), colorOf(base))).l;
  return Math.abs(lightness(from) - lightness(to));
};
