import { isAmount, maxAmount } from '../../domain/money/amount-text.ts';
import { parseSheetDate } from '../../domain/sheet/sheet-date.ts';
import { maxTextLengths, maxNameCounts } from '../../domain/lib/limits.ts';
import { maxDocumentBytes, exceededLimit } from '../../../contract/limits.ts';
import type { WireFields, WireValue } from '../../../contract/values.ts';

type Check = (value: WireValue) => boolean;
type Shape = { readonly required: readonly string[]; readonly checks: Readonly<Record<string, Check>> };

const maxCopyLength = 40;

const numberOf = (value: WireValue): number => {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN;
};

const text =
  (longest: number, isRight: (text: string) => boolean = () => true): Check =>
  (value) =>
    'stringValue' in value && value.stringValue.length <= longest && isRight(value.stringValue);
const flag: Check = (value) => 'booleanValue' in value;
const moment: Check = (value) => 'timestampValue' in value;
const amount: Check = (value) => isAmount(numberOf(value));
const whole =
  (least: number, most: number): Check =>
  (value) =>
    'integerValue' in value && numberOf(value) >= least && numberOf(value) <= most;
// Any items: the rules only count them, and the app reads those that it knows.
const list =
  (most: number): Check =>
  (value) =>
    'arrayValue' in value && (value.arrayValue.values ?? []).length <= most;

const name = text(maxTextLengths.name, (typed) => typed !== '');

const sheet = (id: string): Shape => ({
  required: ['sheetid', 'date', 'datePicker'],
  checks: {
    sheetid: text(Infinity, (typed) => typed === id),
    date: text(Infinity, (typed) => parseSheetDate(typed) === typed),
    datePicker: moment,
    accountBalance: amount,
    accountProvisionsBalance: amount,
    provisionsPaid: flag,
  },
});

const entry = (id: string, more: Shape['checks'] = {}): Shape => ({
  required: ['name', 'value'],
  checks: {
    id: text(Infinity, (typed) => typed === id),
    name,
    value: amount,
    day: whole(0, 31),
    debit: flag,
    paid: flag,
    copy: text(maxCopyLength),
    category: text(maxTextLengths.name),
    ...more,
  },
});

const dueEntry = (id: string): Shape => entry(id, { dueDay: whole(1, 31) });

const provision = (id: string): Shape => ({
  required: ['name', 'price', 'monthlyPayment', 'numberMonthlyPayments'],
  checks: {
    id: text(Infinity, (typed) => typed === id),
    name,
    periodicity: text(maxTextLengths.periodicity),
    start: text(maxTextLengths.start),
    price: amount,
    monthlyPayment: whole(-maxAmount, maxAmount),
    numberMonthlyPayments: whole(0, Number.MAX_SAFE_INTEGER),
    deductions: text(maxTextLengths.deductions, (typed) => /^[\d, -]*$/.test(typed)),
  },
});

const parameters = (): Shape => ({
  required: [],
  checks: {
    operations: list(maxNameCounts.operations),
    suggestions: list(maxNameCounts.operations),
    categories: list(maxNameCounts.categories),
    blockClosed: list(50),
    darkTheme: flag,
    showOnlyNotPaid: flag,
    datePicker: moment,
  },
});

const fits = ({ required, checks }: Shape, fields: WireFields): boolean =>
  required.every((field) => Object.hasOwn(fields, field)) &&
  Object.entries(fields).every(([field, value]) => Object.hasOwn(checks, field) && checks[field]?.(value) === true);

const lineShapes = new Map<string, (id: string) => Shape>([
  ['in', dueEntry],
  ['moneySaving', entry],
  ['outDay', entry],
  ['outMonth', dueEntry],
  ['provisions', provision],
]);

const isId = (id: string) => /^[A-Za-z0-9]{20}$/.test(id);

function lineShape(sheetId: string, collection: string, id: string): Shape | undefined {
  return isId(sheetId) && isId(id) ? lineShapes.get(collection)?.(id) : undefined;
}

function shapeOf([first = '', collection, id, ...more]: readonly string[]): Shape | undefined {
  if (collection !== undefined) return more.length === 0 ? lineShape(first, collection, id ?? '') : undefined;
  if (first === 'parameters') return parameters();
  return isId(first) ? sheet(first) : undefined;
}

const isSmallEnough = (fields: WireFields): boolean =>
  exceededLimit(fields) === undefined && new TextEncoder().encode(JSON.stringify(fields)).length <= maxDocumentBytes;

/**
 * Whether the rules and limits of the database accept this document at this path of an account, such as `sheetId/outDay/entryId`. A
 * file is refused as a whole before any part is stored.
 */
export function isStorable(path: string, fields: WireFields): boolean {
  // Paths have at most three parts: a fourth one is enough to refuse.
  const shape = shapeOf(path.split('/', 4));
  return shape !== undefined && fits(shape, fields) && isSmallEnough(fields);
}
