import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type ChangedTexts, textsChanged } from '../../src/i18n/changed-texts.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import { parseTexts } from '../locales/no-break-spaces.ts';

// `locales/<language>/<namespace>.json`
const placeOf = (root: string, file: string) => {
  const [folder, language, base = ''] = relative(root, file).split(/[/\\]/u);
  const namespace = allNamespaces.find((one) => `${one}.json` === base);
  return folder === 'locales' && language && namespace ? { language, namespace } : undefined;
};

/** Sends the texts of a saved file to the page, so that the page does not reload and lose its state. */
export const hotTexts = (): Plugin => ({
  name: 'hot-texts',
  apply: 'serve',
  async hotUpdate({ file, read }) {
    const { config, hot } = this.environment;
    const place = placeOf(config.root, file);
    if (place === undefined) return undefined;
    const payload: ChangedTexts = { ...place, texts: parseTexts(await read(), place.language) };
    hot.send(textsChanged, payload);
    return [];
  },
});
