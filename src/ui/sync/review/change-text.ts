import { type AmountFormat, hiddenAmount } from '../../../domain/money/amount-format.ts';
import type { Choices } from '../../../domain/parameters/parameters.ts';
import type { EntryChanges, ProvisionChanges, SheetChanges } from '../../../domain/sheet/sheet.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { Formatters } from './formatters.ts';

type Value = string | number | boolean | undefined;
type Changes = Readonly<Record<string, Value>>;
type Field = keyof (EntryChanges & ProvisionChanges & SheetChanges & Choices);

/** A field with a label, or a boolean with a text for each value. */
type FieldText =
  | { readonly label: MessageKey; readonly isAmount?: boolean; readonly emptyValue?: number }
  | { readonly on: MessageKey; readonly off: MessageKey };

const fieldTexts: Record<Field, FieldText> = {
  name: { label: 'review.field.name' },
  day: { label: 'review.field.day' },
  dueDay: { label: 'review.field.day', emptyValue: 0 },
  value: { label: 'review.field.value', isAmount: true },
  debit: { on: 'review.field.debit', off: 'review.field.credit' },
  paid: { on: 'review.field.paid', off: 'review.field.unpaid' },
  periodicity: { label: 'review.field.periodicity' },
  price: { label: 'review.field.price', isAmount: true },
  start: { label: 'review.field.start' },
  monthlyPayment: { label: 'review.field.monthlyPayment', isAmount: true },
  numberMonthlyPayments: { label: 'review.field.numberMonthlyPayments' },
  deductions: { label: 'review.field.deductions', isAmount: true },
  accountBalance: { label: 'review.field.accountBalance', isAmount: true },
  accountProvisionsBalance: { label: 'review.field.accountProvisionsBalance', isAmount: true },
  provisionsPaid: { on: 'review.field.paidIn', off: 'review.field.notPaidIn' },
  darkTheme: { label: 'review.field.darkTheme' },
  showOnlyNotPaid: { label: 'review.field.showOnlyNotPaid' },
};

const fieldTextOf = new Map<string, FieldText>(Object.entries(fieldTexts));

function valueText(value: Value, text: FieldText, { t, amounts }: Formatters): string {
  if ('on' in text) return t(value === true ? text.on : text.off);
  if (typeof value === 'boolean') return t(value ? 'review.yes' : 'review.no');
  if (value === (text.emptyValue ?? '')) return t('review.nothing');
  return text.isAmount === true ? amountText(value, amounts) : String(value);
}

/** A string may contain several amounts. */
function amountText(value: string | number | undefined, { amount, isHidden }: AmountFormat): string {
  if (isHidden) return hiddenAmount;
  return typeof value === 'number' ? amount(value) : String(value);
}

function changeText([field, value]: readonly [string, Value], before: Changes, formatters: Formatters): string {
  const text = fieldTextOf.get(field);
  if (!text) return field;
  const known = before[field];
  const to = valueText(value, text, formatters);
  const from = known === undefined ? undefined : valueText(known, text, formatters);
  if ('on' in text) return from === undefined ? to : formatters.t('review.switch', { from, to });
  const name = formatters.t(text.label);
  return from === undefined
    ? formatters.t('review.newValue', { field: name, to })
    : formatters.t('review.change', { field: name, from, to });
}

/** Describes the changed fields: `montant 12,50 → 15,00`. */
export const changesText = (changes: Changes, before: Changes | undefined, formatters: Formatters): string =>
  Object.entries(changes)
    .map((change) => changeText(change, before ?? {}, formatters))
    .join(', ');
