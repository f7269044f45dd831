import { describe, expect, test } from 'vitest';
import { provisionDraftOf, type ProvisionFields } from '../../src/domain/forms/provision-draft.ts';
import { addingProvisionMachine } from '../../src/machines/adding-provision/adding-provision.machine.ts';
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

testChart(addingProvisionMachine, {
  cases: [shown, typed(holiday), typed({ name: '' }), left, submitted, submittedLast],
  project: ({ sheet, fields, judged, isAsked }) => [
    sheet === undefined,
    provisionDraftOf(fields) === undefined ? 'incomplete' : 'complete',
    judged,
    isAsked,
  ],
  holds: { closed: () => true, open: () => true },
});

function openForm() {
  const sheet = recordingReceiver();
  const { actor } = startSystem(addingProvisionMachine, {});
  actor.send({ ...shown, sheet: sheet.ref });
  actor.send({ type: 'form.requested' });
  return {
    actor,
    added: sheet.events,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
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

  test('a provision goes into the sheet that is on show, which closes the form', () => {
    const { actor, added, state } = openForm();
    const next = recordingReceiver();
    actor.send(typed(holiday));
    actor.send({ ...shown, sheet: next.ref });
    expect(state()).toBe('closed');
    actor.send(submitted);
    expect([added.length, next.events.length]).toEqual([0, 1]);
  });

  test.each([
    ['form.closed', 'Holiday'],
    ['provision.cleared', ''],
  ] as const)('%s closes it, and the name is %j', (type, name) => {
    const { actor, context, state } = openForm();
    actor.send(typed(holiday));
    actor.send({ type });
    expect([state(), context().fields.name]).toEqual(['closed', name]);
  });
});
