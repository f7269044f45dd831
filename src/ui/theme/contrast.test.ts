import { describe, expect, test } from 'vitest';
import { tooClose, withoutRole, withoutUse } from '../../../testing/theme/contrast-faults.ts';
import { contrastOf } from '../../../testing/theme/contrast.ts';
import { surfaces, roles } from '../../../testing/theme/roles.ts';
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

  test('every text can be read and every mark be seen on all that they stand on', () => {
    expect(tooClose(rules, colors)).toEqual([]);
  });

  test.each([
    ['a text', 'text-secondary', 'ledger-muted'],
    ['a border', 'ledger-lineStrong', 'background-paper'],
    ['a ring of focus', 'ledger-focusRing', 'ledger-raised'],
    ['a text with its own ground', 'ledger-onWarningContainer', 'ledger-warningContainer'],
    ['what a hovered button bears', 'primary-contrastText', 'primary-dark'],
  ])('%s that is like its ground is found', (_, ink, ground) => {
    const alike = new Map([...colors, [ink, colors.get(ground) ?? '']]);
    expect(tooClose(rules, alike).join('\n')).toContain(`${ink} on ${ground}: 1 `);
  });
});

test('the role of each colour is listed, and none that no rule uses any more', () => {
  expect(withoutRole(rules)).toEqual([]);
  expect(withoutUse(rules, scriptTokens())).toEqual([]);
});

test('scripts use no colour that the stylesheets do not', () => {
  const known = new Set([...rules.flatMap(({ uses }) => uses.map(({ token }) => token)), ...surfaces]);
  const declared = new Set(Object.values(roles).flatMap((tokens) => Object.keys(tokens)));
  expect([...scriptTokens()].filter((token) => !known.has(token) && !declared.has(token))).toEqual([]);
});

test.each([
  ['.note { color: var(--mui-palette-ledger-skeleton) }', '.note uses ledger-skeleton as ink'],
  ['.note { border-top: 1px solid var(--mui-palette-text-disabled) }', '.note uses text-disabled as line'],
  ['@media print { .note { background: var(--mui-palette-info-main) } }', '.note uses info-main as ground'],
  ['.note { opacity: 0.4 }', '.note is faded'],
])('a rule that nobody has thought of is found: %s', (css, fault) => {
  expect(withoutRole(parseStylesheet(css))).toEqual([fault]);
});

test('a style beside its component is a rule too', () => {
  const code = `const Note = styled('p')(({ theme }) => ({
    color: theme.vars.palette.text.disabled,
    '&:hover': { opacity: 0.4, borderTop: \`1px solid \${theme.vars.palette.text.disabled}\` },
    '& > span': { color: theme.vars.palette.divider },
  }));`;
  expect(withoutRole(parseScript('note.tsx', code))).toEqual([
    'note.tsx:3 uses text-disabled as line',
    'note.tsx:4 uses divider as ink',
    'note.tsx:3 is faded',
  ]);
  const alike = new Map([
    ...themeColors('light'),
    ['text-secondary', themeColors('light').get('background-paper') ?? ''],
  ]);
  const pale = parseScript('note.tsx', '({ color: theme.vars.palette.text.secondary })');
  expect(tooClose(pale, alike).join()).toContain('text-secondary on background-paper: 1 ');
});

test('a translucent colour counts as what is seen of it', () => {
  expect(contrastOf('#000', '#fff', '#fff')).toBe(21);
  const grey = contrastOf('#808080', '#fff', '#fff');
  expect(contrastOf('rgba(0, 0, 0, 0.5)', '#fff', '#fff')).toBeCloseTo(grey, 1);
  expect(contrastOf('#000', 'rgba(0, 0, 0, 0)', '#fff', 0.5)).toBeCloseTo(grey, 1);
  const mixed = '.note { border: 1px solid color-mix(in srgb, var(--mui-palette-ledger-lineStrong) 30%, transparent) }';
  expect(tooClose(parseStylesheet(mixed), themeColors('light'))).toHaveLength(surfaces.length);
});
