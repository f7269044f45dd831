import { expect, test } from 'vitest';
import { parseTexts, withNoBreakSpaces } from './no-break-spaces.ts';

const french = { before: ':»', narrowBefore: ';!?', after: '«' };

test.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u202F?'],
  ['Importer ; remplacer !', 'Importer\u202F; remplacer\u202F!'],
  ['Supprimer « {{name}} » ?', 'Supprimer «\u00A0{{name}}\u00A0»\u202F?'],
  ['Solde : {{amount}}', 'Solde\u00A0: {{amount}}'],
  ["Erreur d'authentification: {{reason}}", "Erreur d'authentification: {{reason}}"],
])('keeps %s from breaking beside its punctuation', (text, spaced) => {
  expect(withNoBreakSpaces(text, french)).toBe(spaced);
});

test('changes no text of a language without rules', () => {
  expect(parseTexts('{"title":"Name ?"}', 'en')).toEqual({ title: 'Name ?' });
});
