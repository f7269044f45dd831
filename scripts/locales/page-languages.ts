import type { Plugin } from 'vite';
import { readLanguages } from './languages.ts';

function withLanguages(page: string): string {
  const { all, fallback } = readLanguages();
  return page
    .replaceAll('%LANGUAGES%', all.map(({ code }) => code).join(' '))
    .replaceAll('%FALLBACK_LANGUAGE%', fallback);
}

/**
 * Inserts the languages into attributes of `index.html`. In the inline script, they would change the script's hash in the content
 * security policy.
 */
export const pageLanguages = (): Plugin => ({
  name: 'page-languages',
  transformIndexHtml: { order: 'pre', handler: withLanguages },
});
