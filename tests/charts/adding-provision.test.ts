import { describe, expect, test } from 'vitest';
import { emptyFieldsIn, provisionDraftOf, type ProvisionFields } from '../../src/domain/forms/provision-draft.ts';
import {
  type AddingProvisionContext,
  addingProvisionMachine,
} from '../../src/machines/adding-provision/adding-provision.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const holiday: ProvisionFields = {
  name: 'Holiday',
  periodicity: 'yearly',
  price: '1,800.00',
  start: 'Nov 2026',
  monthlyPayment: '150',
  numberMonthlyPayments: '0',
};

const shown = { type: 'sheet.shown', sheet: recordingReceiver().ref } as const;
const typed = (changes: Partial<ProvisionFields>) => ({ type: 'fields.typed', changes }) as const;
const submitted = { type: 'provision.submitted', isLast: false } as const;
const submittedLast = { type: 'provision.submitted', isLast: true } as const;
const left = { type: 'field.left', field: 'price' } as const;

const inputOf = () => ({ uid: 'ada' });

const restored = { type: 'draft.restored', fields: holiday } as const;
const closed = { type: 'form.closed' } as const;
const resumed = { type: 'draft.resumed' } as const;
const requested = { type: 'form.requested' } as const;
const elsewhere = { type: 'sheet.left' } as const;

const isEmpty = ({ fields }: AddingProvisionContext) => emptyFieldsIn(fields).length === 6;

testChart(addingProvisionMachine, {
  inputs: [inputOf],
  cases: [restored, shown, typed(holiday), typed({ name: '' }), left, submitted, submittedLast],
  project: (context) => [
    context.sheet === undefined,
    provisionDraftOf(context.fields) === undefined ? 'incomplete' : 'complete',
    isEmpty(context),
    context.judged,
    context.isAsked,
  ],
  holds: {
    closed: ({ context }) => isEmpty(context),
    open: () => true,
    dropped: ({ context }) => isEmpty(context) && emptyFieldsIn(context.dropped).length < 6,
  },
});

