import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import tokens from '../../src/ui/theme/tokens.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

const scripts = globSync('src/ui/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/^src\/ui\/theme\/|\.test\./u.test(path),
);
const stylesheets = globSync('src/ui/**/*.css', { cwd: root });

/** Literals that only the theme may contain. */
const literals = {
  colours: /['"`\s(,]#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/iu,
  radii: /borderRadius: (?:['"`]?[1-9]|.*\bradius\b)/u,
  breakpoints: /(?:min|max)-width:/u,
  durations: /(?:transition|animation)\w*: .*?\b\d+m?s\b/u,
};

const linesOf = (path: string): readonly string[] => readFileSync(join(root, path), 'utf8').split('\n');

const found = (paths: readonly string[], isFault: (line: string) => boolean): readonly string[] =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) => (isFault(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

describe('outside the theme', () => {
  test.each(Object.entries(literals))('scripts contain no %s', (_, literal) => {
    expect(found(scripts, (line) => literal.test(line))).toEqual([]);
  });

  test('stylesheets have no colours', () => {
    expect(found(stylesheets, (line) => literals.colours.test(line))).toEqual([]);
  });

  test('stylesheets have no radii', () => {
    expect(found(stylesheets, (line) => /border-radius: [1-9]\d*px/u.test(line))).toEqual([]);
  });

  test('stylesheets use the breakpoints of the theme', () => {
    const widths = new Set<number>(Object.values(tokens.breakpoint).flatMap((width) => [width, width - 0.05]));
    const isFault = (line: string) => {
      const [, width] = /(?:min|max)-width: ([\d.]+)px\)/u.exec(line) ?? [];
      return width !== undefined && !widths.has(Number(width));
    };
    expect(found(stylesheets, isFault)).toEqual([]);
  });

  test('stylesheets have no selectors of MUI classes', () => {
    expect(found(stylesheets, (line) => line.includes('.Mui'))).toEqual([]);
  });
});

// For such a selector, the browser recalculates all styles after every added element: 30 ms for each tick on a phone.
const dependsOnWholePage = (line: string) => /(?:body|html|:root):has\(.*?\)+ *[>[\w.#*]/u.test(line);

test('finds no selector that depends on the content of the whole page', () => {
  expect(found([...stylesheets, ...scripts], dependsOnWholePage)).toEqual([]);
  expect(dependsOnWholePage('body:has(#sheet-page) [data-sticky-header] * {')).toBe(true);
});

/** The selectors of a line without parentheses; `:not(:has(…))` becomes `:has`. */
const selectorsOf = (line: string): readonly string[] => {
  const written = /^\s*'(.+?)': |^\s*(.+) \{$/u.exec(line)?.slice(1).join('') ?? '';
  const innermost = /\([^()]*\)|:not\(:has\)/u;
  let bare = written;
  while (innermost.test(bare)) bare = bare.replace(innermost, (part) => (part.includes(':has') ? ':has' : ''));
  return bare.split(',');
};

// Without a class or an attribute, the browser tests such a selector on all elements after every added element.
const matchesAnything = (line: string): boolean =>
  line.includes(':has(') &&
  selectorsOf(line).some((selector) => {
    const compounds = selector.split(/[\s>+~]+/u).filter(Boolean);
    const [reached = '', ...before] = compounds.toReversed();
    return before.some((compound) => compound.includes(':has')) && !/[.[&#]/u.test(reached);
  });

test('finds a class or an attribute in the part after :has() of every selector', () => {
  expect(found([...stylesheets, ...scripts], matchesAnything)).toEqual([]);
});

test.each([
  ['&:has(> [role="toolbar"]) > :not([role="toolbar"])', true],
  ['&:has(~ [data-hint]) > input', true],
  ['ul:not(:has(.is-chosen)) ~ & > :last-child', true],
  ['ul:not(:has(.is-chosen)) ~ & > [data-picks]', false],
  ['div:has(div[aria-busy="true"]) > &', false],
  ['& > [data-words]:has(+ [data-words="short"])', false],
])('%s matches anything: %s', (selector, isFault) => {
  expect(matchesAnything(`  '${selector}': {`)).toBe(isFault);
});

test.each([
  ['colours', "color: '#34489b',"],
  ['colours', "background: 'rgba(0, 0, 0, 0.4)',"],
  ['radii', 'borderRadius: 12,'],
  ['radii', "borderRadius: '12px 12px 0 0',"],
  ['radii', 'borderRadius: tokens.radius.card,'],
  ['breakpoints', "'@media (max-width: 600px)': {"],
  ['durations', "transition: 'opacity 140ms',"],
] as const)('%s are found in %s', (kind, line) => {
  expect(literals[kind].test(line)).toBe(true);
});
