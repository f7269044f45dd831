import { appTheme } from './app-theme.ts';

const declarations = (rules: Record<string, unknown>): string =>
  Object.entries(rules)
    .map(([property, value]) => `  ${property === 'colorScheme' ? 'color-scheme' : property}: ${String(value)};\n`)
    .join('');

/** The theme's variables as the text of `variables.css`. */
export const themeVariables = (): string =>
  appTheme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => `${selector} {\n${declarations(rules)}}\n`)
    .join('\n');
