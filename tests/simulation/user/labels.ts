import type { Entry, EntryDraft, Line, ProvisionDraft } from '../../../src/domain/sheet/sheet.ts';

/** Gives every line and every entered value a unique text or number. */
export type Labels = { readonly next: (prefix: string) => string; readonly nextNumber: () => number };

export function createLabels(): Labels {
  let last = 0;
  const nextNumber = () => {
    last += 1;
    return last;
  };
  return { nextNumber, next: (prefix) => `${prefix} ${nextNumber()}` };
}

// No action changes the category of an entry or the start of a provision, so these fields identify a line.
export const entryDraft = (labels: Labels, prefix: string): EntryDraft => {
  const label = labels.next(prefix);
  return { name: label, day: 1, value: labels.nextNumber(), debit: true, category: label };
};

export const provisionDraft = (labels: Labels, prefix: string): ProvisionDraft => {
  const label = labels.next(prefix);
  return {
    name: label,
    periodicity: '12',
    price: labels.nextNumber(),
    start: label,
    monthlyPayment: 1,
    numberMonthlyPayments: 1,
    deductions: '',
  };
};

const isEntry = (line: Line): line is Entry => 'paid' in line;

/** Returns the label of a line. A line keeps its label if its id changes. */
export const labelOf = (line: Line): string => (isEntry(line) ? (line.category ?? '') : line.start);
