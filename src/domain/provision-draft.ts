import { parseAmount, parseWholeNumber } from './amount-text.ts';
import type { AmountReading } from './amount-text.ts';
import type { AmountProblem } from './drafts.ts';
import type { ProvisionDraft } from './sheet.ts';

export type ProvisionFields = { readonly [F in Exclude<keyof ProvisionDraft, 'deductions'>]: string };

type ProvisionProblems = {
  readonly name?: 'nameRequired';
  readonly periodicity?: 'periodicityRequired';
  readonly start?: 'startRequired';
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
  numberMonthlyPayments: parseWholeNumber(fields.numberMonthlyPayments),
});

type Readings = ReturnType<typeof readingsOf>;

const problemsOf = ({ name, periodicity, start, ...numbers }: Readings): ProvisionProblems => ({
  ...(name === '' && { name: 'nameRequired' as const }),
  ...(periodicity === '' && { periodicity: 'periodicityRequired' as const }),
  ...(start === '' && { start: 'startRequired' as const }),
  ...(numbers.price.kind !== 'amount' && { price: numbers.price }),
  ...(numbers.monthlyPayment.kind !== 'amount' && { monthlyPayment: numbers.monthlyPayment }),
  ...(numbers.numberMonthlyPayments.kind !== 'amount' && { numberMonthlyPayments: numbers.numberMonthlyPayments }),
});

const valueOf = (reading: AmountReading): number => (reading.kind === 'amount' ? reading.value : 0);

/**
 * The provision that the six fields of the add row make; payments and their number are whole.
 * Source: specification, section 5, "Provision add".
 */
export const provisionDraftOf = (fields: ProvisionFields): ProvisionDraftReading => {
  const readings = readingsOf(fields);
  const problems = problemsOf(readings);
  if (Object.keys(problems).length > 0) return { kind: 'incomplete', problems };
  const draft = {
    ...readings,
    price: valueOf(readings.price),
    monthlyPayment: valueOf(readings.monthlyPayment),
    numberMonthlyPayments: valueOf(readings.numberMonthlyPayments),
    deductions: '',
  };
  return { kind: 'ready', draft };
};
