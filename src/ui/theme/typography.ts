import tokens from './tokens.json' with { type: 'json' };

const { scale } = tokens.font;

const variant = (step: { readonly size: number; readonly line: number; readonly weight: number }) => ({
  fontSize: `${step.size / 16}rem`,
  lineHeight: `${step.line / 16}rem`,
  fontWeight: step.weight,
});

export const typography = {
  fontFamily: 'var(--font-family)',
  h1: { ...variant(scale.title), letterSpacing: '-0.01em' },
  h2: variant(scale.label),
  body1: variant(scale.body),
  body2: variant(scale.label),
  caption: variant(scale.caption),
  button: { ...variant(scale.label), textTransform: 'none' as const },
};
