import type { WireValue } from '../../../contract/values.ts';

const int = (value: number): WireValue => ({ integerValue: String(value) });
const float = (value: number | 'NaN' | 'Infinity'): WireValue => ({ doubleValue: value });
const text = (value: string): WireValue => ({ stringValue: value });
const long = (length: number, sign = 'x'): WireValue => text(sign.repeat(length));
const many = (length: number): WireValue => ({
  arrayValue: { values: Array.from({ length }, () => ({ booleanValue: true })) },
});

const amounts = [float(9_999_999_999_999.99), int(9_999_999_999_999), int(10_000_000_000_000), float('NaN')];
const debts = [float(-9_999_999_999_999.99), int(-10_000_000_000_000), float(-10_000_000_000_000), float('Infinity')];
const lists = (most: number): readonly WireValue[] => [many(most), many(most + 1)];
const texts = (most: number): readonly WireValue[] => [long(most), long(most + 1), text('')];

/** Values at the limit of a field, on both sides. */
export const boundaryValues: ReadonlyMap<string, readonly WireValue[]> = new Map([
  ['day', [int(31), int(32), int(0), int(-1), float(1)]],
  ['dueDay', [int(1), int(31), int(0), int(32), float(5)]],
  ['value', [...amounts, ...debts]],
  ['price', [...amounts, ...debts]],
  ['accountBalance', [...amounts, ...debts]],
  ['accountProvisionsBalance', [...amounts, ...debts]],
  ['monthlyPayment', [...amounts, ...debts, float(1)]],
  ['numberMonthlyPayments', [int(0), int(-1), float(1)]],
  ['name', texts(200)],
  ['category', texts(200)],
  ['copy', texts(40)],
  ['periodicity', texts(100)],
  ['start', texts(100)],
  ['deductions', [long(2000, '1'), long(2001, '1'), text('1;2'), text('\n'), text('1, 2,-3')]],
  [
    'date',
    [
      '2026-1-1',
      '2026-12-31',
      '2026-11-9',
      '2026-12-19',
      '2026-3-30',
      '2026-4-28',
      '2026-01-1',
      '2026-1-01',
      '2026-0-1',
      '2026-1-0',
      '2026-13-1',
      '2026-1-32',
      '26-1-1',
      '2026-123-1',
      '2026-1-1\n',
      '',
    ].map(text),
  ],
  ['operations', lists(2000)],
  ['suggestions', lists(2000)],
  ['categories', lists(500)],
  ['blockClosed', lists(50)],
]);

const anywhere: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: true },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { bytesValue: 'AA==' },
  { mapValue: {} },
  { arrayValue: {} },
  { geoPointValue: { latitude: 1, longitude: 2 } },
];

export const allValues: readonly WireValue[] = [...anywhere, ...[...boundaryValues.values()].flat()];
