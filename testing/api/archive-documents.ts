import type { StoredDocument } from '../../src/domain/archive/account-patch.ts';

/** A sheet's document without balances. */
export const sheetDocumentOf = (id: string, date: string): StoredDocument => ({
  path: id,
  fields: {
    sheetid: { stringValue: id },
    date: { stringValue: date },
    datePicker: { timestampValue: `${date.replaceAll(/-(\d)(?!\d)/g, '-0$1')}T00:00:00.000000Z` },
  },
});

const id = 'March000000000000000';

/** A sheet's document with all fields. One balance is a double, the other an integer. */
export const march: StoredDocument = {
  path: id,
  fields: {
    ...sheetDocumentOf(id, '2026-3-1').fields,
    accountBalance: { doubleValue: 1284.56 },
    accountProvisionsBalance: { integerValue: '-400' },
    provisionsPaid: { booleanValue: true },
  },
};

const lineAt = (collection: string, name: string, fields: StoredDocument['fields']): StoredDocument => {
  const lineId = name.replaceAll(/[^A-Za-z]/g, '').padEnd(20, '0');
  return {
    path: `${id}/${collection}/${lineId}`,
    fields: { id: { stringValue: lineId }, name: { stringValue: name }, ...fields },
  };
};

/** Lines of each collection. Some have all fields, others only required fields. */
export const marchLines: readonly StoredDocument[] = [
  lineAt('in', 'Salaire', { value: { doubleValue: 2100.5 } }),
  lineAt('moneySaving', 'Livret', { value: { integerValue: '150' } }),
  lineAt('outDay', 'Loyer', {
    day: { integerValue: '31' },
    value: { doubleValue: 12.5 },
    debit: { booleanValue: false },
    paid: { booleanValue: true },
    copy: { stringValue: '2026-2-1' },
    category: { stringValue: 'Logement' },
  }),
  lineAt('outDay', '=SOMME(A1:A9);"x"', { day: { integerValue: '2' }, value: { doubleValue: -3.005 } }),
  lineAt('outMonth', 'Gaz', { value: { integerValue: '60' }, paid: { booleanValue: false } }),
  lineAt('provisions', 'Vacances', {
    periodicity: { stringValue: 'an' },
    price: { integerValue: '1200' },
    start: { stringValue: 'janvier' },
    monthlyPayment: { integerValue: '100' },
    numberMonthlyPayments: { integerValue: '12' },
    deductions: { stringValue: '-10, 20' },
  }),
];

export const parametersDocument: StoredDocument = {
  path: 'parameters',
  fields: {
    operations: { arrayValue: { values: [{ stringValue: 'Gaz' }, { stringValue: 'Loyer' }] } },
    categories: {
      arrayValue: {
        values: [{ mapValue: { fields: { Logement: { arrayValue: { values: [{ stringValue: 'Loyer' }] } } } } }],
      },
    },
    blockClosed: { arrayValue: { values: [] } },
    darkTheme: { booleanValue: true },
    datePicker: { timestampValue: '2026-03-01T10:00:00.123456Z' },
  },
};