function startForm() {
  const sheet = recordingReceiver();
  const stored: (ProvisionFields | undefined)[] = [];
  const machine = addingProvisionMachine.provide({
    actions: { storeDraft: (_, { fields }) => void stored.push(fields) },
  });
  const { actor, clock, toasts } = startSystem(machine, { input: inputOf() });
  actor.send({ ...shown, sheet: sheet.ref });
  return {
    actor,
    clock,
    toasts,
    added: sheet.events,
    /** What was stored since it was asked for last. */
    stored: () => stored.splice(0),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

function openForm() {
  const form = startForm();
  form.actor.send(requested);
  return form;
}

describe('adding provisions', () => {
  // Source: docs/specification.md#provision-add.
  test('what is complete goes to the sheet, and the form is there for the next', () => {
    const { actor, added, context, state } = openForm();
    actor.send(typed(holiday));
    actor.send(submitted);
    const draft = { name: 'Holiday', periodicity: 'yearly', price: 1800, start: 'Nov 2026' };
    const payments = { monthlyPayment: 150, numberMonthlyPayments: 0, deductions: '' };
    expect(added).toEqual([{ type: 'provision.added', draft: { ...draft, ...payments } }]);
    expect(context()).toMatchObject({ fields: { name: '', numberMonthlyPayments: '' }, judged: [], isAsked: false });
    expect(state()).toBe('open');
  });

  // Source: docs/specification.md#provision-sheet.
  test('the last one closes the form, once it is complete', () => {
    const { actor, added, state } = openForm();
    actor.send(typed({ ...holiday, price: '' }));
    actor.send(submittedLast);
    expect([added, state()]).toEqual([[], 'open']);
    actor.send(typed({ price: '1800' }));
    actor.send(submittedLast);
    expect([added.length, state()]).toEqual([1, 'closed']);
  });

  // Source: docs/specification.md#provision-add.
  test('what is incomplete stays as it was typed, and is asked for', () => {
    const { actor, added, context } = openForm();
    actor.send(typed({ name: 'Holiday' }));
    actor.send(submitted);
    expect(added).toEqual([]);
    expect(context()).toMatchObject({ fields: { name: 'Holiday' }, isAsked: true });
  });

  test('a field is judged when it is left, and not any more while it is typed', () => {
    const { actor, context } = openForm();
    actor.send(left);
    actor.send(left);
    expect(context().judged).toEqual(['price']);
    actor.send(typed({ name: 'Holiday' }));
    expect(context().judged).toEqual(['price']);
    actor.send(typed({ price: '1' }));
    expect(context().judged).toEqual([]);
  });

  test('a provision goes into the sheet that is on show', () => {
    const { actor, added, state } = openForm();
    const next = recordingReceiver();
    actor.send(typed(holiday));
    actor.send(elsewhere);
    actor.send({ ...shown, sheet: next.ref });
    expect(state()).toBe('open');
    actor.send(submitted);
    expect([added.length, next.events.length]).toEqual([0, 1]);
  });

  test('a form that is always in sight is open once something is typed', () => {
    const { actor, state } = startForm();
    actor.send(typed({ name: 'Holiday' }));
    expect(state()).toBe('open');
  });

  test.each([closed, elsewhere])('$type closes a form in which nothing is typed, and no more is said', (event) => {
    const { actor, toasts, context, state } = openForm();
    actor.send(typed({ name: ' ' }));
    actor.send(submitted);
    actor.send(event);
    expect([state(), toasts]).toEqual(['closed', []]);
    expect(context()).toMatchObject({ fields: { name: '' }, judged: [], isAsked: false });
  });
});

// Source: docs/specification.md#provision-draft.
describe('what is typed into the form', () => {
  test('is kept once nothing was typed for a moment, until the provision is added', () => {
    const { actor, clock, stored } = openForm();
    actor.send(typed({ name: 'Ho' }));
    clock.increment(299);
    actor.send(typed({ name: 'Holiday' }));
    clock.increment(299);
    expect(stored()).toEqual([]);
    clock.increment(1);
    expect(stored()).toMatchObject([{ name: 'Holiday', price: '' }]);
    actor.send(typed(holiday));
    actor.send(submitted);
    expect(stored()).toEqual([undefined]);
    clock.increment(300);
    expect(stored()).toEqual([]);
  });

  test('is not kept once it has been deleted again', () => {
    const { actor, clock, stored } = openForm();
    actor.send(typed({ name: 'Ho' }));
    actor.send(typed({ name: ' ' }));
    actor.send(closed);
    clock.increment(300);
    expect(stored()).toEqual([undefined]);
  });

  test('opens it again when the page is loaded, which is said', () => {
    const { actor, toasts, context, state } = startForm();
    actor.send(restored);
    expect([state(), context().fields]).toEqual(['open', holiday]);
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
  });

  test('is not replaced by what was kept', () => {
    const { actor, toasts, context } = openForm();
    actor.send(typed({ name: 'Boat' }));
    actor.send(restored);
    expect([context().fields.name, toasts]).toEqual(['Boat', []]);
  });

  test('stays while another sheet is shown', () => {
    const { actor, toasts, context, state } = openForm();
    actor.send(typed({ name: 'Boat' }));
    actor.send(elsewhere);
    expect([state(), context().fields.name, toasts]).toEqual(['open', 'Boat', []]);
  });
});

// Source: docs/specification.md#provision-resumed.
describe('a form that is left with something typed', () => {
  const leave = () => {
    const form = openForm();
    form.actor.send(typed(holiday));
    form.actor.send(left);
    form.actor.send(closed);
    return form;
  };

  test('is resumed with it, which is kept meanwhile no more', () => {
    const { actor, clock, toasts, stored, context, state } = leave();
    expect([state(), stored()]).toEqual(['dropped', [undefined]]);
    clock.increment(300);
    expect(stored()).toEqual([]);
    expect(context()).toMatchObject({ fields: { name: '', price: '' }, judged: [] });
    expect(toasts).toMatchObject([{ key: 'notice.entryDropped', action: 'resumeProvision' }]);
    actor.send(resumed);
    expect([state(), stored(), context().fields]).toEqual(['open', [holiday], holiday]);
  });

  test('is still offered where it is in sight and left once more', () => {
    const { actor, state, context } = leave();
    actor.send(submitted);
    actor.send(closed);
    expect([state(), context().isAsked]).toEqual(['dropped', false]);
  });

  test.each([
    [elsewhere, 'closed', ''],
    [requested, 'open', ''],
    [typed({ name: 'Boat' }), 'open', 'Boat'],
  ] as const)('cannot be resumed after $type', (event, next, name) => {
    const { actor, context, state } = leave();
    actor.send(event);
    actor.send(resumed);
    expect([state(), context().fields.name]).toEqual([next, name]);
  });
});
