import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Rule } from 'postcss';
import { type ESTree, parseSync, Visitor } from 'vite';
import { appTheme } from '../../src/ui/theme/theme.ts';

/** The use of a colour: text and icons (`foreground`), outlines, borders and shadows (`line`), or background. */
export type Layer = 'foreground' | 'line' | 'background';

export type ColorUse = {
  readonly layer: Layer;
  readonly token: string;
  /** Below 1 for a colour that is mixed with `transparent`. */
  readonly opacity: number;
};

export type RuleUses = { readonly selector: string; readonly uses: readonly ColorUse[]; readonly opacity: number };

type CssDeclaration = Pick<Declaration, 'prop' | 'value'>;

const ui = join(import.meta.dirname, '..', '..', 'src', 'ui');
const isForeground = /^(?:color|caret-color|fill|stroke|-webkit-text-fill-color|--[\w-]+-text)$/u;
const isBackground = /^(?:background|background-color|accent-color|--[\w-]+-fill|--[\w-]+-fill-hover)$/u;
const isLine = /^(?:border|outline|--[\w-]*line|--[\w-]+-border|box-shadow|column-rule|text-decoration)/u;
// The inset shadow that hides the browser's background of autofilled fields.
const isAutofill = /inset 0 0 0 \d{3}px/u;

const layerOf = ({ prop, value }: CssDeclaration): Layer => {
  if (isForeground.test(prop)) return 'foreground';
  if (isBackground.test(prop) || isAutofill.test(value)) return 'background';
  if (isLine.test(prop)) return 'line';
  throw new Error(`${prop}: ${value} is neither foreground, line nor background.`);
};

/** The names of theme colours in a text, such as `text-primary`. */
const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(/--mui-palette-([\w-]+)/gu)].flatMap(([, token]) => token ?? []);

const mix = /color-mix\(in srgb, var\(--mui-palette-([\w-]+)\) (\d+)%, transparent\)/u;

const usesIn = (declaration: CssDeclaration): readonly ColorUse[] => {
  const [, mixed, percent] = mix.exec(declaration.value) ?? [];
  return tokensIn(declaration.value).map((token) => ({
    layer: layerOf(declaration),
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

const keyOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** Replaces `theme.vars.palette.text.primary` and the like by CSS variables. */
const withVariables = (code: string): string =>
  code
    .replaceAll(/\bpalette\.(\w+)\.(\w+)/gu, 'var(--mui-palette-$1-$2)')
    .replaceAll(/\bpalette\.(\w+)/gu, 'var(--mui-palette-$1)');

/** The colours in the style objects of a script. Each object is a rule; its selector is the file name and the line. */
export function parseScript(file: string, code: string): readonly RuleUses[] {
  const rules: RuleUses[] = [];
  new Visitor({
    ObjectExpression: ({ properties, start }) => {
      const plain = properties.filter((each) => each.type === 'Property').filter(isPlain);
      const declarations = plain.map((each) => ({
        prop: keyOf(each).replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
        value: withVariables(code.slice(each.value.start, each.value.end)),
      }));
      const opacity = declarations.find(({ prop }) => prop === 'opacity')?.value;
      const uses = declarations.flatMap(usesIn);
      const line = code.slice(0, start).split('\n').length;
      if (uses.length > 0) rules.push({ selector: `${file}:${line}`, uses, opacity: Number(opacity ?? 1) });
    },
  }).visit(parseSync(file, code).program);
  return rules;
}

// Nested objects and functions are separate rules.
const isPlain = ({ value: { type } }: ESTree.ObjectProperty): boolean =>
  !['ObjectExpression', 'ArrowFunctionExpression', 'CallExpression', 'ArrayExpression'].includes(type);

const scripts = (): readonly (readonly [string, string])[] =>
  globSync('**/!(*.test).{ts,tsx}', { cwd: ui })
    .map((path) => [path, readFileSync(join(ui, path), 'utf8')] as const)
    .filter(([, code]) => code.includes('vars.palette'));

/** Every rule of the stylesheets, the theme and the styled components. */
export const appRules = (): readonly RuleUses[] => [
  ...texts('**/*.css').flatMap(parseStylesheet),
  ...scripts().flatMap(([path, code]) => parseScript(path, code)),
];

export const scriptTokens = (): ReadonlySet<string> =>
  new Set(texts('**/!(*.test).{ts,tsx}').flatMap((text) => tokensIn(text)));

export function themeColors(scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const variables = rulesOf(appTheme().generateStyleSheets(), scheme).flatMap((rule) => Object.entries(rule));
  return new Map(variables.map(([name, value]) => [name.replace('--mui-palette-', ''), String(value)]));
}

/** The rules below the selector of a colour scheme, at any depth. */
const rulesOf = (sheet: object, scheme: string): readonly object[] =>
  Object.entries(sheet).flatMap(([selector, rule]) => {
    if (typeof rule !== 'object' || rule === null) return [];
    return selector.includes(`="${scheme}"`) ? [rule] : rulesOf(rule, scheme);
  });
