import { periodOf } from '../../../src/domain/sheet/period.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { Paste } from '../../../src/domain/table/pasted-lines.ts';
import { recordingReceiver } from './receiver.ts';

/** Two lines for the daily expenses of March, as they were copied from a spreadsheet. */
export const pastedLines: Paste = {
  collection: 'outDay',
  period: periodOf(toSheetDate(2026, 3, 1), undefined),
  today: toSheetDate(2026, 3, 14),
  day: '14',
  present: [],
  knownNames: [],
  heading: [],
  rows: [
    ['3', 'Bread', '-5,80'],
    ['4', 'Refund', '7,10'],
  ],
  cutOff: 0,
  roles: ['day', 'name', 'amount'],
  sign: undefined,
  isPaid: undefined,
  dateColumn: undefined,
};

const nobody = recordingReceiver().ref;

/** Lines are pasted, and what may be done with them. */
export const pastingEvents = [
  { type: 'lines.pasted', paste: pastedLines, sheet: nobody, asText: { to: nobody, event: { type: 'typed' } } },
  { type: 'role.chosen', column: 2, role: 'debit' },
  { type: 'sign.chosen', sign: 'allDebits' },
  { type: 'paid.chosen', isPaid: true },
  { type: 'line.toggled', row: 0, isTicked: false },
  { type: 'lines.added', edits: [] },
] as const;
