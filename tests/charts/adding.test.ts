import { describe, expect, test } from 'vitest';
import { entryDraftOf } from '../../src/domain/forms/entry-draft.ts';
import { type AddingContext, addingMachine, shownFields } from '../../src/machines/adding/adding.machine.ts';
import {
  bakery,
  closed,
  entry,
  inputOf,
  left,
  outsidePeriod,
  restored,
  startAdding,
  submitted,
  today,
  typed,
} from '../support/chart/fixtures/adding.ts';
import { testChart } from '../support/chart/test-chart.ts';

const amountFocused = { type: 'amount.focused', known: [] } as const;

const isNothingTyped = ({ fields }: AddingContext) => fields.name === '' && fields.value === '';

testChart(addingMachine, {
  inputs: [inputOf('outDay'), inputOf('in')],
  cases: [entry, typed({ name: '' }), typed({ day: '' }), submitted, left, restored, amountFocused],
  project: (context) => [
    entryDraftOf(context.collection, shownFields(context, today)) === undefined ? 'incomplete' : 'complete',
    isNothingTyped(context),
    context.isDayTyped,
    context.wasSubmitted,
  ],
  invariants: {
    collapsed: () => true,
    open: ({ context }) => context.collection === 'outDay',
  },
});

describe('adding an entry', () => {
  // Source: docs/specification.md#add-row, docs/specification.md#entry-category.
  test('sends a complete entry with its category to the sheet, and empties the fields', () => {
    const { actor, added, submit, day, context } = startAdding();
    actor.send(entry);
    submit();
    const draft = { day: 20, name: 'Bakery', value: 5.8, debit: true, category: 'Food' };
    expect(added).toEqual([{ type: 'entry.added', collection: 'outDay', draft }]);
    expect(context()).toMatchObject({ fields: { name: '', value: '' }, added: { draft, count: 1 } });
    expect(day()).toBe('20');
  });

  // Source: docs/specification.md#add-row-missing.
  test('keeps an incomplete entry and marks its missing fields', () => {
    const { actor, added, submit, context } = startAdding();
    actor.send(typed({ name: 'Bakery', value: '5 or 6' }));
    submit();
    expect(added).toEqual([]);
    expect(context()).toMatchObject({
      wasSubmitted: true,
      isAmountValidated: true,
      fields: { name: 'Bakery', value: '5 or 6' },
    });
  });

  test('checks the amount on blur, and not while it is typed', () => {
    const { actor, context } = startAdding();
    actor.send(typed({ value: '5' }));
    actor.send(typed({ value: '5-' }));
    expect(context()).toMatchObject({ isAmountValidated: false, fields: { value: '5-', debit: true } });
    actor.send({ type: 'amount.left' });
    expect(context()).toMatchObject({ isAmountValidated: true, fields: { value: '5', debit: true } });
    actor.send(typed({ name: 'Bakery' }));
    expect(context().isAmountValidated).toBe(true);
    actor.send(typed({ value: '5+' }));
    expect(context()).toMatchObject({ isAmountValidated: false });
  });
});

// Source: docs/specification.md#draft.
describe('the draft of a new entry', () => {
  test('is stored after a pause in typing, and removed when the entry is added', () => {
    const { actor, clock, storedDrafts, submit } = startAdding();
    actor.send(typed({ name: 'Ba' }));
    clock.increment(299);
    actor.send(typed({ name: 'Bakery' }));
    clock.increment(299);
    expect(storedDrafts).toEqual([]);
    clock.increment(1);
    expect(storedDrafts).toEqual([{ day: '', name: 'Bakery', value: '', debit: true }]);
    actor.send(typed({ value: '5' }));
    submit();
    clock.increment(300);
    expect(storedDrafts.slice(1)).toEqual([undefined]);
  });

  test.each([typed({ name: '' }), { type: 'entry.cleared' }] as const)('is removed after %o', (end) => {
    const { actor, clock, storedDrafts } = startAdding();
    actor.send(typed({ name: 'Bakery' }));
    clock.increment(300);
    actor.send(end);
    clock.increment(300);
    expect(storedDrafts.slice(1)).toEqual([undefined]);
  });

  test('is restored with a toast', () => {
    const { actor, toasts, context } = startAdding();
    actor.send(restored);
    expect(context().fields).toEqual(bakery);
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
    actor.send(closed);
    expect(context().fields).toEqual(bakery);
  });

  test('is stored with a typed day, even if this is the proposed day', () => {
    const { actor, clock, storedDrafts } = startAdding();
    actor.send(typed({ day: '22', name: 'Bakery' }));
    clock.increment(300);
    expect(storedDrafts).toMatchObject([{ day: '22' }]);
  });

  test('is restored with the day that is proposed now, if no day was typed', () => {
    const { actor, day } = startAdding();
    actor.send({ ...restored, fields: { ...bakery, day: '' } });
    expect([day(), day(outsidePeriod)]).toEqual(['22', '']);
  });

  test('does not replace the text that is being typed', () => {
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

// A button must not move between the press and the click.
describe('the touch form', () => {
  test('opens on focus, and stays open after an entry is added', () => {
    const { actor, state, submit } = openForm();
    actor.send(entry);
    submit();
    expect(state()).toBe('open');
  });

  test('closes on a press outside the empty form', () => {
    const { actor, state } = openForm();
    actor.send(typed({ day: '3' }));
    actor.send({ type: 'press.settled' });
    expect(state()).toBe('collapsed');
  });

  test.each([typed({ name: 'B' }), typed({ value: '5' })])(
    'stays open after a press outside the form with %o',
    (event) => {
      const { actor, state } = openForm();
      actor.send(event);
      actor.send({ type: 'press.settled' });
      expect(state()).toBe('open');
    },
  );

  test.each([closed, left])('closes on $type, and keeps its text', (event) => {
    const { actor, state, context } = openForm();
    actor.send(entry);
    actor.send(event);
    expect(state()).toBe('collapsed');
    expect(context().fields).toMatchObject({ name: 'Bakery' });
  });

  // Source: docs/specification.md#add-row.
  test('closes and clears its fields on Escape', () => {
    const { actor, state, context } = openForm();
    actor.send(entry);
    actor.send({ type: 'entry.cleared' });
    expect(state()).toBe('collapsed');
    expect(isNothingTyped(context())).toBe(true);
  });
});
