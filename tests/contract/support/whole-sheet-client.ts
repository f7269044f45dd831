import { repairMissingDays } from '../../../src/api/archive/repair-missing-days.ts';
import { readAccount } from '../../../src/api/archive/read-account.ts';
import { createBudget } from '../../../src/api/budget/budget.ts';
import { sendWrite } from '../../../src/api/budget/send/send-write.ts';
import { createDocuments } from '../../../src/api/documents/documents.ts';
import type { Entry, Line, Sheet, SheetContent } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { documentsUrl } from './calls.ts';

const noSignal = new AbortController().signal;
const linesInCollection = 120;

const idOf = (prefix: string, number: number): string => `${prefix}${String(number).padStart(20 - prefix.length, '0')}`;
const byId = (a: Line, b: Line): number => (a.id < b.id ? -1 : 1);

export function sixHundredLines(): SheetContent {
  const numbers = Array.from({ length: linesInCollection }, (_, number) => number);
  const entries = (prefix: string): readonly Entry[] =>
    numbers.map((number) =>
      entryWith({
        id: idOf(prefix, number),
        name: `Line ${number}`,
        day: (number % 28) + 1,
        value: number / 4,
        paid: number % 2 === 0,
        category: '',
        dueDay: 0,
      }),
    );
  return {
    in: entries('in'),
    moneySaving: entries('moneySaving'),
    outDay: entries('outDay'),
    outMonth: entries('outMonth'),
    provisions: numbers.map((number) => provisionWith({ id: idOf('provision', number), price: number / 4 })),
  };
}

/** Creates a test's sheet by its number. */
export const numberedSheet = (number: number): Sheet =>
  sheetWith(toSheetDate(2026, 1, number + 1), {
    id: idOf('sheet', number),
    order: Date.UTC(2026, 0, number + 1),
    accountBalance: number + 0.25,
  });

/** The app's transport, signed in with `token`. It calls `committed` after every acknowledged commit. */
export function connect(origin: string, uid: string, token: string, committed: () => void) {
  const documents = createDocuments({
    root: documentsUrl(origin),
    tokens: { current: async () => token, refreshed: async () => token },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.url.endsWith(':commit')) committed();
      return response;
    },
    timeout: 10_000,
    log: () => {},
  });
  const budget = createBudget(documents, { list: async () => new Set() });
  return {
    send: async (write: Write) => sendWrite(documents, uid, write, noSignal),
    repairDays: async () => repairMissingDays(documents, uid, await readAccount(documents, uid, noSignal), noSignal),
    sheets: async () => budget.loadSheets(uid, noSignal),
    /** Reads a sheet with its lines sorted by id, because no screen depends on another order. */
    content: async (sheetId: string): Promise<SheetContent> => {
      const {
        in: income,
        moneySaving,
        outDay,
        outMonth,
        provisions,
      } = await budget.loadContent(uid, sheetId, noSignal);
      return {
        in: income.toSorted(byId),
        moneySaving: moneySaving.toSorted(byId),
        outDay: outDay.toSorted(byId),
        outMonth: outMonth.toSorted(byId),
        provisions: provisions.toSorted(byId),
      };
    },
  };
}
