import { type Color, converter, interpolate, parse, wcagContrast } from 'culori';

const lab = converter('lab65');

const colorOf = (text: string): Color => {
  const color = parse(text);
  if (!color) throw new Error(`${text} is no colour.`);
  return color;
};

/** What is seen of a colour, itself maybe translucent, that lies over an opaque one. */
const over = (top: Color, ground: Color, opacity = 1): Color => {
  const { alpha = 1, ...opaque } = top;
  return interpolate([ground, opaque], 'rgb')(alpha * opacity);
};

/** The WCAG 2 contrast of a colour with the ground that it is seen on, rounded down to cents. */
export const contrastOf = (ink: string, ground: string, beneath: string, opacity = 1): number => {
  const seen = over(colorOf(ground), colorOf(beneath));
  return Math.floor(wcagContrast(over(colorOf(ink), seen, opacity), seen) * 100) / 100;
};

/** How much lighter or darker a ground is than another, in L* of CIELAB, D65. */
export const lightnessStep = (from: string, to: string, beneath: string): number => {
  const lightness = (color: string) => lab(over(colorOf(color), colorOf(beneath))).l;
  return Math.abs(lightness(from) - lightness(to));
};
