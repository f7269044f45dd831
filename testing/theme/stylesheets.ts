import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Rule } from 'postcss';
import { type ESTree, parseSync, Visitor } from 'vite';
import { appTheme } from '../../src/ui/theme/theme.ts';

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

type Said = Pick<Declaration, 'prop' | 'value'>;

const ui = join(import.meta.dirname, '..', '..', 'src', 'ui');
const isInk = /^(?:color|caret-color|fill|stroke|-webkit-text-fill-color|--[\w-]+-text)$/u;
const isGround = /^(?:background|background-color|accent-color|--[\w-]+-fill|--[\w-]+-fill-hover)$/u;
const isLine = /^(?:border|outline|--[\w-]*line|--[\w-]+-border|box-shadow|column-rule|text-decoration)/u;
// The way to colour a field that the browser has filled in.
const isFilled = /inset 0 0 0 \d{3}px/u;

const partOf = ({ prop, value }: Said): Part => {
  if (isInk.test(prop)) return 'ink';
  if (isGround.test(prop) || isFilled.test(value)) return 'ground';
  if (isLine.test(prop)) return 'line';
  throw new Error(`What is ${prop}: ${value}, a text, a line or a ground?`);
};

/** The names of the theme's colours in a text, such as `text-primary`. */
const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(/--mui-palette-([\w-]+)/gu)].flatMap(([, token]) => token ?? []);

const mix = /color-mix\(in srgb, var\(--mui-palette-([\w-]+)\) (\d+)%, transparent\)/u;

const usesIn = (declaration: Said): readonly Use[] => {
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

const keyOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** `theme.vars.palette.text.primary`, or `theme.vars.palette.divider`, as a stylesheet says it. */
const withVariables = (code: string): string =>
  code
    .replaceAll(/\bpalette\.(\w+)\.(\w+)/gu, 'var(--mui-palette-$1-$2)')
    .replaceAll(/\bpalette\.(\w+)/gu, 'var(--mui-palette-$1)');

/** The colours that objects of styles use, an object for a rule; the selector is the name of the file and the object's place. */
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

// What is an object or a function holds rules of its own.
const isPlain = ({ value: { type } }: ESTree.ObjectProperty): boolean =>
  !['ObjectExpression', 'ArrowFunctionExpression', 'CallExpression', 'ArrayExpression'].includes(type);

const scripts = (): readonly (readonly [string, string])[] =>
  globSync('**/!(*.test).{ts,tsx}', { cwd: ui })
    .map((path) => [path, readFileSync(join(ui, path), 'utf8')] as const)
    .filter(([, code]) => code.includes('vars.palette'));

/** Every rule of the app's stylesheets, of its theme and of what is styled in its place. */
export const appRules = (): readonly RuleUses[] => [
  ...texts('**/*.css').flatMap(parseStylesheet),
  ...scripts().flatMap(([path, code]) => parseScript(path, code)),
];

/** The colours that scripts use outside of rules. */
export const scriptTokens = (): ReadonlySet<string> =>
  new Set(texts('**/!(*.test).{ts,tsx}').flatMap((text) => tokensIn(text)));

/** The values of the theme's variables in one theme. */
export function themeColors(scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const variables = rulesOf(appTheme().generateStyleSheets(), scheme).flatMap((rule) => Object.entries(rule));
  return new Map(variables.map(([name, value]) => [name.replace('--mui-palette-', ''), String(value)]));
}

/** What stands under the selector of a scheme, however deep. */
const rulesOf = (sheet: object, scheme: string): readonly object[] =>
  Object.entries(sheet).flatMap(([selector, rule]) => {
    if (typeof rule !== 'object' || rule === null) return [];
    return selector.includes(`="${scheme}"`) ? [rule] : rulesOf(rule, scheme);
  });
