import { describe, expect, test, vi } from 'vitest';

import { chosenLanguage, detectLanguage, keepLanguage, startingLanguage } from './language.ts';

// Source: docs/specification.md#languages.
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
  ] as const)('maps the browser languages %j to %s', (preferred, language) => {
    expect(detectLanguage(preferred)).toBe(language);
  });
});

// Source: docs/specification.md#language-choice.
describe('the language of a device', () => {
  test("is the chosen language until the user returns to the browser's language", () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA']);
    expect([chosenLanguage(), startingLanguage()]).toEqual([undefined, 'fr']);
    keepLanguage('en');
    expect([chosenLanguage(), startingLanguage()]).toEqual(['en', 'en']);
    keepLanguage(undefined);
    expect(startingLanguage()).toBe('fr');
    vi.restoreAllMocks();
  });

  test("is the browser's language when the stored language is unknown or storage is blocked", () => {
    localStorage.setItem('user-language', 'de');
    expect(chosenLanguage()).toBeUndefined();
    localStorage.clear();
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(chosenLanguage()).toBeUndefined();
    blocked.mockRestore();
  });
});
