import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { onTestFinished } from 'vitest';
import { readLanguages } from '../../scripts/locales/languages.ts';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const earlyScript = /<script>(.*?)<\/script>/su.exec(page)?.[1] ?? '';

/** Runs the inline script of `index.html`, which applies the theme before the first paint. */
export const runEarlyScript = (): void => {
  const { all, fallback } = readLanguages();
  document.documentElement.lang = fallback;
  document.documentElement.dataset['languages'] = all.map(({ code }) => code).join(' ');
  const color = document.createElement('meta');
  Object.assign(color, { name: 'theme-color', content: '#f5f3ee' });
  document.head.append(color);
  onTestFinished(() => color.remove());
  runInNewContext(earlyScript, { localStorage, document, navigator });
};
