import type { Sheet } from '../sheet.ts';
import { orderOf, type SheetDate } from '../sheet-date.ts';

/** An empty sheet of `date`. Source: docs/specification.md#sign-up-first-data, docs/specification.md#sheet-first. */
export const firstSheet = (id: string, date: SheetDate): Sheet => ({
  id,
  date,
  order: orderOf(date),
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
});
