import { describe, expect, test } from 'vitest';
import { emptyContent, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { newSheetMachine } from '../../src/machines/new-sheet/new-sheet.machine.ts';
import { failure } from '../../src/machines/toaster/toast.ts';
import { testEnvironment, testToday } from '../support/chart/environment.ts';
import { done, failed } from '../support/chart/events.ts';
import { bread, contentOfMarch, february, march, sheetOf } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const april = { ...sheetOf('april', 4), accountBalance: 41.5, accountProvisionsBalance: 12, provisionsPaid: true };
const sheets = [april, march, february];
/** The sheet of April is in the future. */
const proposed = toSheetDate(2026, 5, 1);
const shownMarch = { ...march, accountBalance: 3, accountProvisionsBalance: 4 };
const contentOfApril: SheetContent = {
  ...emptyContent,
  in: [{ ...bread, id: 'pay', name: 'Pay', day: 9, paid: true }],
  outDay: [bread, { ...bread, id: 'wine', name: 'Wine', paid: true }],
};

const base = () => ({ uid: 'ada', environment: testEnvironment(), sheets });
const onNewest = () => ({ ...base(), shown: { sheet: april, content: contentOfApril } });
const onOlder = () => ({ ...base(), shown: { sheet: shownMarch, content: contentOfMarch } });

const chosen = (month: number, day: number) => ({ type: 'date.chosen', date: toSheetDate(2026, month, day) }) as const;
const option = (name: 'newMonth' | 'duplicate' | 'empty') => ({ type: 'option.chosen', option: name }) as const;
const confirmed = { type: 'newSheet.confirmed' } as const;
const tooEarly = chosen(3, 12);
const yesterday = chosen(3, 13);
const taken = chosen(4, 1);
const opened = { type: 'existing.opened' } as const;
const loaded = done('loadContent', contentOfApril);

testChart(newSheetMachine, {
  inputs: [onNewest, onOlder],
  cases: [tooEarly, yesterday, taken, option('newMonth'), option('duplicate'), option('empty'), loaded],
  project: ({ date, option: picked, sources }) => [date, picked, sources.newestContent !== undefined],
  invariants: {
    'choosing.loadingNewest': (snapshot) =>
      snapshot.hasTag('dialog:newSheet') &&
      snapshot.hasTag('loading') &&
      snapshot.can({ type: 'newSheet.cancelled' }) &&
      snapshot.context.date !== tooEarly.date,
    'choosing.ready': (snapshot) =>
      snapshot.hasTag('dialog:newSheet') &&
      !snapshot.hasTag('loading') &&
      snapshot.can({ type: 'newSheet.cancelled' }) &&
      (snapshot.context.date !== undefined || !snapshot.can(confirmed)),
    conflict: (snapshot) =>
      snapshot.hasTag('dialog:sheetExists') &&
      !snapshot.hasTag('dialog:newSheet') &&
      snapshot.context.date === taken.date,
    created: ({ output, context: { date }, tags }) =>
      tags.size === 0 && output?.created?.sheet.date === date && date !== taken.date,
    cancelled: ({ output, tags }) => tags.size === 0 && output?.created === undefined,
  },
});

const start = (input: typeof onNewest | typeof onOlder) => startSystem(newSheetMachine, { input: input() });

describe('the date of a new sheet', () => {
  // Source: docs/specification.md#new-sheet-dates.
  test('is today by default', () => {
    const { actor } = startSystem(newSheetMachine, { input: { ...onOlder(), sheets: [march, february] } });
    expect(actor.getSnapshot().context.date).toBe(testToday);
  });

  // Source: docs/specification.md#new-sheet-dates.
  test('may be yesterday or later, but not earlier', () => {
    const { actor } = start(onNewest);
    actor.send(yesterday);
    expect(actor.getSnapshot().context.date).toBe('2026-3-13');
    for (const event of [tooEarly, chosen(2, 28), chosen(1, 31)]) {
      expect(actor.getSnapshot().can(event)).toBe(false);
      actor.send(event);
    }
    expect(actor.getSnapshot().context.date).toBe('2026-3-13');
    actor.send(chosen(12, 1));
    expect(actor.getSnapshot().context.date).toBe('2026-12-1');
  });

  // Source: docs/specification.md#new-sheet-date-required.
  test('must be set before the confirmation', () => {
    const { actor } = start(onNewest);
    actor.send({ type: 'date.cleared' });
    for (const picked of [option('newMonth'), option('duplicate'), option('empty')]) {
      actor.send(picked);
      expect(actor.getSnapshot().can(confirmed)).toBe(false);
    }
    actor.send(confirmed);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { planned: undefined } });
  });

  // Source: docs/specification.md#new-sheet-dates.
  test('is by default the first of the next month without a sheet, if the newest sheet has a date of today or later', () => {
    const ofToday = { ...march, id: 'today', date: testToday };
    const { actor } = startSystem(newSheetMachine, { input: { ...onNewest(), sheets: [april, ofToday, february] } });
    expect(actor.getSnapshot().context.date).toBe(proposed);
    expect(actor.getSnapshot().can(opened)).toBe(false);
  });

  // Source: docs/specification.md#new-sheet-taken.
  test('opens the existing sheet of the same date, before or after the confirmation', () => {
    for (const before of [[], [confirmed]]) {
      const { actor } = start(onNewest);
      expect(actor.getSnapshot().can(opened)).toBe(false);
      actor.send(taken);
      expect(actor.getSnapshot().can(confirmed)).toBe(true);
      for (const event of before) actor.send(event);
      actor.send(opened);
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { created: undefined } });
    }
  });

  // Source: docs/specification.md#new-sheet-exists.
  test.each(['newMonth', 'duplicate', 'empty'] as const)(
    'shows a conflict for %s if the date has a sheet, and returns to the choice',
    (picked) => {
      const { actor } = start(onNewest);
      actor.send(option(picked));
      actor.send(taken);
      actor.send(confirmed);
      expect(actor.getSnapshot().hasTag('dialog:sheetExists')).toBe(true);
      actor.send(confirmed);
      actor.send({ type: 'conflict.acknowledged' });
      expect(actor.getSnapshot()).toMatchObject({
        value: { choosing: 'ready' },
        context: { planned: undefined, date: '2026-4-1', option: picked },
      });
      actor.send(chosen(4, 2));
      actor.send(confirmed);
      expect(actor.getSnapshot().output?.created?.sheet.date).toBe('2026-4-2');
    },
  );
});

