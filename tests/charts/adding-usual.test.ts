import { describe, expect, test } from 'vitest';
import { usualOf } from '../../src/machines/adding/adding.machine.ts';
import { startAdding as start, typed } from '../support/chart/fixtures/adding.ts';
import { bread } from '../support/chart/fixtures/sheets.ts';

const nameTyped = typed({ day: '3', name: ' bread' });
// The newer sheet has an expense of 2.50, and the older sheet has a refund.
const known = [[bread], [{ ...bread, id: 'refund', debit: false, value: 4 }]];
const focused = { type: 'amount.focused', known } as const;
const dismissed = { type: 'usual.dismissed' } as const;

function startAdding() {
  const { actor, submit } = start();
  actor.send(nameTyped);
  return { actor, submit, proposed: () => usualOf(actor.getSnapshot().context) };
}

// Source: docs/specification.md#usual-amount.
describe('the usual amount', () => {
  test('is suggested for the name and the sign while the amount is empty and has the focus', () => {
    const { actor, proposed } = startAdding();
    expect(proposed()).toBeUndefined();
    actor.send(focused);
    expect(proposed()).toBe(2.5);
    actor.send(typed({ debit: false }));
    expect(proposed()).toBe(4);
    actor.send(typed({ value: '1' }));
    expect(proposed()).toBeUndefined();
    actor.send(typed({ value: '' }));
    expect(proposed()).toBe(4);
    actor.send({ type: 'amount.left' });
    expect(proposed()).toBeUndefined();
  });

  test('is dismissed for the whole entry, and is suggested for the next entry', () => {
    const { actor, submit, proposed } = startAdding();
    actor.send(focused);
    actor.send(dismissed);
    expect(proposed()).toBeUndefined();
    actor.send({ type: 'amount.left' });
    actor.send(typed({ value: '5' }));
    actor.send(typed({ value: '' }));
    actor.send(focused);
    expect(proposed()).toBeUndefined();
    actor.send(typed({ value: '5' }));
    submit();
    actor.send(nameTyped);
    expect(proposed()).toBe(2.5);
  });

  test('is suggested again after the form is cleared', () => {
    const { actor, proposed } = startAdding();
    actor.send(focused);
    actor.send(dismissed);
    actor.send({ type: 'entry.cleared' });
    actor.send(nameTyped);
    expect(proposed()).toBe(2.5);
  });
});
