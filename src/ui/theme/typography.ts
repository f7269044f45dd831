import tokens from './tokens.json' with { type: 'json' };

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {}
}

const { scale } = tokens.font;

const rem = (pixels: number) => `${pixels / 16}rem`;

const variant = (step: { readonly size: number; readonly line: number; readonly weight: number }) => ({
  fontSize: rem(step.size),
  lineHeight: rem(step.line),
  fontWeight: step.weight,
});

/** Steps that MUI has no name for. */
const own = {
  /** What the product is for. */
  display: { ...variant(scale.display), letterSpacing: '-0.025em' },
  /** The amount that a page is about. */
  figure: { ...variant(scale.figure), letterSpacing: '-0.02em' },
  /** The title of a page that stands alone. */
  headline: { ...variant({ size: 24, line: 32, weight: 600 }), letterSpacing: '-0.02em' },
  /** The title of a page beside a menu. */
  pageTitle: { ...variant({ size: 20, line: 28, weight: 600 }), letterSpacing: '-0.015em' },
  /** What something is called, above or before it. */
  label: { ...variant(scale.caption), fontWeight: scale.micro.weight },
  /** In the weight of what it stands in. */
  micro: { fontSize: rem(scale.micro.size), lineHeight: rem(scale.micro.line) },
};

type OwnVariants = typeof own;

export const typography = {
  ...own,
  fontFamily: 'var(--font-family)',
  h1: { ...variant(scale.title), letterSpacing: '-0.01em' },
  h2: variant(scale.label),
  body1: variant(scale.body),
  body2: variant(scale.label),
  caption: variant(scale.caption),
  button: { ...variant(scale.label), textTransform: 'none' as const },
};