const unpaidOfApril = [{ id: 'id-3', name: 'Bread', day: 1, value: 2.5, debit: true, paid: false, copy: '2026-4-1' }];

describe('a new month', () => {
  const monthOfApril = {
    sheet: {
      id: 'id-1',
      date: proposed,
      order: Date.UTC(2026, 4, 1),
      accountBalance: 41.5,
      accountProvisionsBalance: 12,
      provisionsPaid: false,
    },
    content: {
      ...emptyContent,
      in: [{ ...bread, id: 'id-2', name: 'Pay', day: 1, dueDay: 9, paid: false, copy: '' }],
      outDay: unpaidOfApril,
    },
  };

  // Source: docs/specification.md#new-month.
  test('copies the newest sheet without a load if this sheet is shown', () => {
    const { actor, calls } = start(onNewest);
    expect(calls).toEqual([]);
    actor.send(confirmed);
    expect(actor.getSnapshot().output).toEqual({ created: monthOfApril });
  });

  // Source: docs/specification.md#new-month.
  test('loads and copies the newest sheet if another sheet is shown', async () => {
    const { actor, calls, perform } = start(onOlder);
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['loadContent', { uid: 'ada', sheetId: 'april' }]]);
    expect(actor.getSnapshot().can(confirmed)).toBe(false);
    actor.send(confirmed);
    expect(actor.getSnapshot().status).toBe('active');
    await perform(loaded);
    actor.send(confirmed);
    expect(actor.getSnapshot().output).toEqual({ created: monthOfApril });
  });

  test('shows a toast when the newest sheet cannot be loaded, and leaves the other options possible', async () => {
    const { actor, perform, toasts } = start(onOlder);
    await perform(failed('loadContent', new Error('no network')));
    expect(toasts).toEqual([failure('notice.loadFailed')]);
    expect(actor.getSnapshot().can(confirmed)).toBe(false);
    for (const other of [option('duplicate'), option('empty')]) {
      actor.send(other);
      expect(actor.getSnapshot().can(confirmed)).toBe(true);
    }
  });

  test('cancels the load when the dialog closes', () => {
    const { actor, calls } = start(onOlder);
    actor.send({ type: 'newSheet.cancelled' });
    expect(calls.map((call) => call.isOpen())).toEqual([false]);
    expect(actor.getSnapshot().output).toEqual({ created: undefined });
  });
});

describe('a duplicate', () => {
  // Source: docs/specification.md#duplicate, docs/specification.md#new-sheet-balances.
  test('copies every line and the balances of the shown sheet without a load', () => {
    const { actor } = start(onOlder);
    actor.send(option('duplicate'));
    actor.send(confirmed);
    expect(actor.getSnapshot().output?.created).toEqual({
      sheet: {
        id: 'id-1',
        date: proposed,
        order: Date.UTC(2026, 4, 1),
        accountBalance: 3,
        accountProvisionsBalance: 4,
        provisionsPaid: false,
      },
      content: {
        in: [{ ...contentOfMarch.in[0], id: 'id-2' }],
        moneySaving: [{ ...contentOfMarch.moneySaving[0], id: 'id-3' }],
        outDay: [{ ...bread, id: 'id-4' }],
        outMonth: [{ ...contentOfMarch.outMonth[0], id: 'id-5' }],
        provisions: [{ ...contentOfMarch.provisions[0], id: 'id-6' }],
      },
    });
  });
});

describe('an empty sheet', () => {
  // Source: docs/specification.md#empty-sheet, docs/specification.md#new-sheet-balances.
  test('has no lines, and has the balances of the newest sheet even if another sheet is shown', () => {
    const { actor } = start(onOlder);
    actor.send(option('empty'));
    actor.send(confirmed);
    expect(actor.getSnapshot().output?.created).toMatchObject({
      sheet: { accountBalance: 41.5, accountProvisionsBalance: 12, provisionsPaid: false },
      content: emptyContent,
    });
  });
});
