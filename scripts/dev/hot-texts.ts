import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type ChangedTexts, textsChanged } from '../../src/i18n/changed-texts.ts';
import { languages } from '../../src/i18n/language.ts';
import { parseTexts } from '../locales/french-spaces.ts';

const languageOf = (root: string, file: string) => {
  const [folder, name] = relative(root, file).split(/[/\\]/u);
  return folder === 'locales' ? languages.find((language) => language === name) : undefined;
};

/** Sends the texts of a file of `locales/` to the page when it is saved, so that nothing on the page is lost. */
export const hotTexts = (): Plugin => ({
  name: 'hot-texts',
  apply: 'serve',
  async hotUpdate({ file, read }) {
    const { config, hot } = this.environment;
    const language = languageOf(config.root, file);
    if (language === undefined) return undefined;
    const payload: ChangedTexts = { language, texts: parseTexts(await read(), language) };
    hot.send(textsChanged, payload);
    return [];
  },
});
