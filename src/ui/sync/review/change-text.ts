import { type AmountFormat, hiddenAmount } from '../../../domain/money/amount-format.ts';
import type { Choices } from '../../../domain/parameters/parameters.ts';
import type { EntryChanges, ProvisionChanges, SheetChanges } from '../../../domain/sheet/sheet.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { Words } from './formatters.ts';

type Value = string | number | boolean | undefined;
type Changes = Readonly<Record<string, Value>>;
type Field = keyof (EntryChanges & ProvisionChanges & SheetChanges & Choices);

/** A field with its name, or one whose two values speak for themselves. */
type Look =
  | { readonly label: MessageKey; readonly isAmount?: boolean; readonly nothing?: number }
  | { readonly on: MessageKey; readonly off: MessageKey };

const looks: Record<Field, Look> = {
  name: { label: 'review.field.name' },
  day: { label: 'review.field.day' },
  dueDay: { label: 'review.field.day', nothing: 0 },
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

const lookOf = new Map<string, Look>(Object.entries(looks));

function valueText(value: Value, look: Look, { t, amounts }: Words): string {
  if ('on' in look) return t(value === true ? look.on : look.off);
  if (typeof value === 'boolean') return t(value ? 'review.yes' : 'review.no');
  if (value === (look.nothing ?? '')) return t('review.nothing');
  return look.isAmount === true ? amountText(value, amounts) : String(value);
}

/** An amount, or several in one text. */
function amountText(value: string | number | undefined, { amount, isHidden }: AmountFormat): string {
  if (isHidden) return hiddenAmount;
  return typeof value === 'number' ? amount(value) : String(value);
}

function changeText([field, value]: readonly [string, Value], before: Changes, words: Words): string {
  const look = lookOf.get(field);
  if (!look) return field;
  const known = before[field];
  const to = valueText(value, look, words);
  const from = known === undefined ? undefined : valueText(known, look, words);
  if ('on' in look) return from === undefined ? to : words.t('review.switch', { from, to });
  const name = words.t(look.label);
  return from === undefined
    ? words.t('review.newValue', { field: name, to })
    : words.t('review.change', { field: name, from, to });
}

/** What was changed, field by field: `montant 12,50 → 15,00`. */
export const changesText = (changes: Changes, before: Changes | undefined, words: Words): string =>
  Object.entries(changes)
    .map((change) => changeText(change, before ?? {}, words))
    .join(', ');
