import { describe, expect, test } from 'vitest';
import { tooClose, withoutRole, withoutUse } from '../../../testing/theme/contrast-faults.ts';
import { contrastOf } from '../../../testing/theme/contrast.ts';
import { roles, surfaces } from '../../../testing/theme/roles.ts';
import {
  appRules,
  parseScript,
  parseStylesheet,
  scriptTokens,
  themeColors,
} from '../../../testing/theme/stylesheets.ts';

const rules = appRules();

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const colors = themeColors(scheme);

  test('gives text, icons and borders the minimum contrast on every background', () => {
    expect(tooClose(rules, colors)).toEqual([]);
  });

  test.each([
    ['text', 'text-secondary', 'ledger-muted'],
    ['a border', 'ledger-lineStrong', 'background-paper'],
    ['a focus ring', 'ledger-focusRing', 'ledger-raised'],
    ['text with a background', 'ledger-onWarningContainer', 'ledger-warningContainer'],
    ['text on a hovered button', 'primary-contrastText', 'primary-dark'],
  ])('reports %s in the colour of its background', (_, foreground, background) => {
    const same = new Map([...colors, [foreground, colors.get(background) ?? '']]);
    expect(tooClose(rules, same).join('\n')).toContain(`${foreground} on ${background}: 1 `);
  });
});

test('lists a role for each colour that a rule uses, and no other', () => {
  expect(withoutRole(rules)).toEqual([]);
  expect(withoutUse(rules, scriptTokens())).toEqual([]);
});

test('finds a use for each colour that scripts define', () => {
  const known = new Set([...rules.flatMap(({ uses }) => uses.map(({ token }) => token)), ...surfaces]);
  const declared = new Set(Object.values(roles).flatMap((tokens) => Object.keys(tokens)));
  expect([...scriptTokens()].filter((token) => !known.has(token) && !declared.has(token))).toEqual([]);
});

test.each([
  ['.note { color: var(--mui-palette-ledger-skeleton) }', '.note uses ledger-skeleton as foreground'],
  ['.note { border-top: 1px solid var(--mui-palette-text-disabled) }', '.note uses text-disabled as line'],
  ['@media print { .note { background: var(--mui-palette-info-main) } }', '.note uses info-main as background'],
  ['.note { opacity: 0.4 }', '.note is translucent'],
])('reports a rule without a role: %s', (css, fault) => {
  expect(withoutRole(parseStylesheet(css))).toEqual([fault]);
});

test('reads the rules of styled components', () => {
  const code = `const Note = styled('p')(({ theme }) => ({
    color: theme.vars.palette.text.disabled,
    '&:hover': { opacity: 0.4, borderTop: \`1px solid \${theme.vars.palette.text.disabled}\` },
    '& > span': { color: theme.vars.palette.divider },
  }));`;
  expect(withoutRole(parseScript('note.tsx', code))).toEqual([
    'note.tsx:3 uses text-disabled as line',
    'note.tsx:4 uses divider as foreground',
    'note.tsx:3 is translucent',
  ]);
  const same = new Map([
    ...themeColors('light'),
    ['text-secondary', themeColors('light').get('background-paper') ?? ''],
  ]);
  const pale = parseScript('note.tsx', '({ color: theme.vars.palette.text.secondary })');
  expect(tooClose(pale, same).join()).toContain('text-secondary on background-paper: 1 ');
});

test('blends a translucent colour with its background', () => {
  expect(contrastOf('#000', '#fff', '#fff')).toBe(21);
  const grey = contrastOf('#808080', '#fff', '#fff');
  expect(contrastOf('rgba(0, 0, 0, 0.5)', '#fff', '#fff')).toBeCloseTo(grey, 1);
  expect(contrastOf('#000', 'rgba(0, 0, 0, 0)', '#fff', 0.5)).toBeCloseTo(grey, 1);
  const mixed = '.note { border: 1px solid color-mix(in srgb, var(--mui-palette-ledger-lineStrong) 30%, transparent) }';
  expect(tooClose(parseStylesheet(mixed), themeColors('light'))).toHaveLength(surfaces.length);
});
