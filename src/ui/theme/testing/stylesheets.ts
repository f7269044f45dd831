import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Rule } from 'postcss';

/** How a colour of the theme is used: for text and icons, for an outline or a border, or behind something. */
export type Part = 'ink' | 'line' | 'ground';

export type Use = {
  readonly part: Part;
  readonly token: string;
  /** Less than 1 where it is mixed with nothing, so that the ground shines through. */
  readonly opacity: number;
};

/** The colours that one rule of a stylesheet uses. */
export type RuleUses = { readonly selector: string; readonly uses: readonly Use[]; readonly opacity: number };

const ui = join(import.meta.dirname, '..', '..');
const isInk = /^(?:color|caret-color|fill|stroke|-webkit-text-fill-color|--[\w-]+-text)$/u;
const isGround = /^(?:background|background-color|--[\w-]+-fill|--[\w-]+-fill-hover)$/u;
const isLine = /^(?:border|outline|--[\w-]*line|--[\w-]+-border|box-shadow|column-rule|text-decoration)/u;
// The way to colour a field that the browser has filled in.
const isFilled = /inset 0 0 0 \d{3}px/u;

const partOf = ({ prop, value }: Declaration): Part => {
  if (isInk.test(prop)) return 'ink';
  if (isGround.test(prop) || isFilled.test(value)) return 'ground';
  if (isLine.test(prop)) return 'line';
  throw new Error(`What is ${prop}: ${value}, a text, a line or a ground?`);
};

/** The names of the theme's colours in a text, such as `text-primary`. */
const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(/--mui-palette-([\w-]+)/gu)].flatMap(([, token]) => token ?? []);

const mix = /color-mix\(in srgb, var\(--mui-palette-([\w-]+)\) (\d+)%, transparent\)/u;

const usesIn = (declaration: Declaration): readonly Use[] => {
  const [, mixed, percent] = mix.exec(declaration.value) ?? [];
  return tokensIn(declaration.value).map((token) => ({
    part: partOf(declaration),
    token,
    opacity: token === mixed ? Number(percent) / 100 : 1,
  }));
};

const usesOf = (rule: Rule): RuleUses => {
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  const opacity = declarations.find(({ prop }) => prop === 'opacity')?.value;
  return {
    selector: rule.selector.replaceAll(/\s+/gu, ' '),
    uses: declarations.flatMap(usesIn),
    opacity: Number(opacity ?? 1),
  };
};

export const parseStylesheet = (css: string): readonly RuleUses[] => {
  const rules: RuleUses[] = [];
  parse(css).walkRules((rule) => {
    rules.push(usesOf(rule));
  });
  return rules;
};

const texts = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ui }).map((path) => readFileSync(join(ui, path), 'utf8'));

/** Every rule of the app's stylesheets. */
export const appRules = (): readonly RuleUses[] =>
  texts('**/*.css')
    .filter((css) => !css.includes('  --mui-palette-'))
    .flatMap(parseStylesheet);

/** The colours that scripts use. */
export const scriptTokens = (): ReadonlySet<string> =>
  new Set(texts('**/!(*.test).{ts,tsx}').flatMap((text) => tokensIn(text)));

/** The values of the theme's variables in one theme. */
export function themeColors(scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  parse(readFileSync(join(ui, 'theme', 'variables.css'), 'utf8')).walkDecls(/^--mui-palette-/u, (each) => {
    const { parent } = each;
    if (parent?.type !== 'rule' || !('selector' in parent)) return;
    if (parent.selector.includes(scheme)) colors.set(each.prop.replace('--mui-palette-', ''), each.value);
  });
  return colors;
}
