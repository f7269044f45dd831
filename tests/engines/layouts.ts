import type { Language } from '../support/texts.ts';
import type { Size } from './browsers/browser.ts';

/** A window size and a language. Every scenario runs in each layout. */
export type Layout = { readonly language: Language; readonly size: Size; readonly isPhone: boolean };

export const layouts: readonly Layout[] = [
  { language: 'fr', size: { width: 1440, height: 900 }, isPhone: false },
  { language: 'en', size: { width: 360, height: 780 }, isPhone: true },
];

export const nameOf = ({ language, size: { width } }: Layout): string => `${String(width)} px, ${language}`;
