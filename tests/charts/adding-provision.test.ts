import { describe, expect, test } from 'vitest';
import { emptyNewProvision, isNothingTyped, type NewProvisionFields } from '../../src/domain/forms/new-provision.ts';
import { provisionDraftOf } from '../../src/domain/forms/provision-draft.ts';
import {
  type AddingProvisionContext,
  addingProvisionMachine,
} from '../../src/machines/adding-provision/adding-provision.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const holiday: NewProvisionFields = {
  name: 'Holiday',
  periodicity: 'yearly',
  price: '1,800.00',
  start: 'Nov 2026',
  monthlyPayment: '150',
  numberMonthlyPayments: '0',
  due: '',
};

const typed = (changes: Partial<NewProvisionFields>) => ({ type: 'fields.typed', changes }) as const;
const { ref: sheet } = recordingReceiver();
const draft = provisionDraftOf(holiday);
const incomplete = { type: 'provision.submitted', sheet, isLast: false, draft: undefined } as const;
const submitted = { ...incomplete, draft };
const submittedLast = { ...submitted, isLast: true } as const;
const left = { type: 'field.left', field: 'price' } as const;

const inputOf = () => ({ uid: 'ada' });

const restored = { type: 'draft.restored', fields: holiday } as const;
const closed = { type: 'form.closed' } as const;
const resumed = { type: 'draft.resumed' } as const;
const requested = { type: 'form.requested' } as const;
const elsewhere = { type: 'sheet.left', sheet } as const;

const isEmpty = ({ fields }: AddingProvisionContext) => isNothingTyped(fields);

testChart(addingProvisionMachine, {
  inputs: [inputOf],
  cases: [restored, elsewhere, typed(holiday), typed({ name: '' }), left, incomplete, submitted, submittedLast],
  project: (context) => [isEmpty(context), context.validated, context.wasSubmitted],
  invariants: {
    closed: ({ context }) => isEmpty(context),
    open: () => true,
    dropped: ({ context }) => isEmpty(context) && !isNothingTyped(context.dropped),
  },
});

function startForm() {
  const shown = recordingReceiver();
  const stored: (NewProvisionFields | undefined)[] = [];
  const machine = addingProvisionMachine.provide({
    actions: { storeDraft: (_, { fields }) => void stored.push(fields) },
  });
  const { actor, clock, toasts } = startSystem(machine, { input: inputOf() });
  return {
    actor,
    clock,
    toasts,
    added: shown.events,
    /** Submits the form for the shown sheet. */
    submit: (isLast = false) => {
      const made = provisionDraftOf(actor.getSnapshot().context.fields);
      actor.send({ ...submitted, sheet: shown.ref, isLast, draft: made });
    },
    /** The drafts stored since the last call. */
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
  test('sends a complete provision to the sheet, and empties the form for the next one', () => {
    const { actor, submit, added, context, state } = openForm();
    actor.send(typed(holiday));
    submit();
    expect(added).toEqual([{ type: 'provision.added', draft }]);
    expect(context()).toMatchObject({ fields: emptyNewProvision, validated: [], wasSubmitted: false });
    expect(state()).toBe('open');
  });

  // Source: docs/specification.md#provision-sheet.
  test('closes the form after the last complete provision', () => {
    const { actor, submit, added, state } = openForm();
    actor.send(typed({ ...holiday, price: '' }));
    submit(true);
    expect([added, state()]).toEqual([[], 'open']);
    actor.send(typed({ price: '1800' }));
    submit(true);
    expect([added.length, state()]).toEqual([1, 'closed']);
  });

  // Source: docs/specification.md#provision-add.
  test('keeps an incomplete provision and marks its missing fields', () => {
    const { actor, submit, added, context } = openForm();
    actor.send(typed({ name: 'Holiday' }));
    submit();
    expect(added).toEqual([]);
    expect(context()).toMatchObject({ fields: { name: 'Holiday' }, wasSubmitted: true });
  });

  // Source: docs/specification.md#provision-due-in.
  test('clears the start when the due month is typed, and the due month when the start is typed', () => {
    const { actor, context } = openForm();
    actor.send(typed({ due: 'March' }));
    actor.send(typed({ start: 'Jan 2026' }));
    expect(context().fields).toMatchObject({ due: '', start: 'Jan 2026' });
  });

  test('checks a field on blur, and not while it is typed', () => {
    const { actor, context } = openForm();
    actor.send(left);
    actor.send(left);
    expect(context().validated).toEqual(['price']);
    actor.send(typed({ name: 'Holiday' }));
    expect(context().validated).toEqual(['price']);
    actor.send(typed({ price: '1' }));
    expect(context().validated).toEqual([]);
  });

  test('opens an always visible form on the first keystroke', () => {
    const { actor, state } = startForm();
    actor.send(typed({ name: 'Holiday' }));
    expect(state()).toBe('open');
  });

  test.each([closed, elsewhere])('closes an empty form on $type, without a toast', (event) => {
    const { actor, submit, toasts, context, state } = openForm();
    actor.send(typed({ name: ' ' }));
    submit();
    actor.send(event);
    expect([state(), toasts]).toEqual(['closed', []]);
    expect(context()).toMatchObject({ fields: { name: '' }, validated: [], wasSubmitted: false });
  });
});

