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

describe('what is typed', () => {
  // Source: docs/specification.md#commands-search.
  test.each(['epargne', 'ÉPARG', '  épargne '])('finds a label whatever its accents, case and spaces: %j', (typed) => {
    expect(find(typed)).toEqual([['screens', 'Épargne']]);
  });

  // Source: docs/specification.md#commands-search.
  test.each(['dép', 'une dep', 'dépense ajouter'])('finds words by their beginnings, in any order: %j', (typed) => {
    expect(find(typed)).toEqual([['actions', 'Ajouter une dépense']]);
  });

  test('finds what is called so besides its label, after what bears the name', () => {
    expect(find('param')).toEqual([['screens', 'Paramètres', 'Adresse e-mail', 'Mes données']]);
  });

  test.each(['e-mail', 'mail', 'email'])('finds a word with a hyphen by it and by its parts: %j', (typed) => {
    expect(find(typed)).toEqual(typed === 'email' ? [] : [['screens', 'Adresse e-mail']]);
  });

  test('finds letters inside of words last, and only from three on', () => {
    expect(find('prim')).toEqual([['actions', 'Supprimer cette feuille']]);
    expect(find('ri')).toEqual([]);
  });

  test('puts the group first that holds the best', () => {
    expect(find('a')).toEqual([
      ['actions', 'Ajouter une dépense'],
      ['screens', 'Accueil', 'Adresse e-mail'],
    ]);
    expect(find('feu')).toEqual([
      ['screens', 'Feuilles'],
      ['actions', 'Nouvelle feuille', 'Supprimer cette feuille'],
    ]);
  });

  test('finds at most as much as there is room for', () => {
    expect(find('a', 2)).toEqual([
      ['actions', 'Ajouter une dépense'],
      ['screens', 'Accueil'],
    ]);
  });

  test.each(['xyz', 'ajouter xyz', '?', '…'])('finds nothing where nothing is called so: %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

test.each(['', '   '])('where nothing is typed (%j), each group shows its first', (typed) => {
  expect(find(typed)).toEqual([
    ['actions', 'Ajouter une dépense', 'Nouvelle feuille'],
    ['screens', 'Accueil', 'Épargne', 'Paramètres'],
  ]);
});

// Source: docs/specification.md#commands-search.
describe('a sheet is found', () => {
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
    ])('by %j', (typed) => {
      expect(sheetsFound(language, typed)).toEqual(['2025-10-1']);
    });

    test('by a year, with all of that year in their order', () => {
      expect(sheetsFound(language, '2025')).toEqual(['2025-10-1', '2025-3-10']);
    });

    test('by no month that it is not of', () => {
      expect(sheetsFound(language, '03/2024')).toEqual([]);
    });
  });
});
