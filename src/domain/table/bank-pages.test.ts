import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodOf } from '../sheet/period.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { draftsOf, linesOf, readPaste } from './pasted-lines.ts';
import { proposedPaid } from './pasted-paid.ts';

const target = {
  collection: 'outDay',
  period: periodOf(toSheetDate(2026, 11, 1), undefined),
  today: toSheetDate(2026, 11, 22),
  day: '22',
  present: [],
  knownNames: [],
} as const;

const read = (text: string) => {
  const paste = readPaste(text, target);
  if (!paste) throw new Error('Nothing can be read.');
  const lines = linesOf(paste);
  const drafts = draftsOf(lines, {}).map(({ day, name, value, debit }) => [day, name, debit ? -value : value]);
  return { drafts, ...proposedPaid(paste, lines), refused: lines.filter(({ refusal }) => refusal).length };
};

/** A copied page, and the day, name and amount of each line. Debits are negative. */
type Page = readonly [text: string, lines: readonly (readonly [day: number, name: string, amount: number])[]];

const pages: Readonly<Record<string, Page>> = {
  'date, label and amount between tabs': [
    '16/11/2026\tCARTE 16/11 CARREFOUR CITY\t-43,18\n19/11/2026\tVIR SEPA CPAM 1911\t+21,30\n21/11/2026\tPRLV SEPA FREE MOBILE\t-15,99',
    [
      [16, 'Carrefour City', -43.18],
      [19, 'CPAM', 21.3],
      [21, 'Free Mobile', -15.99],
    ],
  ],
  'debits and credits apart, two dates, a balance': [
    'Date opération\tDate valeur\tLibellé\tDébit\tCrédit\tSolde\n16/11/2026\t17/11/2026\tPAIEMENT CB 1511 LYON 69 MONOPRIX CARTE 12345678\t43,18\t\t1 241,38\n19/11/2026\t19/11/2026\tVIR CPAM\t\t21,30\t1 262,68',
    [
      [16, 'Lyon 69 Monoprix', -43.18],
      [19, 'CPAM', 21.3],
    ],
  ],
  'each in a line of its own': [
    '16/11/2026\nCARTE X1234 16/11 DECATHLON 1182\n-34,90 €\n17/11/2026\nPRLV SEPA EDF CLIENTS PARTICULIERS\n- 72,40 €\n19/11/2026\nVIR INST RECU LEA MARTIN\n+ 30,00 €',
    [
      [16, 'Decathlon', -34.9],
      [17, 'EDF Clients Particuliers', -72.4],
      [19, 'Lea Martin', 30],
    ],
  ],
  'each in a line of its own, under the headings of the page': [
    'Mes opérations\nDate\nLibellé\nMontant\n16/11/2026\nCB CARREFOUR FACT 151126\n-43,18 EUR\n17/11/2026\nCB LEROY MERLIN FACT 161126\n-1 062,00 EUR',
    [
      [16, 'Carrefour', -43.18],
      [17, 'Leroy Merlin', -1062],
    ],
  ],
  'days as headings, in words': [
    "Aujourd'hui\nBoulangerie Paul\n−6,40 €\nPizza Roma\nPaiement par carte\n−27,50 €\nHier\nDecathlon\n−34,90 €\nMercredi 18 novembre\nPharmacie du Marché\n−9,40 €\nRemboursement Léa\n+12,00 €",
    [
      [22, 'Boulangerie Paul', -6.4],
      [22, 'Pizza Roma Paiement par carte', -27.5],
      [21, 'Decathlon', -34.9],
      [18, 'Pharmacie du Marché', -9.4],
      [18, 'Remboursement Léa', 12],
    ],
  ],
  'the date in the label alone, between tabs': [
    'CB 12/11 CARREFOUR PARIS 75\t-23,45\nCB 13/11 MONOPRIX PARIS 75\t-8,10',
    [
      [12, 'Carrefour', -23.45],
      [13, 'Monoprix', -8.1],
    ],
  ],
  'the date in the label alone, amounts below': [
    'CB 12/11 CARREFOUR PARIS 75\n23,45 €\nFACTURE CARTE DU 131126 FNAC CARTE 4974XXXXXXXX1234\n54,90 €',
    [
      [12, 'Carrefour', -23.45],
      [13, 'Fnac', -54.9],
    ],
  ],
  'lines of a printed statement, with a second date and a balance': [
    '16/11 17/11 CARTE X7527 SUPER DU LAC 16/11 43,18 1 241,38\n18.11.2026 PRLV SEPA MAIF 14,25 1 227,13\n19/11 19/11 CB DARTY 1 199,00 28,13',
    [
      [16, 'Super du Lac', -43.18],
      [18, 'MAIF', -14.25],
      [19, 'Darty', -1199],
    ],
  ],
  'the date below the amount': [
    'Carrefour\n-43,18 €\n16 nov. 2026\nDecathlon\n-34,90 €\n17 nov. 2026',
    [
      [16, 'Carrefour', -43.18],
      [17, 'Decathlon', -34.9],
    ],
  ],
  'the date between label and amount': [
    'Carrefour\n16 nov. 2026, 14:05\n-43,18 €\nDecathlon\n17 nov. 2026, 9:30\n-34,90 €',
    [
      [16, 'Carrefour', -43.18],
      [17, 'Decathlon', -34.9],
    ],
  ],
  'the balance below the amount': [
    '16/11/2026\nCARTE 16/11 CARREFOUR\n-43,18\n1 241,38\n17/11/2026\nCARTE 17/11 SNCF INTERNET\n-62,00\n1 179,38',
    [
      [16, 'Carrefour', -43.18],
      [17, 'SNCF Internet', -62],
    ],
  ],
  'semicolons inside of labels': [
    '16/11/2026\nPRLV SEPA FREE; REF 12\n-15,99\n17/11/2026\nCARTE 17/11 FNAC\n-20,00',
    [
      [16, 'Free', -15.99],
      [17, 'Fnac', -20],
    ],
  ],
  'a tab between date and label alone': [
    '16/11/2026\tCARTE 16/11 CARREFOUR\n\t-43,18 €\n17/11/2026\tCARTE 17/11 FNAC\n\t-20,00 €',
    [
      [16, 'Carrefour', -43.18],
      [17, 'Fnac', -20],
    ],
  ],
  'semicolons, minus behind the amount': [
    'Date;Libellé;Montant\n16/11/2026;"ACHAT CB PHARMACIE 16.11.26 CARTE NUMERO 123";43,18-\n17/11/2026;VIREMENT DE MME MARTIN;100,00',
    [
      [16, 'Pharmacie', -43.18],
      [17, 'Mme Martin', 100],
    ],
  ],
  'British, money out and in': [
    'Date\tDescription\tMoney out\tMoney in\tBalance\n16 Nov 2026\tCARD PAYMENT TO TESCO STORES 3065 ON 15 NOV\t43.18\t\t1,241.38\n19 Nov 2026\tFASTER PAYMENT FROM J SMITH\t\t21.30\t1,262.68',
    [
      [16, 'Tesco Stores', -43.18],
      [19, 'J Smith', 21.3],
    ],
  ],
  'British, each in a line of its own': [
    'Monday 16 November\nTESCO STORES 3065 CD 1234\n-£43.18\nTuesday 17 November\nDIRECT DEBIT TO OCTOPUS ENERGY\n-£1,072.40\nYesterday\nPret A Manger\n-£4.10',
    [
      [16, 'Tesco Stores', -43.18],
      [17, 'Octopus Energy', -1072.4],
      [21, 'Pret A Manger', -4.1],
    ],
  ],
  'British, lines of a printed statement': [
    '16 Nov VIS TESCO STORES 43.18 1,241.38\n17 Nov DIRECT DEBIT OCTOPUS ENERGY 72.40 1,168.98\n18 Nov STANDING ORDER RENT 640.00 528.98',
    [
      [16, 'Tesco Stores', -43.18],
      [17, 'Octopus Energy', -72.4],
      [18, 'Rent', -640],
    ],
  ],
  'American, dates in words with a comma': [
    "Nov 16, 2026\nPOS DEBIT TRADER JOE'S #123\n-$43.18\nNov 17, 2026\nPayroll\n$1,234.56",
    [
      [16, "Trader Joe's", -43.18],
      [17, 'Payroll', 1234.56],
    ],
  ],
  'American, one line each': [
    "Nov 16, 2026 CHECKCARD 1115 TRADER JOE'S -$43.18\nNov 17, 2026 PURCHASE AUTHORIZED ON 11/16 SHELL OIL CARD 1234 -$30.00",
    [
      [16, "Trader Joe's", -43.18],
      [17, 'Shell Oil', -30],
    ],
  ],
  'currencies by their codes': [
    '16 Nov 2026\nTESCO STORES 3065 ON 15 NOV\n-43.18 GBP\n17 Nov 2026\nRefund\n12.00 GBP',
    [
      [16, 'Tesco Stores', -43.18],
      [17, 'Refund', 12],
    ],
  ],
  'American, month first, between tabs': [
    '11/16/2026\tPOS PURCHASE SHELL OIL\t-$30.00\t$1,241.38\n11/17/2026\tPayroll\t$1,234.56\t$2,475.94',
    [
      [16, 'Shell Oil', -30],
      [17, 'Payroll', 1234.56],
    ],
  ],
};

