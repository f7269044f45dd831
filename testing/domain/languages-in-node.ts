import { readLanguages } from '../../scripts/locales/languages.ts';
import { registerLanguages } from '../../src/domain/lib/languages.ts';

/** Tells the domain the languages of the interface in a program that plain Node runs: `import.meta.glob` needs Vite. */
export const registerLanguagesInNode = (): void => registerLanguages(readLanguages().all);
