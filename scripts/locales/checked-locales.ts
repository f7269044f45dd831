import type { Plugin } from 'vite';
import { localeFaults } from './locale-faults.ts';

/** Fails the build on a missing, unknown or unused text. */
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
