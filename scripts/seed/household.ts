import { parametersFields } from '../../src/api/budget/mapping/parameters-document.ts';
import type { Parameters } from '../../src/domain/parameters/parameters.ts';
import type { Entry, EntryCollection, Provision, Sheet } from '../../src/domain/sheet/sheet.ts';
import { type SheetDate, toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  provisionDocument,
  type SeededDocument,
  seedEntry,
  seedId,
  seedSheet,
  sheetDocument,
} from '../../tests/support/seed.ts';

type Line = readonly [name: string, value: number, more?: Partial<Entry>];

const unpaid = { paid: false };
const paid = { paid: true };
const credit = { debit: false };
// A line copied from the previous month. The date of that month replaces `copy`.
const copied = { copy: 'previous month', paid: false };

const income: readonly Line[] = [
  ['Allocations familiales', 148.52, { dueDay: 25, ...paid }],
  ['Cours particuliers', 120, unpaid],
  ['Salaire Camille', 2486.3, { dueDay: 28, ...unpaid }],
];

const expenses: readonly Line[] = [
  ['Dentiste', 46.5, { day: 1, ...copied }],
  ['Remboursement Léa', 30, { day: 1, ...credit, ...copied }],
  ['Boulangerie', 6.4, { day: 2 }],
  ['Courses', 84.27, { day: 2 }],
  ['Essence', 58.1, { day: 3 }],
  ['Déjeuner', 13.5, { day: 4 }],
  ['Pharmacie', 12.85, { day: 4 }],
  ['Courses', 41.66, { day: 5 }],
  ['Cinéma', 18, { day: 6 }],
  ['Boulangerie', 5.1, { day: 7 }],
  ['Marché', 27.3, { day: 7 }],
  ['Librairie', 22.9, { day: 8 }],
  ['Déjeuner', 14.2, { day: 9 }],
  ['Courses', 96.04, { day: 10 }],
  ['Remboursement mutuelle', 34.5, { day: 10, ...credit }],
  ['Péage', 9.8, { day: 11 }],
  ['Restaurant', 47.6, { day: 11 }],
  ['Chaussures Hugo', 39.99, { day: 12 }],
  ['Coiffeur', 28, { day: 13 }],
  ['Boulangerie', 4.6, { day: 14 }],
  ['Marché', 31.15, { day: 14 }],
  ['Cadeau anniversaire', 35, { day: 15 }],
  ['Courses', 73.48, { day: 16 }],
  ['Essence', 54.75, { day: 17 }],
  ['Vente vélo enfant', 45, { day: 17, ...credit, ...unpaid }],
  ['Déjeuner', 12.9, { day: 18, ...unpaid }],
  ['Pharmacie', 8.35, { day: 18, ...unpaid }],
  ['Courses', 62.19, { day: 19, ...unpaid }],
  ['Boulangerie', 5.8, { day: 20, ...unpaid }],
  ['Jardinerie', 24.95, { day: 20, ...unpaid }],
];

const charges: readonly Line[] = [
  ['Abonnement musique', 10.99, { dueDay: 24, ...unpaid }],
  ['Abonnement transports', 90.8, { dueDay: 2, ...paid }],
  ['Assurance auto', 48.6, { dueDay: 25, ...unpaid }],
  ['Assurance habitation', 14.25, { dueDay: 5, ...paid }],
  ['Cantine scolaire', 64, { dueDay: 26, ...unpaid }],
  ['Crédit auto', 189, { dueDay: 5, ...paid }],
  ['Eau', 28.5, unpaid],
  ['Électricité', 72.4, { dueDay: 8, ...paid }],
  ['Forfait mobile', 15.99, { dueDay: 12, ...paid }],
  ['Garde périscolaire', 52, { dueDay: 30, ...unpaid }],
  ['Internet fibre', 29.99, { dueDay: 15, ...paid }],
  ['Loyer', 845, { dueDay: 1, ...paid }],
  ['Mutuelle santé', 46.8, { dueDay: 3, ...paid }],
  ['Presse en ligne', 9.99, paid],
  ['Salle de sport', 29.9, { dueDay: 10, ...paid }],
];

const savings: readonly Line[] = [
  ['Assurance vie', 80],
  ['Livret A', 150],
  ["Livret d'Hugo", 30],
  ['PEA', 60],
  ['Plan épargne logement', 45],
];

const lines = (collection: EntryCollection, all: readonly Line[]) =>
  all.map((line, index) => ({ collection, line, index }));

type Plan = readonly [
  name: string,
  periodicity: string,
  price: number,
  monthlyPayment: number,
  numberMonthlyPayments: number,
  deductions: string,
];

const plans: readonly Plan[] = [
  ['Cadeaux de Noël', 'annuelle', 480, 40, 12, '60'],
  ['Dentiste et lunettes', 'tous les 2 ans', 360, 15, 11, ''],
  ['Électroménager', 'tous les 5 ans', 900, 15, 11, ''],
  ['Entretien voiture', 'annuelle', 600, 50, 9, '180,75'],
  ['Impôt sur le revenu', 'annuelle', 960, 80, 11, '300,300'],
  ['Ordinateur', 'tous les 4 ans', 1200, 25, 7, ''],
  ['Rentrée scolaire', 'annuelle', 300, 25, 3, ''],
  ["Vacances d'été", 'annuelle', 1800, 150, 5, ''],
];

