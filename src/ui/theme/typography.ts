import tokens from './tokens.json' with { type: 'json' };

declare module '@mui/material/styles' {
  interface TypographyVariants extends CustomVariants {}
  interface TypographyVariantsOptions extends Partial<CustomVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof CustomVariants, true> {}
}

const { scale } = tokens.font;

const rem = (pixels: number) => `${pixels / 16}rem`;

const variant = (step: { readonly size: number; readonly line: number; readonly weight: number }) => ({
  fontSize: rem(step.size),
  lineHeight: rem(step.line),
  fontWeight: step.weight,
});

/** Variants that MUI does not have. */
const customVariants = {
  /** The slogan for visitors. */
  display: { ...variant(scale.display), letterSpacing: '-0.025em' },
  /** The main amount of a page. */
  figure: { ...variant(scale.figure), letterSpacing: '-0.02em' },
  /** The title of a page without a menu. */
  headline: { ...variant({ size: 24, line: 32, weight: 600 }), letterSpacing: '-0.02em' },
  pageTitle: { ...variant({ size: 20, line: 28, weight: 600 }), letterSpacing: '-0.015em' },
  /** A label above or before a value. */
  label: { ...variant(scale.caption), fontWeight: scale.micro.weight },
  /** Inherits its weight. */
  micro: { fontSize: rem(scale.micro.size), lineHeight: rem(scale.micro.line) },
};

type CustomVariants = typeof customVariants;

export const typography = {
  ...customVariants,
  fontFamily: 'var(--font-family)',
  h1: { ...variant(scale.title), letterSpacing: '-0.01em' },
  h2: variant(scale.label),
  body1: variant(scale.body),
  body2: variant(scale.label),
  caption: variant(scale.caption),
  button: { ...variant(scale.label), textTransform: 'none' as const },
};
