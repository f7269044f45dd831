import { readLanguages } from '../../scripts/locales/languages.ts';
import { registerLanguages } from '../../src/domain/lib/languages.ts';

/** Registers the languages in plain Node, where Vite's `import.meta.glob` is missing. */
export const registerLanguagesInNode = (): void => registerLanguages(readLanguages().all);
