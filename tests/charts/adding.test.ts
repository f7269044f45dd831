import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryFields } from '../../src/domain/forms/entry-draft.ts';
import type { EntryCollection } from '../../src/domain/sheet/sheet.ts';
import { type AddingContext, addingMachine, draftOf } from '../../src/machines/adding/adding.machine.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const typed = (changes: Partial<EntryFields>) => ({ type: 'fields.typed', changes }) as const;
const food = { name: 'Food', operations: ['Bakery'] } as const;
const submitted = { type: 'entry.submitted', categories: [food] } as const;
const november = { first: toSheetDate(2026, 11, 1), last: toSheetDate(2026, 11, 30) };
const december = { first: toSheetDate(2026, 12, 1), last: toSheetDate(2026, 12, 31) };
const shown = { type: 'sheet.shown', sheet: recordingReceiver().ref, period: november } as const;
const elsewhere = { type: 'sheet.shown', sheet: recordingReceiver().ref, period: december } as const;
const entry = typed({ day: '20', name: 'Bakery', value: '5,80' });

const amountFocused = { type: 'amount.focused', known: [] } as const;

const bakery: EntryFields = { day: '20', name: 'Bakery', value: '5,80', debit: true };
const restored = { type: 'draft.restored', fields: bakery } as const;

const isNothingTyped = ({ fields }: AddingContext) => fields.name === '' && fields.value === '';

let today = toSheetDate(2026, 11, 22);
beforeEach(() => {
  today = toSheetDate(2026, 11, 22);
});

const inputOf = (collection: EntryCollection) => () => ({
  uid: 'ada',
  collection,
  environment: { ...testEnvironment(), today: () => today },
});

testChart(addingMachine, {
  inputs: [inputOf('outDay'), inputOf('in')],
  cases: [shown, elsewhere, entry, typed({ name: '' }), submitted, restored, amountFocused],
  project: (context) => [
    draftOf(context) === undefined ? 'incomplete' : 'complete',
    isNothingTyped(context),
    context.isAsked,
    context.period === undefined,
  ],
  holds: {
    folded: () => true,
    open: ({ context }) => context.collection === 'outDay',
  },
});

function startAdding(collection: EntryCollection = 'outDay') {
  const sheet = recordingReceiver();
  const kept: (EntryFields | undefined)[] = [];
  const machine = addingMachine.provide({ actions: { storeDraft: (_, { fields }) => void kept.push(fields) } });
  const { actor, clock, toasts } = startSystem(machine, { input: inputOf(collection)() });
  actor.send({ ...shown, sheet: sheet.ref });
  return { actor, clock, toasts, kept, added: sheet.events, context: () => actor.getSnapshot().context };
}

describe('adding to a list', () => {
  // Source: docs/specification.md#add-row, docs/specification.md#entry-category.
  test('what is complete goes to the sheet, with its category, and the fields are empty again', () => {
    const { actor, added, context } = startAdding();
    actor.send(entry);
    actor.send(submitted);
    const draft = { day: 20, name: 'Bakery', value: 5.8, debit: true, category: 'Food' };
    expect(added).toEqual([{ type: 'entry.added', collection: 'outDay', draft }]);
    expect(context()).toMatchObject({ fields: { day: '20', name: '', value: '' }, added: { draft, count: 1 } });
  });

  // Source: docs/specification.md#add-row-missing.
  test('what is incomplete stays as it was typed, and is asked for', () => {
    const { actor, added, context } = startAdding();
    actor.send(typed({ name: 'Bakery', value: '5 or 6' }));
    actor.send(submitted);
    expect(added).toEqual([]);
    expect(context()).toMatchObject({
      isAsked: true,
      isAmountJudged: true,
      fields: { name: 'Bakery', value: '5 or 6' },
    });
  });

  test('an amount is judged when it is left, and not any more while it is typed', () => {
    const { actor, context } = startAdding();
    actor.send(typed({ value: '5' }));
    actor.send(typed({ value: '5-' }));
    expect(context()).toMatchObject({ isAmountJudged: false, fields: { value: '5-', debit: true } });
    actor.send({ type: 'amount.left' });
    expect(context()).toMatchObject({ isAmountJudged: true, fields: { value: '5', debit: true } });
    actor.send(typed({ name: 'Bakery' }));
    expect(context().isAmountJudged).toBe(true);
    actor.send(typed({ value: '5+' }));
    expect(context()).toMatchObject({ isAmountJudged: false });
  });

  test('an entry goes into the sheet that is on show', () => {
    const { actor, added } = startAdding('in');
    const next = recordingReceiver();
    actor.send(typed({ name: 'Salary', value: '1000' }));
    actor.send({ ...shown, sheet: next.ref });
    actor.send(submitted);
    expect(added).toEqual([]);
    expect(next.events).toMatchObject([{ type: 'entry.added', collection: 'in', draft: { name: 'Salary' } }]);
  });
});

