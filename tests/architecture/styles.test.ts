import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import tokens from '../../src/ui/theme/tokens.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

const scripts = globSync('src/ui/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/^src\/ui\/theme\/|\.test\./u.test(path),
);
const stylesheets = globSync('src/ui/**/*.css', { cwd: root });

/** What is the theme's to say, by what it would look like anywhere else. */
const literals = {
  'a colour': /['"`\s(,]#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/iu,
  'a radius': /borderRadius: (?:['"`]?[1-9]|.*\bradius\b)/u,
  'a width of the window': /(?:min|max)-width:/u,
  'a duration': /(?:transition|animation)\w*: .*?\b\d+m?s\b/u,
};

const linesOf = (path: string): readonly string[] => readFileSync(join(root, path), 'utf8').split('\n');

const found = (paths: readonly string[], isFault: (line: string) => boolean): readonly string[] =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) => (isFault(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

describe('outside of the theme', () => {
  test.each(Object.entries(literals))('no script says %s', (_, literal) => {
    expect(found(scripts, (line) => literal.test(line))).toEqual([]);
  });

  test('no stylesheet says a colour', () => {
    expect(found(stylesheets, (line) => literals['a colour'].test(line))).toEqual([]);
  });

  test('no stylesheet says a radius', () => {
    expect(found(stylesheets, (line) => /border-radius: [1-9]\d*px/u.test(line))).toEqual([]);
  });

  test('a width of the window in a stylesheet is one of the theme', () => {
    const widths = new Set<number>(Object.values(tokens.breakpoint).flatMap((width) => [width, width - 0.05]));
    const isFault = (line: string) => {
      const [, width] = /(?:min|max)-width: ([\d.]+)px\)/u.exec(line) ?? [];
      return width !== undefined && !widths.has(Number(width));
    };
    expect(found(stylesheets, isFault)).toEqual([]);
  });

  test('no stylesheet reaches into a component of MUI', () => {
    expect(found(stylesheets, (line) => line.includes('.Mui'))).toEqual([]);
  });
});

// With one, the styles of the whole page are computed anew whenever anything is added anywhere: 30 ms of each tick on a phone.
const asksTheWholePage = (line: string) => /(?:body|html|:root):has\(.*?\)+ *[>[\w.#*]/u.test(line);

test('what is below the page does not depend on what the page has', () => {
  expect(found([...stylesheets, ...scripts], asksTheWholePage)).toEqual([]);
  expect(asksTheWholePage('body:has(#sheet-page) [data-sticky-header] * {')).toBe(true);
});

/** The selectors of a line without what they have in brackets; `:not(:has(…))` counts as `:has`. */
const selectorsOf = (line: string): readonly string[] => {
  const written = /^\s*'(.+?)': |^\s*(.+) \{$/u.exec(line)?.slice(1).join('') ?? '';
  const innermost = /\([^()]*\)|:not\(:has\)/u;
  let bare = written;
  while (innermost.test(bare)) bare = bare.replace(innermost, (part) => (part.includes(':has') ? ':has' : ''));
  return bare.split(',');
};

// Without a name of their own, all elements of the page are looked at whenever anything is added anywhere.
const reachesAnything = (line: string): boolean =>
  line.includes(':has(') &&
  selectorsOf(line).some((selector) => {
    const compounds = selector.split(/[\s>+~]+/u).filter(Boolean);
    const [reached = '', ...before] = compounds.toReversed();
    return before.some((compound) => compound.includes(':has')) && !/[.[&#]/u.test(reached);
  });

test('what depends on what another element has bears a class or an attribute', () => {
  expect(found([...stylesheets, ...scripts], reachesAnything)).toEqual([]);
});

test.each([
  ['&:has(> [role="toolbar"]) > :not([role="toolbar"])', true],
  ['&:has(~ [data-hint]) > input', true],
  ['ul:not(:has(.is-chosen)) ~ & > :last-child', true],
  ['ul:not(:has(.is-chosen)) ~ & > [data-picks]', false],
  ['div:has(div[aria-busy="true"]) > &', false],
  ['& > [data-words]:has(+ [data-words="short"])', false],
])('%s reaches anything: %s', (selector, isFault) => {
  expect(reachesAnything(`  '${selector}': {`)).toBe(isFault);
});

test.each([
  ['a colour', "color: '#34489b',"],
  ['a colour', "background: 'rgba(0, 0, 0, 0.4)',"],
  ['a radius', 'borderRadius: 12,'],
  ['a radius', "borderRadius: '12px 12px 0 0',"],
  ['a radius', 'borderRadius: tokens.radius.card,'],
  ['a width of the window', "'@media (max-width: 600px)': {"],
  ['a duration', "transition: 'opacity 140ms',"],
] as const)('%s would be found', (what, line) => {
  expect(literals[what].test(line)).toBe(true);
});