// Source: docs/specification.md#provision-draft.
describe('the draft of a new provision', () => {
  test('is stored after a pause in typing, and removed when the provision is added', () => {
    const { actor, submit, clock, stored } = openForm();
    actor.send(typed({ name: 'Ho' }));
    clock.increment(299);
    actor.send(typed({ name: 'Holiday' }));
    clock.increment(299);
    expect(stored()).toEqual([]);
    clock.increment(1);
    expect(stored()).toMatchObject([{ name: 'Holiday', price: '' }]);
    actor.send(typed(holiday));
    submit();
    expect(stored()).toEqual([undefined]);
    clock.increment(300);
    expect(stored()).toEqual([]);
  });

  test('is removed when the user empties the fields', () => {
    const { actor, clock, stored } = openForm();
    actor.send(typed({ name: 'Ho' }));
    actor.send(typed({ name: ' ' }));
    actor.send(closed);
    clock.increment(300);
    expect(stored()).toEqual([undefined]);
  });

  test('opens the form with a toast after a reload', () => {
    const { actor, toasts, context, state } = startForm();
    actor.send(restored);
    expect([state(), context().fields]).toEqual(['open', holiday]);
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
  });

  test('is not replaced by a stored draft while the user types', () => {
    const { actor, toasts, context } = openForm();
    actor.send(typed({ name: 'Boat' }));
    actor.send(restored);
    expect([context().fields.name, toasts]).toEqual(['Boat', []]);
  });

  test('stays when another sheet is shown', () => {
    const { actor, toasts, context, state } = openForm();
    actor.send(typed({ name: 'Boat' }));
    actor.send(elsewhere);
    expect([state(), context().fields.name, toasts]).toEqual(['open', 'Boat', []]);
  });
});

// Source: docs/specification.md#provision-resumed.
describe('a form that is closed with unsaved text', () => {
  const leave = () => {
    const form = openForm();
    form.actor.send(typed(holiday));
    form.actor.send(left);
    form.actor.send(closed);
    return form;
  };

  test('can be resumed with its text, which is not stored on the device until then', () => {
    const { actor, clock, toasts, stored, context, state } = leave();
    expect([state(), stored()]).toEqual(['dropped', [undefined]]);
    clock.increment(300);
    expect(stored()).toEqual([]);
    expect(context()).toMatchObject({ fields: { name: '', price: '' }, validated: [] });
    expect(toasts).toMatchObject([{ key: 'notice.entryDropped', action: 'resumeProvision' }]);
    actor.send(resumed);
    expect([state(), stored(), context().fields]).toEqual(['open', [holiday], holiday]);
  });

  test('can still be resumed after an always visible form is closed again', () => {
    const { actor, submit, state, context } = leave();
    submit();
    actor.send(closed);
    expect([state(), context().wasSubmitted]).toEqual(['dropped', false]);
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