describe('a copied bank page', () => {
  // Source: docs/specification.md#paste, docs/specification.md#paste-names, docs/specification.md#paste-paid.
  test.each(Object.entries(pages))('is read as paid lines: %s', (_, [text, lines]) => {
    expect(read(text)).toEqual({ drafts: lines, isPaid: true, reason: 'allPast', refused: 0 });
  });
});

const cents = fc.integer({ min: 1, max: 999_999 });
const operation = fc.record({
  day: fc.integer({ min: 1, max: 22 }),
  name: fc.constantFrom('Carrefour City', 'Fnac', 'Super du Lac', 'Pizza Roma', 'Leroy Merlin'),
  cents,
  debit: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const two = (value: number) => String(value).padStart(2, '0');
const french = ({ cents: amount, debit }: Operation) => {
  const [whole = '', fraction = ''] = (amount / 100).toFixed(2).split('.');
  return `${debit ? '-' : '+'}${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ')},${fraction} €`;
};
const english = ({ cents: amount, debit }: Operation) => {
  const [whole = '', fraction = ''] = (amount / 100).toFixed(2).split('.');
  return `${debit ? '-' : '+'}£${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')}.${fraction}`;
};
const frenchDate = ({ day }: Operation) => `${two(day)}/11/2026`;
const label = (each: Operation) => `CARTE ${two(each.day)}/11 ${each.name.toUpperCase()}`;

/** The layouts in which a page may be copied. */
const shapes: Readonly<Record<string, (each: Operation) => string>> = {
  'between tabs': (each) => [frenchDate(each), label(each), french(each)].join('\t'),
  'in one line': (each) => [frenchDate(each), label(each), french(each)].join(' '),
  'below each other': (each) => [frenchDate(each), label(each), french(each)].join('\n'),
  'date between': (each) => [label(each), frenchDate(each), french(each)].join('\n'),
  'date last': (each) => [label(each), french(each), frenchDate(each)].join('\n'),
  'label last': (each) => [frenchDate(each), french(each), label(each)].join('\n'),
  'date in the label alone': (each) => [label(each), french(each)].join('\n'),
  'British, below each other': (each) => [`${each.day} Nov 2026`, label(each), english(each)].join('\n'),
  'American, in one line': (each) => [`Nov ${each.day}, 2026`, label(each), english(each)].join(' '),
};

describe('any bank page', () => {
  // Source: docs/specification.md#paste.
  test.each(Object.entries(shapes))('is read line by line: %s', (_, shape) => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 2, maxLength: 12 }), (operations) => {
        const expected = operations.map(({ day, name, cents: amount, debit }) => [
          day,
          name,
          (debit ? -1 : 1) * (amount / 100),
        ]);
        expect(read(operations.map(shape).join('\n')).drafts).toEqual(expected);
      }),
    );
  });
});

const unpaid = (reason: string) => ({ isPaid: false, reason });

describe('pasted lines', () => {
  const past = '16/11/2026\tCARTE 16/11 FNAC\t-20,00';

  // Source: docs/specification.md#paste-paid.
  test.each([
    ['paid up to today', `${past}\n22/11/2026\tFnac\t-1,00`, { isPaid: true, reason: 'allPast' }],
    ['unpaid with a future date', `${past}\n23/11/2026\tFnac\t-1,00`, unpaid('someInFuture')],
    ['unpaid without a date', '16\tFnac\t-20,00\n17\tFnac\t-1,00', unpaid('notEvident')],
    ['unpaid if not from a bank', '16/11/2026\tBread\t20,00\n17/11/2026\tMilk\t1,00', unpaid('notEvident')],
    [
      'paid with a balance column',
      'Date\tNom\tMontant\tSolde\n16/11/2026\tBread\t20,00\t180,00',
      { isPaid: true, reason: 'allPast' },
    ],
    ['paid, ignoring refused lines', `${past}\n30/11/2026\tTotal\tnone`, { isPaid: true, reason: 'allPast' }],
  ])('are proposed as %s', (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});
