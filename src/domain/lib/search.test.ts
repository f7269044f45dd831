import { describe, expect, test } from 'vitest';
import { type Findable, searchGroups } from './search.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { sheetKeywords } from '../sheet/sheet-keywords.ts';

const named = (...labels: readonly string[]): readonly Findable[] => labels.map((label) => ({ label }));

const actions = named('Ajouter une dépense', 'Nouvelle feuille', 'Supprimer cette feuille');
const screens = [
  ...named('Accueil', 'Épargne', 'Paramètres'),
  { label: 'Adresse e-mail', keywords: ['Paramètres'] },
  { label: 'Mes données', keywords: ['Paramètres'] },
  { label: 'Feuilles' },
];
const groups = [
  { name: 'actions', items: actions, initialCount: 2 },
  { name: 'screens', items: screens, initialCount: 3 },
];

const find = (typed: string, most = 50) =>
  searchGroups(groups, typed, most).map(({ name, items }) => [name, ...items.map(({ label }) => label)]);

describe('searchGroups', () => {
  // Source: docs/specification.md#commands-search.
  test.each(['epargne', 'ÉPARG', '  épargne '])('ignores accents, case and spaces: %j', (typed) => {
    expect(find(typed)).toEqual([['screens', 'Épargne']]);
  });

  // Source: docs/specification.md#commands-search.
  test.each(['dép', 'une dep', 'dépense ajouter'])('matches the start of words in any order: %j', (typed) => {
    expect(find(typed)).toEqual([['actions', 'Ajouter une dépense']]);
  });

  test('ranks a match in a keyword after a match in a label', () => {
    expect(find('param')).toEqual([['screens', 'Paramètres', 'Adresse e-mail', 'Mes données']]);
  });

  test.each(['e-mail', 'mail', 'email'])(
    'finds a hyphenated word when the whole word or a part is typed: %j',
    (typed) => {
      expect(find(typed)).toEqual(typed === 'email' ? [] : [['screens', 'Adresse e-mail']]);
    },
  );

  test('matches inside words only for three letters or more', () => {
    expect(find('prim')).toEqual([['actions', 'Supprimer cette feuille']]);
    expect(find('ri')).toEqual([]);
  });

  test('sorts groups by their best match', () => {
    expect(find('a')).toEqual([
      ['actions', 'Ajouter une dépense'],
      ['screens', 'Accueil', 'Adresse e-mail'],
    ]);
    expect(find('feu')).toEqual([
      ['screens', 'Feuilles'],
      ['actions', 'Nouvelle feuille', 'Supprimer cette feuille'],
    ]);
  });

  test('limits the number of items', () => {
    expect(find('a', 2)).toEqual([
      ['actions', 'Ajouter une dépense'],
      ['screens', 'Accueil'],
    ]);
  });

  test.each(['xyz', 'ajouter xyz', '?', '…'])('finds nothing without a match: %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

test.each(['', '   '])('shows the first items of each group for the empty query %j', (typed) => {
  expect(find(typed)).toEqual([
    ['actions', 'Ajouter une dépense', 'Nouvelle feuille'],
    ['screens', 'Accueil', 'Épargne', 'Paramètres'],
  ]);
});

// Source: docs/specification.md#commands-search.
describe('a search for a sheet', () => {
  const labels = {
    fr: ['01 oct. 2025', '10 mars 2025', '01 janv. 2024'],
    en: ['01 Oct 2025', '10 Mar 2025', '01 Jan 2024'],
  };
  const dates = [toSheetDate(2025, 10, 1), toSheetDate(2025, 3, 10), toSheetDate(2024, 1, 1)];

  const sheetsFound = (language: 'fr' | 'en', typed: string) => {
    const items = dates.map((date, index) => ({
      id: date,
      label: labels[language][index] ?? '',
      keywords: sheetKeywords(date),
    }));
    return searchGroups([{ items, initialCount: 8 }], typed, 50).flatMap((group) => group.items.map(({ id }) => id));
  };

  describe.each(['fr', 'en'] as const)('in %s', (language) => {
    test.each([
      'oct 2025',
      'oct. 2025',
      'octobre 2025',
      'October 2025',
      '2025 octobre',
      '10/2025',
      '01/10/2025',
      '1/10',
      '01 oct',
      '1 octobre',
      '2025-10',
    ])('finds it by %j', (typed) => {
      expect(sheetsFound(language, typed)).toEqual(['2025-10-1']);
    });

    test('finds all sheets of a year in order', () => {
      expect(sheetsFound(language, '2025')).toEqual(['2025-10-1', '2025-3-10']);
    });

    test('finds no sheet of another month', () => {
      expect(sheetsFound(language, '03/2024')).toEqual([]);
    });
  });
});
