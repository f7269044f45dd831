import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device shows of the app that is installed there. A manifest speaks one language: the product's first. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Mon budget',
  short_name: 'Mon budget',
  description: 'Ce qui reste vraiment, sur une seule feuille par mois.',
  lang: 'fr',
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
    // In the colours of the device's own theme.
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: [
    { src: '/screenshots/wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: 'La feuille' },
    {
      src: '/screenshots/narrow.webp',
      sizes: '360x780',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'La feuille',
    },
  ],
  shortcuts: [
    { name: 'Nouvelle dépense', url: '/?add=expense', icons: [icon('icon', 192, 'any')] },
    { name: 'Épargne', url: '/moneySaving', icons: [icon('icon', 192, 'any')] },
    { name: 'Paramètres', url: '/parameters', icons: [icon('icon', 192, 'any')] },
  ],
};