// Source: docs/specification.md#draft.
describe('what is typed and not added', () => {
  test('is kept once nothing was typed for a moment, until it is added', () => {
    const { actor, clock, kept } = startAdding();
    actor.send(typed({ name: 'Ba' }));
    clock.increment(299);
    actor.send(typed({ name: 'Bakery' }));
    clock.increment(299);
    expect(kept).toEqual([]);
    clock.increment(1);
    expect(kept).toEqual([{ day: '', name: 'Bakery', value: '', debit: true }]);
    actor.send(typed({ value: '5' }));
    actor.send(submitted);
    clock.increment(300);
    expect(kept.slice(1)).toEqual([undefined]);
  });

  test.each([typed({ name: '' }), { type: 'entry.cleared' }] as const)('is kept no longer after %o', (end) => {
    const { actor, clock, kept } = startAdding();
    actor.send(typed({ name: 'Bakery' }));
    clock.increment(300);
    actor.send(end);
    clock.increment(300);
    expect(kept.slice(1)).toEqual([undefined]);
  });

  test('comes back, and is said to', () => {
    const { actor, toasts, context } = startAdding();
    actor.send(restored);
    expect(context().fields).toEqual(bakery);
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
    actor.send(shown);
    expect(context().fields).toEqual(bakery);
  });

  test('is kept with its day where that was typed, be it the proposed one', () => {
    const { actor, clock, kept } = startAdding();
    actor.send(typed({ day: '22', name: 'Bakery' }));
    clock.increment(300);
    expect(kept).toMatchObject([{ day: '22' }]);
  });

  test.each([
    { period: november, day: '22' },
    { period: december, day: '' },
  ])('comes back without a typed day, and has the one that is proposed then: "$day"', ({ period, day: proposed }) => {
    for (const isKeptFirst of [true, false]) {
      const { actor } = startSystem(addingMachine, { input: inputOf('outDay')() });
      const events = [{ type: 'draft.restored', fields: { ...bakery, day: '' } } as const, { ...shown, period }];
      for (const event of isKeptFirst ? events : events.toReversed()) actor.send(event);
      expect(actor.getSnapshot().context.fields).toEqual({ ...bakery, day: proposed });
    }
  });

  test('does not take the place of what is being typed', () => {
    const { actor, toasts, context } = startAdding();
    actor.send(typed({ name: 'Zoo' }));
    actor.send(restored);
    expect([context().fields.name, toasts]).toEqual(['Zoo', []]);
  });
});

const openForm = () => {
  const form = startAdding();
  form.actor.send({ type: 'field.focused' });
  return { ...form, state: () => form.actor.getSnapshot().value };
};

// What is pressed must not move away between the press and its click.
describe('the form under the thumb', () => {
  test('opens on a field, and stays open when an entry is added', () => {
    const { actor, state } = openForm();
    actor.send(entry);
    actor.send(submitted);
    expect(state()).toBe('open');
  });

  test('folds after a press elsewhere where nothing is typed', () => {
    const { actor, state } = openForm();
    actor.send(typed({ day: '3' }));
    actor.send({ type: 'press.settled' });
    expect(state()).toBe('folded');
  });

  test.each([typed({ name: 'B' }), typed({ value: '5' })])('stays open after a press elsewhere: %o', (event) => {
    const { actor, state } = openForm();
    actor.send(event);
    actor.send({ type: 'press.settled' });
    expect(state()).toBe('open');
  });

  test.each([{ type: 'form.closed' }, shown] as const)('folds on $type, and what is typed stays', (event) => {
    const { actor, state, context } = openForm();
    actor.send(entry);
    actor.send(event);
    expect(state()).toBe('folded');
    expect(context().fields).toMatchObject({ name: 'Bakery' });
  });

  // Source: docs/specification.md#add-row.
  test('folds on Escape, which clears it', () => {
    const { actor, state, context } = openForm();
    actor.send(entry);
    actor.send({ type: 'entry.cleared' });
    expect(state()).toBe('folded');
    expect(isNothingTyped(context())).toBe(true);
  });
});

const day = ({ context }: ReturnType<typeof startAdding>) => context().fields.day;

// Source: docs/specification.md#proposed-day.
describe('the day of an expense', () => {
  const typedBakery = typed({ name: 'Bakery', value: '5' });

  test('is today where the sheet is about it, so that a name and an amount suffice', () => {
    const form = startAdding();
    expect(day(form)).toBe('22');
    form.actor.send(typedBakery);
    form.actor.send(submitted);
    expect(form.added).toMatchObject([{ draft: { day: 22 } }]);
    form.actor.send(elsewhere);
    expect(day(form)).toBe('');
    expect(day(startAdding('in'))).toBe('');
  });

  test.each([{ type: 'form.closed' }, { type: 'series.ended' }, { type: 'entry.cleared' }, shown] as const)(
    'is that of the last entry until $type',
    (end) => {
      const form = startAdding();
      form.actor.send(entry);
      form.actor.send(submitted);
      expect(day(form)).toBe('20');
      form.actor.send(end);
      expect(day(form)).toBe('22');
    },
  );

  test('is that of the last entry for five minutes', () => {
    const form = startAdding();
    form.actor.send(entry);
    form.actor.send(submitted);
    form.clock.increment(299_999);
    expect(day(form)).toBe('20');
    form.clock.increment(1);
    expect(day(form)).toBe('22');
  });

  test('is another one after midnight, but for an entry that is being typed', () => {
    const form = startAdding();
    today = toSheetDate(2026, 11, 23);
    form.actor.send({ type: 'day.changed' });
    expect(day(form)).toBe('23');
    form.actor.send(typed({ day: '21', name: 'Bakery' }));
    today = toSheetDate(2026, 11, 24);
    form.actor.send({ type: 'day.changed' });
    expect(day(form)).toBe('21');
  });

  // Source: docs/specification.md#proposed-day.
  test('is not carried along to another sheet unless it was typed', () => {
    const form = startAdding();
    form.actor.send(typedBakery);
    form.actor.send(elsewhere);
    expect([day(form), draftOf(form.context())]).toEqual(['', undefined]);
    form.actor.send(shown);
    expect(day(form)).toBe('22');
    form.actor.send(typed({ day: '22' }));
    form.actor.send(elsewhere);
    expect(day(form)).toBe('22');
  });

  test('emptied by hand is asked for', () => {
    const form = startAdding();
    form.actor.send(typed({ day: '' }));
    form.actor.send(typedBakery);
    form.actor.send(submitted);
    expect([form.added, day(form)]).toEqual([[], '']);
  });
});
