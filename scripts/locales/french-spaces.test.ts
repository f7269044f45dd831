import { expect, test } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

test.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié\u202F?'],
  ['Importer ; remplacer !', 'Importer\u202F; remplacer\u202F!'],
  ['Supprimer « {{name}} » ?', 'Supprimer «\u00A0{{name}}\u00A0»\u202F?'],
  ['Solde : {{amount}}', 'Solde\u00A0: {{amount}}'],
  ["Erreur d'authentification: {{reason}}", "Erreur d'authentification: {{reason}}"],
])('%s does not break before its punctuation', (text, spaced) => {
  expect(withFrenchSpaces(text)).toBe(spaced);
});
