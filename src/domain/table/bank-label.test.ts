import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownName, readBankLabel } from './bank-label.ts';

describe('a bank label', () => {
  // Source: docs/specification.md#paste-names.
  test.each([
    ['CB 12/11 CARREFOUR PARIS 75', 'Carrefour', '12/11'],
    ['CARTE 16/11 CARREFOUR CITY', 'Carrefour City', '16/11'],
    ['CARTE 17/11 SNCF INTERNET', 'SNCF Internet', '17/11'],
    ['CARTE 20/11 DECATHLON 1182', 'Decathlon', '20/11'],
    ['CARTE 12/11/26 AMAZON CB*7526', 'Amazon', '12/11/26'],
    ['CARTE X1234 12/11 SUPER DU LAC', 'Super du Lac', '12/11'],
    ['PAIEMENT PAR CARTE X7527 MONOPRIX LYON 69 12/11', 'Monoprix', '12/11'],
    ['PAIEMENT CB 1911 BOULANGERIE DU LAC CARTE 12345678', 'Boulangerie du Lac', '19/11'],
    ['ACHAT CB PHARMACIE DU MARCHE 12.11.26 CARTE NUMERO 123', 'Pharmacie du Marche', '12.11.26'],
    ['FACTURE CARTE DU 121126 FNAC CARTE 4974XXXXXXXX1234', 'Fnac', '12/11/26'],
    ['CB LEROY MERLIN FACT 121126', 'Leroy Merlin', '12/11/26'],
    ['CB  DARTY  14:32 12 NOV', 'Darty', '12 NOV'],
    ['PRLV SEPA FREE MOBILE', 'Free Mobile', ''],
    ['PRLV SEPA EDF CLIENTS PARTICULIERS REF 0012345', 'EDF Clients Particuliers', ''],
    ['PRELEVEMENT EUROPEEN 1234567890 DE MAIF ID FR12ZZZ123456', 'MAIF', ''],
    ['Prlv Sepa Navigo Annuel', 'Navigo Annuel', ''],
    ['Prélèvement SEPA Spotify', 'Spotify', ''],
    ['VIR SEPA CPAM 1911', 'CPAM', ''],
    ['VIR INST RECU LEA MARTIN', 'Lea Martin', ''],
    ['VIREMENT PERMANENT LOYER', 'Loyer', ''],
    ['Boulangerie Paul Carte 1234', 'Boulangerie Paul', ''],
    ['CARD PAYMENT TO TESCO STORES 3065 ON 12 NOV', 'Tesco Stores', '12 NOV'],
    ['TESCO STORES 3065 ON 12 NOV CLP', 'Tesco Stores', '12 NOV'],
    ['SAINSBURYS S/MKTS CD 1234', 'Sainsburys S/MKTS', ''],
    ['DIRECT DEBIT TO OCTOPUS ENERGY', 'Octopus Energy', ''],
    ['FASTER PAYMENT FROM J SMITH', 'J Smith', ''],
    ["PURCHASE AUTHORIZED ON 11/12 TRADER JOE'S CARD 1234", "Trader Joe's", '11/12'],
    ["POS DEBIT TRADER JOE'S #123", "Trader Joe's", ''],
    ['CARTE', 'CARTE', ''],
    ['CB 12/11', 'CB 12/11', '12/11'],
  ])('%s has the name %s', (text, name, date) => {
    expect(readBankLabel(text)).toEqual({ name, date });
  });

  // Source: docs/specification.md#paste-names.
  test.each([
    'Carrefour',
    'Boulangerie Paul',
    'Virement épargne',
    'Carte cadeau',
    'Courses du 12/11',
    'CARREFOUR CITY',
    'Visite',
    'Vis et écrous',
    'Loyer 12/11',
    'CBD',
    '3 baguettes',
    '',
  ])("is not found in the user's own text %j", (text) => {
    expect(readBankLabel(text)).toBeUndefined();
  });

  test('has a name within the length limit for any text, and is read quickly', () => {
    const part = fc.constantFrom(
      'CB',
      'PRLV SEPA',
      '12/11',
      '121126',
      'CARTE 1234',
      'REF',
      'É',
      'x',
      '75',
      '  ',
      '/',
      '*',
      'SAS',
    );
    const label = fc.oneof(
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join(' ')),
      fc.string({ maxLength: 250 }),
    );
    fc.assert(
      fc.property(label, (text) => {
        const read = readBankLabel(text);
        expect(read === undefined || (read.name !== '' && read.name.length <= text.normalize('NFC').length)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  // Source: docs/specification.md#paste-names.
  test('is replaced by the longest known name that starts the label', () => {
    const known = ['Carré', 'Carrefour', 'carrefour city', 'City'];
    expect(
      ['Carrefour City Paris', 'CARREFOUR Market', 'Carrefours', 'Lidl'].map((name) => knownName(name, known)),
    ).toEqual(['carrefour city', 'Carrefour', 'Carrefours', 'Lidl']);
  });
});
