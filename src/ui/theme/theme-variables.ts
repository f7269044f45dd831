import { appTheme } from './app-theme.ts';

const declarations = (rules: Record<string, unknown>): string =>
  Object.entries(rules)
    .map(([property, value]) => `  ${property === 'colorScheme' ? 'color-scheme' : property}: ${String(value)};\n`)
    .join('');

// Written as the formatter leaves it.
const selectorText = (selector: string): string => selector.replaceAll(', ', ',\n').replaceAll('"', "'");

const indented = (text: string): string => text.replaceAll(/^(?=.)/gmu, '  ');

// Paper is white: what is printed is light in the dark theme too.
const onItsMedium = (selector: string, rule: string): string =>
  selector.includes('dark') ? `@media screen {\n${indented(rule)}}\n` : rule;

// What the app's own stylesheets may use; MUI's components need all the others besides.
const isOwn = (property: string): boolean =>
  /^(?:colorScheme|--font-family|--mui-palette-(?:divider|text-(?:primary|secondary|disabled)|action-(?:hover|selected)|(?:background|ledger)-\w+|(?:primary|success|info|warning|error)-(?:main|dark|light|contrastText)))$/u.test(
    property,
  ) && !property.endsWith('Channel');

const withOnly = (rules: Record<string, unknown>, isWanted: (property: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rules).filter(([property]) => isWanted(property)));

const variables = (isWanted: (property: string) => boolean): string =>
  appTheme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => [selector, declarations(withOnly(rules, isWanted))] as const)
    .filter(([, text]) => text !== '')
    .map(([selector, text]) => onItsMedium(selector, `${selectorText(selector)} {\n${text}}\n`))
    .join('\n');

/** The theme's variables that every page needs, as the text of `variables.css`. */
export const ownVariables = (): string => variables(isOwn);

/** Those that come with MUI's components, as the text of `library-variables.css`. */
export const libraryVariables = (): string => variables((property) => !isOwn(property));
