import { appTheme } from './app-theme.ts';

const declarations = (rules: Record<string, unknown>): string =>
  Object.entries(rules)
    .map(([property, value]) => `  ${property === 'colorScheme' ? 'color-scheme' : property}: ${String(value)};\n`)
    .join('');

// Written as the formatter leaves it.
const selectorText = (selector: string): string => selector.replaceAll(', ', ',\n').replaceAll('"', "'");

/** The theme's variables as the text of `variables.css`. */
export const themeVariables = (): string =>
  appTheme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => `${selectorText(selector)} {\n${declarations(rules)}}\n`)
    .join('\n');
