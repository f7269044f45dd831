import { describe, expect, test } from 'vitest';
import { csvText, type CsvWords } from './csv-export.ts';
import { accountOf } from './stored-account.ts';
import { march, marchLines, sheetDocumentOf } from '../../../testing/api/archive-documents.ts';

const columns = {
  sheet: 'Feuille',
  collection: 'Rubrique',
  day: 'Jour',
  name: 'Nom',
  category: 'Catégorie',
  kind: 'Sens',
  amount: 'Montant',
  paid: 'Payé',
  copy: 'Reporté',
  periodicity: 'Périodicité',
  price: 'Prix',
  start: 'Début',
  numberMonthlyPayments: 'Nombre',
  deductions: 'Déductions',
};

const collections = {
  balances: 'Soldes',
  in: 'Revenus',
  outDay: 'Dépenses',
  outMonth: 'Charges',
  moneySaving: 'Épargne',
  provisions: 'Provisions',
};

const words: CsvWords = {
  columnOf: (column) => columns[column],
  collectionOf: (collection) => collections[collection],
  accountBalance: 'Solde',
  accountProvisionsBalance: 'Solde des provisions',
  debit: 'Débit',
  credit: 'Crédit',
  yes: 'Oui',
  no: 'Non',
  decimalMark: ',',
};

const account = accountOf([march, ...marchLines]);
const rows = (given: CsvWords = words) => csvText(account, given).split('\r\n');

const nameCell = (name: string): string => {
  const line = { path: `${march.path}/in/Line0000000000000000`, fields: { name: { stringValue: name } } };
  return (
    csvText(accountOf([march, line]), words)
      .split('Revenus;;')[1]
      ?.replace('"', '') ?? ''
  );
};

describe('the table of all lines', () => {
  test('starts with the byte order mark and the names of its columns', () => {
    const [header] = rows();
    expect(header).toBe(`\uFEFF${Object.values(columns).join(';')}`);
  });

  // Source: docs/specification.md#export-csv.
  test('has a row for each balance and each line, with every digit and a decimal comma', () => {
    expect(rows().slice(1)).toEqual([
      '2026-03-01;Soldes;;Solde;;;1284,56;;;;;;;',
      '2026-03-01;Soldes;;Solde des provisions;;;-400,00;;;;;;;',
      '2026-03-01;Revenus;;Salaire;;;2100,50;;;;;;;',
      '2026-03-01;Dépenses;31;Loyer;Logement;Crédit;12,50;Oui;2026-2-1;;;;;',
      '2026-03-01;Dépenses;2;"\'=SOMME(A1:A9);""x""";;Débit;-3,005;Non;;;;;;',
      '2026-03-01;Charges;;Gaz;;;60,00;Non;;;;;;',
      '2026-03-01;Épargne;;Livret;;;150,00;;;;;;;',
      "2026-03-01;Provisions;;Vacances;;;100,00;;;an;1200,00;janvier;12;'-10, 20",
      '',
    ]);
  });

  test('has a decimal point in English', () => {
    const english = rows({ ...words, decimalMark: '.' });
    expect(english[3]).toBe('2026-03-01;Revenus;;Salaire;;;2100.50;;;;;;;');
  });

  // Source: docs/specification.md#export-csv.
  test.each([
    '=1+1',
    '=1+1;B2',
    '=SUM(A1:A9)',
    '=A1',
    '==1',
    '=-1',
    "='sheet'!A1",
    '=HYPERLINK("http://evil.example","x")',
    '=WEBSERVICE("http://evil.example")',
    '=IMPORTXML("http://evil.example","//a")',
    "=cmd|' /C calc'!A0",
    "=MSEXCEL|'\\..\\calc.exe'!A0",
    '=DDE("cmd";"/C calc";"x")',
    '+33 1',
    '+1+1',
    '+A1',
    "+cmd|' /C calc'!A0",
    '-A1',
    '-1-1',
    '-2+3',
    "-cmd|' /C calc'!A0",
    '-10, 20',
    '@SUM(A1)',
    "@SUM(1+9)*cmd|' /C calc'!A0",
    '@A1',
    '\tx',
    '\t=1+1',
    '\rx',
    '\r=1+1',
    '\0x',
    '\0=1+1',
    '\n=1+1',
    '=1+1\n"',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
  ])('makes harmless what a spreadsheet would run: %j', (name) => {
    expect(nameCell(name).startsWith(`'${name.slice(0, 1)}`)).toBe(true);
  });

  test.each(['-5', '-5,50', '-1284.56', '+12', '12', 'Pain', "'a", '1-1', 'a=1'])('leaves %j as it is', (name) => {
    expect(nameCell(name).startsWith(name)).toBe(true);
  });

  // Source: docs/specification.md#export-csv.
  test('lists the newest sheet first', () => {
    const both = accountOf([march, sheetDocumentOf('April000000000000000', '2026-4-12')]);
    const dates = csvText(both, words)
      .split('\r\n')
      .map((row) => row.slice(0, 10));
    expect(dates.slice(1, 5)).toEqual(['2026-04-12', '2026-04-12', '2026-03-01', '2026-03-01']);
  });
});
