import { parseAmount, parsePaymentCount, parseWholeNumber } from '../money/amount-text.ts';
import type { AmountReading } from '../money/amount-text.ts';
import type { AmountProblem } from './drafts.ts';
import { isTooLong } from './limits.ts';
import type { ProvisionChanges, ProvisionDraft } from '../sheet/sheet.ts';

export type ProvisionFields = { readonly [F in Exclude<keyof ProvisionDraft, 'deductions'>]: string };

type ProvisionProblems = {
  readonly name?: 'nameRequired' | 'nameTooLong';
  readonly periodicity?: 'periodicityRequired' | 'periodicityTooLong';
  readonly start?: 'startRequired' | 'startTooLong';
  readonly price?: AmountProblem;
  readonly monthlyPayment?: AmountProblem;
  readonly numberMonthlyPayments?: AmountProblem;
};

export type ProvisionDraftReading =
  | { readonly kind: 'ready'; readonly draft: ProvisionDraft }
  | { readonly kind: 'incomplete'; readonly problems: ProvisionProblems };

const readingsOf = (fields: ProvisionFields) => ({
  name: fields.name.trim(),
  periodicity: fields.periodicity.trim(),
  start: fields.start.trim(),
  price: parseAmount(fields.price),
  monthlyPayment: parseWholeNumber(fields.monthlyPayment),
  numberMonthlyPayments: parsePaymentCount(fields.numberMonthlyPayments),
});

type Readings = ReturnType<typeof readingsOf>;

const blankTexts = ({ name, periodicity, start }: Readings): ProvisionProblems => ({
  ...(name === '' && { name: 'nameRequired' }),
  ...(periodicity === '' && { periodicity: 'periodicityRequired' }),
  ...(start === '' && { start: 'startRequired' }),
});

const longTexts = ({ name, periodicity, start }: Readings): ProvisionProblems => ({
  ...(isTooLong(name, 'name') && { name: 'nameTooLong' }),
  ...(isTooLong(periodicity, 'periodicity') && { periodicity: 'periodicityTooLong' }),
  ...(isTooLong(start, 'start') && { start: 'startTooLong' }),
});

const refusedNumbers = ({ price, monthlyPayment, numberMonthlyPayments }: Readings): ProvisionProblems => ({
  ...(price.kind !== 'amount' && { price }),
  ...(monthlyPayment.kind !== 'amount' && { monthlyPayment }),
  ...(numberMonthlyPayments.kind !== 'amount' && { numberMonthlyPayments }),
});

const valueOf = (reading: AmountReading): number => (reading.kind === 'amount' ? reading.value : 0);

const problemsOf = (readings: Readings): ProvisionProblems => ({
  ...blankTexts(readings),
  ...longTexts(readings),
  ...refusedNumbers(readings),
});

const valuesOf = (readings: Readings): Omit<ProvisionDraft, 'deductions'> => ({
  ...readings,
  price: valueOf(readings.price),
  monthlyPayment: valueOf(readings.monthlyPayment),
  numberMonthlyPayments: valueOf(readings.numberMonthlyPayments),
});

/**
 * The provision that the six fields of the add row make; payments and their number are whole.
 * Source: docs/specification.md#provision-add.
 */
export const provisionDraftOf = (fields: ProvisionFields): ProvisionDraftReading => {
  const readings = readingsOf(fields);
  const problems = problemsOf(readings);
  if (Object.keys(problems).length > 0) return { kind: 'incomplete', problems };
  return { kind: 'ready', draft: { ...valuesOf(readings), deductions: '' } };
};

/** The six fields in the order in which they are filled. */
export const provisionFields = [
  'name',
  'periodicity',
  'price',
  'start',
  'monthlyPayment',
  'numberMonthlyPayments',
] as const satisfies readonly (keyof ProvisionFields)[];

/**
 * What an edit of a provision's fields changes; undefined while a field that was changed cannot be read. A field that was
 * left alone is not judged: what is stored may be older than the rules.
 */
export const provisionChangesOf = (before: ProvisionFields, after: ProvisionFields): ProvisionChanges | undefined => {
  const readings = readingsOf(after);
  const problems = problemsOf(readings);
  const edited = provisionFields.filter((field) => after[field] !== before[field]);
  if (edited.some((field) => problems[field] !== undefined)) return undefined;
  const values = valuesOf(readings);
  return edited.reduce<ProvisionChanges>((changes, field) => ({ ...changes, [field]: values[field] }), {});
};
