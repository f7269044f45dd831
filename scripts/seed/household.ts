import { parametersFields } from '../../../src/api/budget/sheet-documents.ts';
import type { Parameters } from '../../../src/domain/parameters.ts';
import type { Entry, EntryCollection, Provision, Sheet } from '../../../src/domain/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet-date.ts';
import {
  entryDocument,
  provisionDocument,
  type SeededAccount,
  seedEntry,
  seedId,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';

/** The day that the pictures are taken on. */
export const today = new Date('2026-11-22T10:30:00');

type Line = readonly [name: string, value: number, more?: Partial<Entry>];

const unpaid = { paid: false };
const paid = { paid: true };
const credit = { debit: false };
const copied = { copy: '2026-10-1', paid: false };

const income: readonly Line[] = [
  ['Allocations familiales', 148.52],
  ['Cours particuliers', 120],
  ['Salaire Camille', 2486.3],
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
  ['Abonnement musique', 10.99, unpaid],
  ['Abonnement transports', 90.8, paid],
  ['Assurance auto', 48.6, unpaid],
  ['Assurance habitation', 14.25, paid],
  ['Cantine scolaire', 64, unpaid],
  ['Crédit auto', 189, paid],
  ['Eau', 28.5, unpaid],
  ['Électricité', 72.4, paid],
  ['Forfait mobile', 15.99, paid],
  ['Garde périscolaire', 52, unpaid],
  ['Internet fibre', 29.99, paid],
  ['Loyer', 845, paid],
  ['Mutuelle santé', 46.8, paid],
  ['Presse en ligne', 9.99, paid],
  ['Salle de sport', 29.9, paid],
];

const savings: readonly Line[] = [
  ['Assurance vie', 80],
  ['Livret A', 150],
  ["Livret d'Hugo", 30],
  ['PEA', 60],
  ['Plan épargne logement', 45],
];

type Plan = readonly [
  name: string,
  periodicity: string,
  price: number,
  start: string,
  monthlyPayment: number,
  numberMonthlyPayments: number,
  deductions: string,
];

const plans: readonly Plan[] = [
  ['Cadeaux de Noël', 'annuelle', 480, 'déc. 2025', 40, 12, '60'],
  ['Dentiste et lunettes', 'tous les 2 ans', 360, 'janv. 2026', 15, 11, ''],
  ['Électroménager', 'tous les 5 ans', 900, 'janv. 2026', 15, 11, ''],
  ['Entretien voiture', 'annuelle', 600, 'mars 2026', 50, 9, '180,75'],
  ['Impôt sur le revenu', 'annuelle', 960, 'janv. 2026', 80, 11, '300,300'],
  ['Ordinateur', 'tous les 4 ans', 1200, 'mai 2026', 25, 7, ''],
  ['Rentrée scolaire', 'annuelle', 300, 'sept. 2026', 25, 3, ''],
  ["Vacances d'été", 'annuelle', 1800, 'juil. 2026', 150, 5, ''],
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

const toProvision = (plan: Plan, index: number): Provision => {
  const [name, periodicity, price, start, monthlyPayment, numberMonthlyPayments, deductions] = plan;
  return {
    id: seedId('provision', index),
    name,
    periodicity,
    price,
    start,
    monthlyPayment,
    numberMonthlyPayments,
    deductions,
  };
};

const november: Sheet = {
  ...seedSheet(1, toSheetDate(2026, 11, 1)),
  accountBalance: 1284.56,
  accountProvisionsBalance: 2260,
};
const october: Sheet = {
  ...seedSheet(0, toSheetDate(2026, 10, 1)),
  accountBalance: 96.4,
  accountProvisionsBalance: 1835,
};

const lines: readonly (readonly [EntryCollection, readonly Line[]])[] = [
  ['in', income],
  ['outDay', expenses],
  ['outMonth', charges],
  ['moneySaving', savings],
];

const documentsOf = (sheet: Sheet) => [
  sheetDocument(sheet),
  ...lines.flatMap(([collection, entries]) =>
    entries.map(([name, value, more], index) =>
      entryDocument(sheet, collection, {
        ...seedEntry(index, value),
        day: 0,
        paid: true,
        ...more,
        name,
      }),
    ),
  ),
  ...plans.map((plan, index) => provisionDocument(sheet, toProvision(plan, index))),
];

/** Gives an account two months of a family's budget; October's real balance is negative. */
export const settleIn = ({ put }: SeededAccount): Promise<void> =>
  put([
    { path: 'parameters', fields: parametersFields(parameters) },
    ...documentsOf(october),
    ...documentsOf(november),
  ]);
