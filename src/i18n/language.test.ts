import { describe, expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

describe('detectLanguage', () => {
  test.each([
    [['fr-FR', 'en'], 'fr'],
    [['fr-CA'], 'fr'],
    [['FR'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de-DE', 'fr', 'en'], 'fr'],
    [['de'], 'en'],
    [['fry-NL'], 'en'],
    [[], 'en'],
  ] as const)('%j is shown in %s', (preferred, language) => {
    expect(detectLanguage(preferred)).toBe(language);
  });
});