const parameters: Partial<Parameters> = {
  operations: [
    'Boucherie',
    'Boulangerie',
    'Bowling',
    'Cadeau anniversaire',
    'Chaussures Hugo',
    'Cinéma',
    'Coiffeur',
    'Courses',
    'Déjeuner',
    'Dentiste',
    'Essence',
    'Jardinerie',
    'Librairie',
    'Marché',
    'Péage',
    'Pharmacie',
    'Remboursement mutuelle',
    'Restaurant',
    'Stationnement',
    'Train',
    'Vétérinaire',
  ],
  categories: [
    { name: 'Alimentation', operations: ['Courses', 'Marché', 'Boulangerie'] },
    { name: 'Bien-être', operations: ['Coiffeur'] },
    { name: 'Cadeaux', operations: ['Cadeau anniversaire'] },
    { name: 'Enfants', operations: ['Chaussures Hugo'] },
    { name: 'Loisirs', operations: ['Cinéma', 'Librairie', 'Jardinerie'] },
    { name: 'Restaurants', operations: ['Déjeuner', 'Restaurant'] },
    { name: 'Santé', operations: ['Dentiste', 'Pharmacie'] },
    { name: 'Transports', operations: ['Essence', 'Péage'] },
  ],
};

/** A month. `age` is the number of months before the newest month. */
type Month = { readonly year: number; readonly month: number; readonly age: number };

const monthBefore = ({ year, month, age }: Month, months: number): Month => {
  const count = year * 12 + month - 1 - months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1, age: age + months };
};

const dateOf = ({ year, month }: Month): SheetDate => toSheetDate(year, month, 1);

// All texts of this account are French.
const monthFormat = new Intl.DateTimeFormat('fr', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthText = ({ year, month }: Month): string => monthFormat.format(Date.UTC(year, month - 1, 1));

/** Varies an amount by up to an eighth in months before the newest two. */
const earlier = (value: number, age: number, index: number): number =>
  age < 2 ? value : Math.round(value * (1 + Math.sin(age * 1.7 + index) / 8) * 100) / 100;

/** Whether an occasional expense was made in this month. */
const wasBought = (age: number, index: number): boolean => age < 2 || (age * 7 + index) % 5 !== 0;

const provisionsOf = (month: Month): readonly Provision[] =>
  plans.flatMap(([name, periodicity, price, monthlyPayment, payments, deductions], index) => {
    const numberMonthlyPayments = payments - month.age;
    if (numberMonthlyPayments < 1) return [];
    const start = monthText(monthBefore(month, numberMonthlyPayments - 1));
    const provision = { id: seedId('provision', index), name, periodicity, price, start, monthlyPayment };
    return [{ ...provision, numberMonthlyPayments, deductions: month.age < 4 ? deductions : '' }];
  });

// Newest first; the second month has a negative real balance.
const balances: readonly (readonly [account: number, provisions: number])[] = [
  [1284.56, 2260],
  [96.4, 1835],
];

const sheetOf = (month: Month, index: number): Sheet => {
  const [accountBalance, accountProvisionsBalance] = balances[month.age] ?? [
    400 + ((month.age * 277) % 900) + 0.42,
    Math.max(0, 1900 - month.age * 150),
  ];
  const date = dateOf(month);
  return { ...seedSheet(index, date), accountBalance, accountProvisionsBalance, provisionsPaid: month.age > 1 };
};

const entriesOf = (month: Month) =>
  [
    ...lines('in', income),
    ...lines(
      'outDay',
      expenses.filter((_, index) => wasBought(month.age, index)),
    ),
    ...lines('outMonth', charges),
    ...lines('moneySaving', savings),
  ].map(({ collection, line: [name, value, more], index }) => {
    const entry: Entry = {
      ...seedEntry(index, collection === 'outDay' ? earlier(value, month.age, index) : value),
      day: 0,
      paid: true,
      ...more,
      name,
    };
    const settled = month.age < 2 ? entry : { ...entry, paid: true };
    // The newest two months have the same lines, copied from the same month.
    const source = dateOf(monthBefore(month, month.age === 1 ? 0 : 1));
    return { collection, entry: entry.copy === '' ? settled : { ...settled, copy: source } };
  });

const documentsOf = (month: Month, index: number): readonly SeededDocument[] => {
  const sheet = sheetOf(month, index);
  return [
    sheetDocument(sheet),
    ...entriesOf(month).map(({ collection, entry }) => entryDocument(sheet, collection, entry)),
    ...provisionsOf(month).map((provision) => provisionDocument(sheet, provision)),
  ];
};

/** The documents of an account with a family's budget of `months` months. `newest` is in the last month. */
export const householdDocuments = (newest: Date, months: number): readonly SeededDocument[] => [
  { path: 'parameters', fields: parametersFields(parameters) },
  ...Array.from({ length: months }, (_, index) =>
    documentsOf(
      monthBefore({ year: newest.getFullYear(), month: newest.getMonth() + 1, age: 0 }, months - 1 - index),
      index,
    ),
  ).flat(),
];
