import { beforeAll, describe, expect, test } from 'vitest';
import { createAmountFormat, hideAmounts } from '../../../domain/money/amount-format.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { emptyContent, type Sheet } from '../../../domain/sheet/sheet.ts';
import type { Write } from '../../../domain/sync/writes.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { allNamespaces } from '../../../i18n/message-key.ts';
import { createDateFormat } from '../../../i18n/formats.ts';
import type { Language } from '../../../../tests/support/texts.ts';
import { anEntry, aProvision } from '../../../../testing/ui/lines.ts';
import type { Formatters } from './formatters.ts';
import { locationTexts, writeText } from './write-text.ts';

const sheet: Sheet = {
  id: 'sheet-1',
  date: toSheetDate(2026, 3, 1),
  order: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

const formattersIn = async (language: Language): Promise<Formatters> => {
  const { t } = await createI18n(language, allNamespaces);
  return {
    t,
    amounts: createAmountFormat(language),
    dates: createDateFormat(language, 2026),
    sheets: [sheet],
  };
};

let french: Formatters;
let english: Formatters;
beforeAll(async () => {
  [french, english] = await Promise.all([formattersIn('fr'), formattersIn('en')]);
});

const groceries = anEntry({ name: 'Courses', value: 15, day: 3 });
const holidays = aProvision({ name: 'Vacances', price: 1480 });
const inDaily = { sheetId: 'sheet-1', collection: 'outDay' } as const;
const line: Write = {
  ...inDaily,
  kind: 'entry.update',
  id: groceries.id,
  changes: { value: 15 },
  before: { value: 12.5 },
  line: groceries,
};

describe('the description of a change', () => {
  test.each<[Write, string]>([
    [line, 'Courses — montant 12,50 → 15,00'],
    [
      { ...line, changes: { day: 3, paid: true }, before: { day: 2, paid: false } },
      'Courses — jour 2 → 3, non payé → payé',
    ],
    [{ ...inDaily, kind: 'entry.update', id: 'x', changes: { name: 'Pain' } }, 'Une ligne — nom Pain'],
    [{ ...inDaily, kind: 'entry.create', entry: groceries }, 'Courses — nouvelle ligne, 15,00'],
    [{ ...inDaily, kind: 'entry.delete', id: groceries.id, line: groceries }, 'Courses — suppression'],
    [
      { kind: 'provision.create', sheetId: 'sheet-1', provision: holidays },
      'Vacances — nouvelle provision, prix 1 480,00',
    ],
    [
      {
        kind: 'provision.update',
        sheetId: 'sheet-1',
        id: holidays.id,
        changes: { deductions: '20,30' },
        before: { deductions: '' },
        line: holidays,
      },
      'Vacances — déductions rien → 20,30',
    ],
    [{ kind: 'provision.delete', sheetId: 'sheet-1', id: holidays.id, line: holidays }, 'Vacances — suppression'],
    [
      { kind: 'sheet.create', sheet, content: { ...emptyContent, in: [groceries], provisions: [holidays] } },
      'Nouvelle feuille du 1er mars, 2 lignes',
    ],
    [{ kind: 'sheet.remove', sheetId: 'sheet-1' }, 'Suppression de la feuille du 1er mars'],
    [{ kind: 'sheet.remove', sheetId: 'gone' }, "Suppression d'une feuille"],
    [
      {
        kind: 'sheet.update',
        sheetId: 'sheet-1',
        changes: { accountBalance: 20, provisionsPaid: true },
        before: { accountBalance: 10, provisionsPaid: false },
      },
      'Soldes — solde du compte 10,00 → 20,00, provisions non versées → provisions versées',
    ],
    [{ kind: 'parameters.update', changes: { darkTheme: true } }, 'Paramètres — thème sombre oui'],
    [
      {
        kind: 'parameters.edit',
        edits: [
          { kind: 'operation.rename', name: 'Pain', to: 'Boulangerie' },
          { kind: 'category.choose', name: 'Maison', added: ['Eau'], removed: ['Gaz'] },
        ],
      },
      'Paramètres — opération « Pain » renommée « Boulangerie », catégorie « Maison » : + Eau, − Gaz',
    ],
    [
      {
        kind: 'account.patch',
        id: 'import',
        patch: { puts: [{ path: 'a', fields: {} }], removedLines: [], removedSheets: [], edits: [] },
      },
      'Import — 1 document',
    ],
  ])('names what was changed: %#', (write, text) => {
    expect(writeText(write, french).replaceAll('\u00A0', ' ')).toBe(text);
  });

  // Source: docs/specification.md#hidden-amounts.
  test.each<[Write, string]>([
    [line, 'Courses — montant ••••• → •••••'],
    [{ ...inDaily, kind: 'entry.create', entry: groceries }, 'Courses — nouvelle ligne, •••••'],
    [{ kind: 'sheet.update', sheetId: 'sheet-1', changes: { accountBalance: 5 } }, 'Soldes — solde du compte •••••'],
    [
      {
        kind: 'provision.update',
        sheetId: 'sheet-1',
        id: holidays.id,
        changes: { deductions: '20,30', monthlyPayment: 40, numberMonthlyPayments: 3 },
        before: { deductions: '' },
        line: holidays,
      },
      'Vacances — déductions rien → •••••, mensualité •••••, nombre de mensualités 3',
    ],
  ])('hides amounts: %#', (write, text) => {
    expect(writeText(write, { ...french, amounts: hideAmounts(french.amounts) })).toBe(text);
  });

  test('is in the chosen language', () => {
    expect(writeText(line, english)).toBe('Courses — amount 12.50 → 15.00');
  });
});

test('names the block of a change, and its sheet if the change belongs to one', () => {
  expect(locationTexts(line, french)).toEqual(['Dépenses quotidiennes', 'feuille du 1er\u00A0mars']);
  expect(locationTexts({ kind: 'provision.delete', sheetId: 'gone', id: 'p' }, english)).toEqual(['Provisions']);
  expect(locationTexts({ kind: 'sheet.remove', sheetId: 'sheet-1' }, french)).toEqual([]);
  expect(locationTexts({ kind: 'parameters.update', changes: {} }, french)).toEqual([]);
});
