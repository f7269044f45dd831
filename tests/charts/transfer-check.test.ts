import { describe, expect, test } from 'vitest';
import { archiveProblems } from '../../src/domain/archive/archive.ts';
import { failure, success } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import { idleTransfer, problemOf } from '../support/chart/fixtures/transfer.ts';

const check = async () => {
  const system = await idleTransfer();
  system.actor.send({ type: 'check.requested' });
  system.actor.send({ type: 'check.requested' });
  return system;
};

// Source: docs/specification.md#data-check.
describe('a check', () => {
  test.each([
    [0, success('notice.daysComplete')],
    [2, { ...success('notice.daysMended'), count: 2 }],
  ])('shows a toast and reloads the sheets when %d expenses are found', async (count, toast) => {
    const { asked, perform, toasts, sentToWorkspace, value } = await check();
    expect(asked()).toEqual([['repairDays', { uid: 'ada' }]]);
    await perform(done('repairDays', count));
    expect([value(), toasts, sentToWorkspace]).toEqual(['idle', [toast], [{ type: 'refresh.due' }]]);
  });

  test.each(archiveProblems)('shows a toast on the failure %s', async (problem) => {
    const { perform, toasts, sentToWorkspace, value } = await check();
    await perform(problemOf('repairDays', problem));
    const key = problem === 'pending' ? 'notice.exportPending' : 'notice.checkFailed';
    expect([value(), toasts, sentToWorkspace]).toEqual(['idle', [failure(key)], []]);
  });
});
