import { readLanguages } from '../../scripts/locales/languages.ts';
import { registerLanguages } from '../../src/domain/lib/languages.ts';

/** Registers the languages in Node without Vite, which has no `import.meta.glob`. */
export const registerLanguagesInNode = (): void => registerLanguages(readLanguages().all);
