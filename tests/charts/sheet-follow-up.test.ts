import { describe, expect, test } from 'vitest';
import { loadedSheet } from '../support/chart/fixtures/sheet.ts';
import { car } from '../support/chart/fixtures/sheets.ts';

const payment = { type: 'provision.changed', id: 'car', changes: { monthlyPayment: 150 } } as const;
const accepted = { type: 'followUp.accepted' } as const;

/** The sheet of March after a change of a monthly payment, and the later events to the workspace and the toaster. */
async function afterPayment() {
  const sheet = await loadedSheet();
  sheet.actor.send(payment);
  sheet.sentToWorkspace.length = 0;
  return {
    ...sheet,
    writes: () => sheet.sentToWorkspace.map((event) => event['write']),
    offered: () => sheet.actor.getSnapshot().context.followUp,
  };
}

// Source: docs/specification.md#payment-correction.
describe('the follow-up of an edit', () => {
  test('is offered by a toast, and is applied once when accepted', async () => {
    const { actor, content, toasts, writes, offered } = await afterPayment();
    expect(toasts).toMatchObject([{ key: 'notice.provisionWorth', amounts: { total: '420', kept: '270' } }]);
    actor.send(accepted);
    actor.send(accepted);
    expect(content()?.provisions).toEqual([{ ...car, monthlyPayment: 150, deductions: '10, 20, 0150' }]);
    expect(writes()).toMatchObject([{ kind: 'provision.update', changes: { deductions: '10, 20, 0150' } }]);
    expect(offered()).toBeUndefined();
  });

  test('changes all provisions in one write when payments are counted', async () => {
    const { actor, toasts, sentToWorkspace } = await loadedSheet();
    actor.send({ type: 'sheet.changed', changes: { provisionsPaid: true } });
    actor.send(accepted);
    expect(toasts).toMatchObject([{ key: 'notice.countPayment', count: 1 }]);
    expect(sentToWorkspace.at(-1)).toMatchObject({
      write: { kind: 'provision.update', changes: { numberMonthlyPayments: 4 } },
      inverse: { changes: { numberMonthlyPayments: 3 } },
      toast: { key: 'notice.paymentCounted', count: 1 },
    });
  });

  test('is withdrawn by another edit of the provisions', async () => {
    const { actor, withdrawn, offered } = await afterPayment();
    actor.send({ type: 'provision.removed', id: 'car' });
    expect([withdrawn, offered()]).toEqual([['followUp'], undefined]);
  });

  // Source: docs/specification.md#payments-count.
  test('stays when entries are edited', async () => {
    const { actor, withdrawn, offered } = await afterPayment();
    actor.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect([withdrawn, offered()]).toEqual([[], expect.anything()]);
  });

  test.each([false, true])(
    'is withdrawn by an undo or a write of another tab (with an open field: %s)',
    async (isOpen) => {
      const { actor, withdrawn, offered } = await afterPayment();
      if (isOpen) actor.send({ type: 'field.opened' });
      const write = {
        kind: 'provision.update',
        sheetId: 'march',
        id: 'car',
        changes: { monthlyPayment: 100 },
      } as const;
      actor.send({ type: 'write.observed', write });
      expect([withdrawn, offered()]).toEqual([['followUp'], undefined]);
      actor.send(accepted);
    },
  );

  test('stays when an edit changes nothing', async () => {
    const { actor, withdrawn, offered } = await afterPayment();
    for (const type of ['row.left', 'field.opened', 'field.closed'] as const) actor.send({ type });
    expect(withdrawn).toEqual([]);
    expect(offered()).toBeDefined();
  });
});
