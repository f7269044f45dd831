import { describe, expect, test } from 'vitest';
import { readCells } from './cells.ts';

describe('readCells', () => {
  // Source: docs/specification.md#paste.
  test.each([
    [
      'tabs',
      '3\tBread\t5,80\r\n4\tMilk; butter\t2,10\r\n',
      [
        ['3', 'Bread', '5,80'],
        ['4', 'Milk; butter', '2,10'],
      ],
    ],
    [
      'semicolons',
      '3;Bread, white;5,80\n4;Milk;2,10',
      [
        ['3', 'Bread, white', '5,80'],
        ['4', 'Milk', '2,10'],
      ],
    ],
    [
      'commas',
      '3,Bread,5.80\n4,Milk,2.10',
      [
        ['3', 'Bread', '5.80'],
        ['4', 'Milk', '2.10'],
      ],
    ],
    ['lines when commas may be decimal marks', 'Bread 5,8\nMilk 2,1', [['Bread 5,8'], ['Milk 2,1']]],
    [
      'dates, names and amounts',
      '24/11  Bread, white    5,80 €\n25/11/2026 Rent 1 234,56\n2026-11-26 Refund +4.00\n21 nov. Shoes −23,45 €\n3 Roses 2,00\n12 Marché bio 4,00\n1 March rent 90.00\nMarket',
      [
        ['24/11', 'Bread, white', '5,80 €'],
        ['25/11/2026', 'Rent', '1 234,56'],
        ['2026-11-26', 'Refund', '+4.00'],
        ['21 nov.', 'Shoes', '−23,45 €'],
        ['21 nov.', '3 Roses', '2,00'],
        ['21 nov.', '12 Marché bio', '4,00'],
        ['1 March', 'rent', '90.00'],
        ['1 March', 'Market', ''],
      ],
    ],
    [
      'names and amounts',
      'Bread 5,80\n12 rolls €2,10',
      [
        ['Bread', '5,80'],
        ['12 rolls', '€2,10'],
      ],
    ],
    [
      'lines with amounts on their own lines',
      'Mardi 24 novembre 2026\nCarrefour City\n−23,45 €\nBoulangerie\nCarte 1234\n4,30\n25/11\nSalaire\n+ 1 234,56 €\n26/11 Essence\n52,10\nSolde\n27/11 Marché 3,20\n28/11',
      [
        ['Mardi 24 novembre 2026', 'Carrefour City', '−23,45 €'],
        ['Mardi 24 novembre 2026', 'Boulangerie Carte 1234', '4,30'],
        ['25/11', 'Salaire', '+ 1 234,56 €'],
        ['26/11', 'Essence', '52,10'],
        ['26/11', 'Solde', ''],
        ['27/11', 'Marché', '3,20'],
      ],
    ],
    [
      'undated lines with amounts on their own lines',
      'Bread\n5.80\nMilk\n2.10',
      [
        ['Bread', '5.80'],
        ['Milk', '2.10'],
      ],
    ],
    ['lines when none ends with an amount', '12 Main Street\n75001 Paris 12', [['12 Main Street'], ['75001 Paris 12']]],
    [
      'commas when decimals are quoted',
      'Bread,"5,80"\nMilk,"2,10"',
      [
        ['Bread', '5,80'],
        ['Milk', '2,10'],
      ],
    ],
    [
      'old Mac line ends',
      'Bread\t5\rMilk\t2\r',
      [
        ['Bread', '5'],
        ['Milk', '2'],
      ],
    ],
  ])('splits at %s', (_, text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  test('allows line ends, separators and quotes in quoted cells only', () => {
    expect(readCells('"Bread\nwhite"\t"He said ""no"""\t1\nInch 5"\t"a" b\t2')).toEqual([
      ['Bread white', 'He said "no"', '1'],
      ['Inch 5"', '"a" b', '2'],
    ]);
  });

  test('limits an unclosed quote to one cell', () => {
    expect(readCells('"Bread\t5\nMilk\t2')).toEqual([
      ['"Bread', '5'],
      ['Milk', '2'],
    ]);
  });

  test('limits an unclosed quote to one cell even with a later quote', () => {
    const cells = readCells(`"Bread\t5\n${'Milk\t2\n'.repeat(400)}Inch"\t3`);
    expect([cells.length, cells[0]]).toEqual([402, ['"Bread', '5']]);
  });

  test('normalises spaces and drops invisible characters and empty lines', () => {
    expect(readCells('  Bread\u00A0 white\u200B\t\uFEFF5\n\t\n\nMilk\t2')).toEqual([
      ['Bread white', '5'],
      ['Milk', '2'],
    ]);
  });

  test('reads long runs of quotes, tabs or letters quickly', () => {
    // CPU time, which other processes do not affect.
    const start = process.cpuUsage();
    for (const run of ['"', '\t', '\n', ',', 'a', '""\t', '"\t', 'a,\n', '"\n'])
      readCells(run.repeat(64_000 / run.length));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});
