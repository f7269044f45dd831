import { describe, expect, test } from 'vitest';
import { contrastOf, lightnessStep } from '../../../testing/theme/contrast.ts';
import { themeColors } from '../../../testing/theme/stylesheets.ts';

type Minimum = { readonly hovered: number; readonly pressed: number; readonly text: number };

type Controls = {
  readonly backgrounds: readonly string[];
  readonly rest: string;
  readonly hovered: string;
  readonly pressed: string;
  /** The text with the lowest contrast in these two states. */
  readonly text: string;
  /** Differences in L* from `rest`, and the contrast of the text. */
  readonly minimum: Record<'light' | 'dark', Minimum>;
};

const pageBackgrounds = ['background-default', 'background-paper', 'ledger-sunken', 'ledger-raised'];
const layers = { rest: 'transparent', hovered: 'action-hover', pressed: 'action-pressed', text: 'text-secondary' };

const controls: Record<string, Controls> = {
  'text buttons, icon buttons, links, switches, checkboxes and menu items': {
    ...layers,
    backgrounds: pageBackgrounds,
    minimum: { light: { hovered: 4.4, pressed: 9, text: 5.69 }, dark: { hovered: 5.6, pressed: 11.9, text: 5.18 } },
  },
  'rows, cells and days of a calendar': {
    ...layers,
    backgrounds: ['background-paper'],
    minimum: { light: { hovered: 4.7, pressed: 9.4, text: 6.3 }, dark: { hovered: 6, pressed: 12.8, text: 5.83 } },
  },
  // Hover adds an outline.
  'selected items': {
    backgrounds: ['background-paper'],
    rest: 'action-selected',
    hovered: 'action-selected',
    pressed: 'ledger-selectedPressed',
    text: 'text-secondary',
    minimum: { light: { hovered: 0, pressed: 5.2, text: 6.03 }, dark: { hovered: 0, pressed: 6.5, text: 5.37 } },
  },
  'submit buttons': {
    backgrounds: pageBackgrounds,
    rest: 'primary-main',
    hovered: 'primary-dark',
    pressed: 'ledger-accentPressed',
    text: 'primary-contrastText',
    minimum: { light: { hovered: 5.8, pressed: 12.4, text: 10.18 }, dark: { hovered: 6.4, pressed: 12.9, text: 9.65 } },
  },
  'tonal buttons': {
    backgrounds: pageBackgrounds,
    rest: 'ledger-accentContainer',
    hovered: 'ledger-accentContainerHover',
    pressed: 'ledger-accentContainerPressed',
    text: 'ledger-onAccentContainer',
    minimum: { light: { hovered: 4.5, pressed: 10.1, text: 6.91 }, dark: { hovered: 5.8, pressed: 11.6, text: 6.31 } },
  },
  'delete buttons': {
    backgrounds: pageBackgrounds,
    rest: 'error-main',
    hovered: 'error-dark',
    pressed: 'ledger-negativePressed',
    text: 'error-contrastText',
    minimum: { light: { hovered: 6.5, pressed: 13.4, text: 8.58 }, dark: { hovered: 5.8, pressed: 12, text: 9.67 } },
  },
};

// Source: docs/specification.md#answers.
describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const colors = themeColors(scheme);
  const colorOf = (token: string) => (token === 'transparent' ? token : (colors.get(token) ?? ''));

  test.each(Object.entries(controls))('shows hover and press, with readable text, on %s', (_, states) => {
    const { backgrounds, rest, hovered, pressed, text, minimum } = states;
    const steps = backgrounds.map((background) => ({
      hovered: lightnessStep(colorOf(rest), colorOf(hovered), colorOf(background)),
      pressed: lightnessStep(colorOf(rest), colorOf(pressed), colorOf(background)),
      text: Math.min(
        ...[hovered, pressed].map((each) => contrastOf(colorOf(text), colorOf(each), colorOf(background))),
      ),
    }));
    const smallest = (of: keyof Minimum) => Math.min(...steps.map((step) => step[of]));
    const least = minimum[scheme];
    expect(smallest('hovered')).toBeGreaterThanOrEqual(least.hovered);
    expect(smallest('pressed')).toBeGreaterThanOrEqual(least.pressed);
    expect(smallest('text')).toBeGreaterThanOrEqual(least.text);
  });

  test('gives the border of a hovered or pressed field a contrast of 7.5', () => {
    for (const background of ['background-paper', 'ledger-raised']) {
      for (const line of ['text-secondary', 'text-primary']) {
        expect(contrastOf(colorOf(line), colorOf(background), colorOf(background))).toBeGreaterThanOrEqual(7.5);
      }
    }
  });

  test.each([...pageBackgrounds, 'action-selected'])(
    'shows the focus ring on %s, at rest, hovered and pressed',
    (background) => {
      const layersOver =
        background === 'action-selected' ? ['ledger-selectedPressed'] : ['action-hover', 'action-pressed'];
      const ratios = ['transparent', ...layersOver].map((layer) =>
        contrastOf(colorOf('ledger-focusRing'), colorOf(layer), colorOf(background)),
      );
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(5.5);
    },
  );
});
