import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type manifestTexts from '../../locales/fr/manifest.json';
import { readLanguages } from '../locales/languages.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const { first } = readLanguages();
const texts: typeof manifestTexts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../locales', first, 'manifest.json'), 'utf8'),
);

/** The web manifest, in the product's first language. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Mon budget',
  short_name: 'Mon budget',
  description: texts.description,
  lang: first,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f3ee',
  theme_color: '#f5f3ee',
  categories: ['finance', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    // Devices draw this icon in the colours of their theme.
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: [
    { src: '/screenshots/wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: texts.sheet },
    {
      src: '/screenshots/narrow.webp',
      sizes: '360x780',
      type: 'image/webp',
      form_factor: 'narrow',
      label: texts.sheet,
    },
  ],
  shortcuts: [
    { name: texts.newExpense, url: '/?add=expense', icons: [icon('icon', 192, 'any')] },
    { name: texts.savings, url: '/moneySaving', icons: [icon('icon', 192, 'any')] },
    { name: texts.parameters, url: '/parameters', icons: [icon('icon', 192, 'any')] },
  ],
};
