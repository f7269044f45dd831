import { describe, expect, test } from 'vitest';
import { contrastOf, lightnessStep } from '../../../testing/theme/contrast.ts';
import { themeColors } from '../../../testing/theme/stylesheets.ts';

type Least = { readonly hovered: number; readonly pressed: number; readonly text: number };

type Family = {
  /** What it stands on. */
  readonly on: readonly string[];
  readonly rest: string;
  readonly hovered: string;
  readonly pressed: string;
  /** Its quietest text in these two states. */
  readonly ink: string;
  /** Steps in L* away from rest, and the contrast of that text. */
  readonly least: Record<'light' | 'dark', Least>;
};

const pages = ['background-default', 'background-paper', 'ledger-sunken', 'ledger-raised'];
const veils = { rest: 'transparent', hovered: 'action-hover', pressed: 'action-pressed', ink: 'text-secondary' };

const families: Record<string, Family> = {
  'a button in words, an icon, a link, a switch, a check, an entry of a menu': {
    ...veils,
    on: pages,
    least: { light: { hovered: 4.4, pressed: 9, text: 5.69 }, dark: { hovered: 5.6, pressed: 11.9, text: 5.18 } },
  },
  'a row, a cell, a day of a calendar': {
    ...veils,
    on: ['background-paper'],
    least: { light: { hovered: 4.7, pressed: 9.4, text: 6.3 }, dark: { hovered: 6, pressed: 12.8, text: 5.83 } },
  },
  // Under the pointer it has a line.
  'what is chosen': {
    on: ['background-paper'],
    rest: 'action-selected',
    hovered: 'action-selected',
    pressed: 'ledger-selectedPressed',
    ink: 'text-secondary',
    least: { light: { hovered: 0, pressed: 5.2, text: 6.03 }, dark: { hovered: 0, pressed: 6.5, text: 5.37 } },
  },
  'the button of a form': {
    on: pages,
    rest: 'primary-main',
    hovered: 'primary-dark',
    pressed: 'ledger-accentPressed',
    ink: 'primary-contrastText',
    least: { light: { hovered: 5.8, pressed: 12.4, text: 10.18 }, dark: { hovered: 6.4, pressed: 12.9, text: 9.65 } },
  },
  'a tonal button': {
    on: pages,
    rest: 'ledger-accentContainer',
    hovered: 'ledger-accentContainerHover',
    pressed: 'ledger-accentContainerPressed',
    ink: 'ledger-onAccentContainer',
    least: { light: { hovered: 4.5, pressed: 10.1, text: 6.91 }, dark: { hovered: 5.8, pressed: 11.6, text: 6.31 } },
  },
  'a button that removes': {
    on: pages,
    rest: 'error-main',
    hovered: 'error-dark',
    pressed: 'ledger-negativePressed',
    ink: 'error-contrastText',
    least: { light: { hovered: 6.5, pressed: 13.4, text: 8.58 }, dark: { hovered: 5.8, pressed: 12, text: 9.67 } },
  },
};

// Source: docs/specification.md#answers.
describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const colors = themeColors(scheme);
  const colorOf = (token: string) => (token === 'transparent' ? token : (colors.get(token) ?? ''));

  test.each(Object.entries(families))('%s steps away from rest as far as it must, and can be read', (_, family) => {
    const { on, rest, hovered, pressed, ink, least } = family;
    const steps = on.map((ground) => ({
      hovered: lightnessStep(colorOf(rest), colorOf(hovered), colorOf(ground)),
      pressed: lightnessStep(colorOf(rest), colorOf(pressed), colorOf(ground)),
      text: Math.min(...[hovered, pressed].map((each) => contrastOf(colorOf(ink), colorOf(each), colorOf(ground)))),
    }));
    const smallest = (of: keyof Least) => Math.min(...steps.map((step) => step[of]));
    const wanted = least[scheme];
    expect(smallest('hovered')).toBeGreaterThanOrEqual(wanted.hovered);
    expect(smallest('pressed')).toBeGreaterThanOrEqual(wanted.pressed);
    expect(smallest('text')).toBeGreaterThanOrEqual(wanted.text);
  });

  test('the border of a field under the pointer is as clear as a text', () => {
    for (const ground of ['background-paper', 'ledger-raised']) {
      for (const line of ['text-secondary', 'text-primary']) {
        expect(contrastOf(colorOf(line), colorOf(ground), colorOf(ground))).toBeGreaterThanOrEqual(7.5);
      }
    }
  });

  test.each([...pages, 'action-selected'])('the ring of focus is seen on %s, also while it is pressed', (ground) => {
    const grounds = ground === 'action-selected' ? ['ledger-selectedPressed'] : ['action-hover', 'action-pressed'];
    const ratios = ['transparent', ...grounds].map((veil) =>
      contrastOf(colorOf('ledger-focusRing'), colorOf(veil), colorOf(ground)),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(5.5);
  });
});
