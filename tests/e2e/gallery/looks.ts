import { isExhaustive } from '../../support/tier.ts';
import type { Language } from '../../support/texts.ts';

export type Look = {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 768 | 1024 | 1440 | 1920;
};

const heights: Readonly<Record<Look['width'], number>> = {
  360: 780,
  768: 1024,
  1024: 768,
  1440: 900,
  1920: 1080,
};

/** The window size of a look, in pixels. */
export const viewportOf = ({ width }: Look) => ({ width, height: heights[width] });

/** Whether a look has the phone layout: one column at a time and large touch targets. */
export const isPhone = ({ width }: Look): boolean => width < 840;

export const nameOf = ({ width, theme, language }: Look): string => `${width}-${theme}-${language}`;

const languages: readonly Language[] = ['fr', 'en'];
const themes = ['light', 'dark'] as const;
const widths = [360, 768, 1024, 1440, 1920] as const;

// Together they cover each language, theme and kind of layout.
export const mainLooks: readonly Look[] = [
  { width: 1440, theme: 'light', language: 'fr' },
  { width: 360, theme: 'dark', language: 'en' },
];

const all: readonly Look[] = widths.flatMap((width) =>
  themes.flatMap((theme) => languages.map((language) => ({ width, theme, language }))),
);

/** The other layouts, each in one theme and language. */
export const otherLooks: readonly Look[] = [
  { width: 768, theme: 'light', language: 'en' },
  { width: 1024, theme: 'dark', language: 'fr' },
  { width: 1920, theme: 'dark', language: 'en' },
];

/** The looks with a kept picture. Exhaustive runs also test all other looks. */
export function looksOf(kept: readonly Look[]): readonly Look[] {
  const names = new Set(kept.map(nameOf));
  return isExhaustive ? [...kept, ...all.filter((look) => !names.has(nameOf(look)))] : kept;
}
