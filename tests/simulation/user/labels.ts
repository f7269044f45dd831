import type { Entry, EntryDraft, Line, ProvisionDraft } from '../../../src/domain/sheet/sheet.ts';

/** Gives every line and every value that is entered a text or number that no other has. */
export type Labels = { readonly next: (prefix: string) => string; readonly nextNumber: () => number };

export function createLabels(): Labels {
  let last = 0;
  const nextNumber = () => {
    last += 1;
    return last;
  };
  return { nextNumber, next: (prefix) => `${prefix} ${nextNumber()}` };
}

// Nobody can change an entry's category or see a provision's start in the table: both stay what they were made with.
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

/** What a line is known by, whatever its id. */
export const labelOf = (line: Line): string => (isEntry(line) ? (line.category ?? '') : line.start);
