const at = Date.UTC(2026, 0, 5);
const entry = { id: 'e1', name: 'Bread', day: 5, value: 2.5, debit: true, paid: false, copy: '' };
const provision = {
  id: 'p1',
  name: 'Roof',
  periodicity: '1',
  price: 1200,
  start: '2026-1',
  monthlyPayment: 100,
  numberMonthlyPayments: 12,
  deductions: '',
};
const sheet = {
  id: 's2',
  date: '2026-2-1',
  datePicker: Date.UTC(2026, 1, 1),
  accountBalance: 10,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};
const inDays = { sheetId: 's1', collection: 'outDay' };

const writes: readonly object[] = [
  { kind: 'entry.create', ...inDays, entry },
  { kind: 'entry.create', ...inDays, entry: { ...entry, id: 'e2', category: '' } },
  { kind: 'entry.update', ...inDays, id: 'e1', changes: { paid: true } },
  { kind: 'entry.delete', ...inDays, id: 'e1' },
  { kind: 'provision.create', sheetId: 's1', provision },
  { kind: 'provision.update', sheetId: 's1', id: 'p1', changes: { deductions: '100' } },
  { kind: 'provision.delete', sheetId: 's1', id: 'p1' },
  {
    kind: 'sheet.create',
    sheet,
    content: { in: [], moneySaving: [], outDay: [entry], outMonth: [], provisions: [provision] },
  },
  { kind: 'sheet.remove', sheetId: 's1' },
  { kind: 'sheet.update', sheetId: 's1', changes: { accountBalance: -12.3 } },
  { kind: 'parameters.update', changes: { darkTheme: false } },
  { kind: 'parameters.edit', edits: [{ kind: 'operation.rename', name: 'Bread', to: 'Rye' }] },
  {
    kind: 'account.patch',
    id: 'import',
    patch: { puts: [], removedLines: ['s1/outDay/e1'], removedSheets: ['s1'], edits: [] },
  },
];

/** Rows of version 1, which lack `before`, `line` and `refusal`. */
export const version1Rows: readonly object[] = writes.map((write, place) => ({
  v: 1,
  id: `r${String(place).padStart(2, '0')}`,
  uid: 'ada',
  seq: place + 1,
  at,
  write,
}));
