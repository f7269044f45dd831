import { isExpected } from '../../domain/forecast/forecast-items.ts';
import { dateInPeriod } from '../../domain/forecast/forecast-period.ts';
import { readTypedDeductions } from '../../domain/sheet/provisions/deductions.ts';
import { awaitsPayment, withPayment } from '../../domain/sheet/provisions/due-provision.ts';
import { momentOf } from '../../domain/sheet/month.ts';
import { periodOf } from '../../domain/sheet/period.ts';
import { provisionTotal } from '../../domain/sheet/provisions/provision.ts';
import { dueDayOf } from '../../domain/sheet/due-day.ts';
import type { Entry, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { orderOf, type SheetDate } from '../../domain/sheet/sheet-date.ts';
import { maxBatch } from '../../domain/sync/line-writes.ts';
import { followable, info, type Toast } from '../toaster/toast.ts';
import type { SheetEdit } from './sheet.events.ts';

/** An edit that often follows another edit, and the toast that offers this second edit. */
export type FollowUp = { readonly edit: SheetEdit; readonly toast: Toast };

type Shown = { readonly sheet: Sheet; readonly content: SheetContent | undefined };
type ProvisionChanged = Extract<SheetEdit, { type: 'provision.changed' }>;

/** A new monthly payment also applies to past payments: offers a correcting deduction that keeps the saved total. */
function keepTotal({ content }: Shown, { id, changes }: ProvisionChanged): FollowUp | undefined {
  const { monthlyPayment, numberMonthlyPayments, deductions: typed } = changes;
  const provision = content?.provisions.find((line) => line.id === id);
  // The user also changed the parts of the total: keep the user's total.
  if (!provision || monthlyPayment === undefined || numberMonthlyPayments !== undefined || typed !== undefined)
    return undefined;
  const { deductions } = withPayment(provision, monthlyPayment);
  if (deductions === undefined || readTypedDeductions(deductions).kind === 'invalid') return undefined;
  const amounts = { total: provisionTotal({ ...provision, monthlyPayment }), kept: provisionTotal(provision) };
  return {
    edit: { type: 'provision.changed', id, changes: { deductions } },
    toast: followable({ ...info('notice.provisionWorth'), amounts }),
  };
}

/** After the provisions of the month are ticked as paid: offers to count one more payment of each due provision. */
function countPayments({ sheet, content }: Shown, today: SheetDate): FollowUp | undefined {
  const moment = momentOf(sheet.date, periodOf(sheet.date, undefined), today);
  const waiting = (content?.provisions ?? []).filter((provision) => awaitsPayment(provision, moment));
  const count = waiting.length;
  if (count === 0 || count > maxBatch) return undefined;
  const edits = waiting.map(
    ({ id, numberMonthlyPayments }) =>
      ({ type: 'provision.changed', id, changes: { numberMonthlyPayments: numberMonthlyPayments + 1 } }) as const,
  );
  return {
    edit: { type: 'lines.edited', edits, toast: { ...info('notice.paymentCounted'), count } },
    toast: followable({ ...info('notice.countPayment'), count }),
  };
}

/** After a change of the balance: offers to tick the expected incomes that the new balance may already include. */
function receiveIncome({ sheet, content }: Shown, today: SheetDate): FollowUp | undefined {
  const period = periodOf(sheet.date, undefined);
  const isDue = (income: Entry) =>
    isExpected(income) && orderOf(dateInPeriod(period, dueDayOf(income))) <= orderOf(today);
  const due = (content?.in ?? []).filter(isDue);
  const [first] = due;
  if (first === undefined || due.length > maxBatch) return undefined;
  const edits = due.map(
    ({ id }) => ({ type: 'entry.changed', collection: 'in', id, changes: { paid: true } }) as const,
  );
  const told = { values: { name: first.name }, count: due.length };
  return {
    edit: { type: 'lines.edited', edits, toast: { ...info('notice.incomeReceived'), ...told } },
    toast: followable({ ...info('notice.receiveIncome'), ...told }),
  };
}

/**
 * The follow-up that is offered after an edit of the shown sheet. Source: docs/specification.md#payment-correction,
 * docs/specification.md#payments-count, docs/specification.md#forecast-received.
 */
export function followUpOf(edit: SheetEdit, shown: Shown, today: SheetDate): FollowUp | undefined {
  if (edit.type === 'provision.changed') return keepTotal(shown, edit);
  if (edit.type !== 'sheet.changed') return undefined;
  if (edit.changes.accountBalance !== undefined) return receiveIncome(shown, today);
  return edit.changes.provisionsPaid === true ? countPayments(shown, today) : undefined;
}
