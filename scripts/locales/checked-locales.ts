import type { Plugin } from 'vite';
import { localeFaults } from './locale-faults.ts';

/** Has a build fail when a text is missing, asked for in vain or not used. */
export function checkedLocales(): Plugin {
  let root = '';
  return {
    name: 'checked-locales',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      const faults = localeFaults(root);
      if (faults.length > 0) this.error(`The texts are not in order:\n${faults.join('\n')}`);
    },
  };
}
