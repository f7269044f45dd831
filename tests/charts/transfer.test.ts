import { describe, expect, test } from 'vitest';
import { archiveProblems } from '../../src/domain/archive/archive.ts';
import { transferMachine } from '../../src/machines/transfer/transfer.machine.ts';
import { failure, success } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import { testChart } from '../support/chart/test-chart.ts';
import {
  file,
  idleTransfer,
  lastImportOf,
  patchWrite,
  plans,
  previewing,
  problemOf,
  restored,
  startTransfer,
  transferInput,
} from '../support/chart/fixtures/transfer.ts';

testChart(transferMachine, {
  inputs: [transferInput],
  cases: [
    restored(),
    restored(lastImportOf('replace')),
    { type: 'export.requested', format: 'json' },
    problemOf('exportAccount', 'pending'),
    { type: 'check.requested' },
    done('repairDays', 2),
    problemOf('repairDays', 'pending'),
    { type: 'archive.chosen', file },
    done('readArchive', plans),
    problemOf('readArchive', 'damaged'),
    { type: 'importMode.chosen', mode: 'add' },
    { type: 'importMode.chosen', mode: 'replace' },
    { type: 'patch.accepted', id: 'id-1' },
    { type: 'patch.accepted', id: 'another' },
    { type: 'patch.refused', id: 'id-1' },
  ],
  project: (context) => [
    context.problem ?? null,
    context.plans !== undefined,
    context.mode,
    context.lastImport?.mode ?? null,
  ],
  invariants: {
    restoring: ({ context, tags }) => context.lastImport === undefined && tags.size === 0,
    idle: ({ context, tags }) => context.plans === undefined && tags.size === 0,
    exporting: (snapshot) => snapshot.hasTag('busy') && snapshot.hasTag('exporting') && !snapshot.hasTag('importing'),
    checking: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.hasTag('checking') && snapshot.context.problem === undefined,
    reading: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.hasTag('importing') && snapshot.context.problem === undefined,
    previewing: (snapshot) =>
      snapshot.hasTag('dialog:importPreview') && !snapshot.hasTag('busy') && snapshot.context.plans !== undefined,
    storing: (snapshot) => snapshot.hasTag('busy') && snapshot.context.plans !== undefined,
    importing: (snapshot) => snapshot.hasTag('busy') && snapshot.context.lastImport !== undefined,
    askingRevert: (snapshot) =>
      snapshot.hasTag('dialog:importRevert') && !snapshot.hasTag('busy') && snapshot.context.lastImport !== undefined,
    reverting: (snapshot) => snapshot.hasTag('busy') && snapshot.context.lastImport !== undefined,
    forgetting: (snapshot) => snapshot.hasTag('busy') && snapshot.context.lastImport !== undefined,
  },
});

describe('an export', () => {
  test.each(['json', 'csv'] as const)('writes %s once, and shows a toast when it is done', async (format) => {
    const { actor, asked, perform, toasts, value } = await idleTransfer();
    actor.send({ type: 'export.requested', format });
    actor.send({ type: 'export.requested', format });
    expect(asked()).toEqual([['exportAccount', { uid: 'ada', format }]]);
    await perform(done('exportAccount'));
    expect(value()).toBe('idle');
    expect(toasts).toEqual([success('notice.exported')]);
  });

  test.each(archiveProblems)('shows a toast on the failure %s', async (problem) => {
    const { actor, perform, toasts, value } = await idleTransfer();
    actor.send({ type: 'export.requested', format: 'json' });
    await perform(problemOf('exportAccount', problem));
    expect(value()).toBe('idle');
    expect(toasts).toEqual([failure(problem === 'pending' ? 'notice.exportPending' : 'notice.exportFailed')]);
  });
});

describe('a chosen file', () => {
  test('is read and previewed before anything is stored or sent', async () => {
    const { actor, asked, context, perform, sentToWorkspace, value } = await idleTransfer();
    actor.send({ type: 'archive.chosen', file });
    expect(asked()).toEqual([['readArchive', { uid: 'ada', file }]]);
    await perform(done('readArchive', plans));
    expect(value()).toBe('previewing');
    expect(context()).toMatchObject({ plans, mode: 'add', lastImport: undefined });
    expect([asked().length, sentToWorkspace]).toEqual([1, []]);
  });

  test.each(archiveProblems)('shows the problem %s until another file is chosen', async (problem) => {
    const { actor, context, perform, sentToWorkspace, value } = await idleTransfer();
    actor.send({ type: 'archive.chosen', file });
    await perform(problemOf('readArchive', problem));
    expect([value(), context().problem, sentToWorkspace]).toEqual(['idle', problem, []]);
    actor.send({ type: 'archive.chosen', file });
    expect(context().problem).toBeUndefined();
  });

  // Source: docs/specification.md#import-preview.
  test.each(['add', 'replace'] as const)('preselects the mode %s of its plans', async (mode) => {
    const { actor, context, perform } = await previewing();
    actor.send({ type: 'importMode.chosen', mode: mode === 'add' ? 'replace' : 'add' });
    actor.send({ type: 'import.cancelled' });
    actor.send({ type: 'archive.chosen', file });
    await perform(done('readArchive', { ...plans, mode }));
    expect(context().mode).toBe(mode);
  });

  test('is dropped when the preview is cancelled', async () => {
    const { actor, asked, context, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'import.cancelled' });
    expect([value(), context().plans, context().lastImport]).toEqual(['idle', undefined, undefined]);
    expect([asked(), sentToWorkspace]).toEqual([[], []]);
  });
});

describe('a confirmed import', () => {
  test.each(['add', 'replace'] as const)('is stored, then sent, then confirmed in the mode %s', async (mode) => {
    const { actor, asked, context, perform, toasts, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'importMode.chosen', mode });
    actor.send({ type: 'import.confirmed' });
    expect(asked()).toEqual([['storeLastImport', { uid: 'ada', lastImport: lastImportOf(mode) }]]);
    expect([sentToWorkspace, context().lastImport]).toEqual([[], undefined]);
    await perform(done('storeLastImport'));
    expect(sentToWorkspace).toEqual([patchWrite(plans.plans[mode].patch)]);
    expect(value()).toBe('importing');
    actor.send({ type: 'patch.accepted', id: 'id-1' });
    expect([value(), context().lastImport]).toEqual(['idle', lastImportOf(mode)]);
    // The undo chart shows the toast.
    expect(sentToWorkspace.at(-1)).toEqual({ type: 'import.ended', toast: success('notice.imported') });
    expect([sentToWorkspace.length, toasts]).toEqual([2, []]);
  });

  // Source: docs/specification.md#import-revert.
  test('shows a toast and is not sent if its revert cannot be stored', async () => {
    const { actor, context, perform, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'import.confirmed' });
    await perform(failed('storeLastImport', new Error('no storage')));
    expect([value(), sentToWorkspace]).toEqual(['idle', []]);
    expect(context()).toMatchObject({ problem: 'notStored', lastImport: undefined, plans: undefined });
  });

  test('shows no success when refused, and lets the user revert the stored part', async () => {
    const { actor, perform, toasts, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'import.confirmed' });
    await perform(done('storeLastImport'));
    actor.send({ type: 'patch.refused', id: 'id-1' });
    expect([value(), toasts, sentToWorkspace.length]).toEqual(['idle', [], 1]);
    expect(actor.getSnapshot().can({ type: 'revert.requested' })).toBe(true);
  });

  test('ignores the response to another patch (race)', async () => {
    const { actor, perform, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'import.confirmed' });
    await perform(done('storeLastImport'));
    actor.send({ type: 'patch.accepted', id: 'of an earlier visit' });
    actor.send({ type: 'patch.refused', id: 'of an earlier visit' });
    expect([value(), sentToWorkspace.length]).toEqual(['importing', 1]);
  });

  test('blocks other transfers until the server responds', async () => {
    const { actor, perform, sentToWorkspace, value } = await previewing();
    actor.send({ type: 'import.confirmed' });
    await perform(done('storeLastImport'));
    for (const event of [
      { type: 'import.confirmed' },
      { type: 'import.cancelled' },
      { type: 'revert.requested' },
      { type: 'archive.chosen', file },
      { type: 'export.requested', format: 'json' },
    ] as const)
      actor.send(event);
    expect([value(), sentToWorkspace.length]).toEqual(['importing', 1]);
  });
});

const last = lastImportOf('replace');

describe('the last import', () => {
  test('is restored at the start', async () => {
    const { asked, context, perform, value } = startTransfer();
    expect(asked()).toEqual([['loadLastImport', { uid: 'ada' }]]);
    await perform(restored(last));
    expect([value(), context().lastImport]).toEqual(['idle', last]);
  });

  test('cannot be reverted if it is missing or cannot be read', async () => {
    for (const answer of [restored(), failed('loadLastImport', new Error('no storage'))]) {
      const { actor, perform, value } = startTransfer();
      await perform(answer);
      actor.send({ type: 'revert.requested' });
      expect(value()).toBe('idle');
    }
  });

  // Source: docs/specification.md#import-revert.
  test('is reverted once after a confirmation', async () => {
    const { actor, asked, context, perform, toasts, sentToWorkspace, value } = await idleTransfer(last);
    actor.send({ type: 'revert.requested' });
    expect([value(), sentToWorkspace]).toEqual(['askingRevert', []]);
    actor.send({ type: 'revert.confirmed' });
    expect(sentToWorkspace).toEqual([patchWrite(last.revert)]);
    actor.send({ type: 'patch.accepted', id: 'id-1' });
    expect(asked()).toEqual([['forgetLastImport', { uid: 'ada' }]]);
    expect(toasts).toEqual([]);
    await perform(done('forgetLastImport'));
    expect(toasts).toEqual([success('notice.importReverted')]);
    expect([value(), context().lastImport]).toEqual(['idle', undefined]);
    actor.send({ type: 'revert.requested' });
    expect([value(), sentToWorkspace.length]).toEqual(['idle', 1]);
  });

  test('is reverted without a confirmation by an undo', async () => {
    const { actor, perform, toasts, sentToWorkspace, value } = await idleTransfer(last);
    actor.send({ type: 'import.undone' });
    actor.send({ type: 'import.undone' });
    expect([value(), sentToWorkspace]).toEqual(['reverting', [patchWrite(last.revert)]]);
    actor.send({ type: 'patch.accepted', id: 'id-1' });
    await perform(done('forgetLastImport'));
    expect(toasts).toEqual([success('notice.importReverted')]);
    actor.send({ type: 'import.undone' });
    expect([value(), sentToWorkspace.length]).toEqual(['idle', 1]);
  });

  test('is reverted even when the device cannot delete it', async () => {
    const { actor, context, perform, toasts, value } = await idleTransfer(last);
    actor.send({ type: 'revert.requested' });
    actor.send({ type: 'revert.confirmed' });
    actor.send({ type: 'patch.accepted', id: 'id-1' });
    await perform(failed('forgetLastImport', new Error('no storage')));
    expect(toasts).toEqual([success('notice.importReverted')]);
    expect([value(), context().lastImport]).toEqual(['idle', undefined]);
  });

  test('stays when the revert is cancelled or refused', async () => {
    const { actor, asked, context, toasts, sentToWorkspace, value } = await idleTransfer(last);
    actor.send({ type: 'revert.requested' });
    actor.send({ type: 'revert.cancelled' });
    expect([value(), sentToWorkspace]).toEqual(['idle', []]);
    actor.send({ type: 'revert.requested' });
    actor.send({ type: 'revert.confirmed' });
    actor.send({ type: 'patch.refused', id: 'id-1' });
    expect([value(), context().lastImport, asked(), toasts]).toEqual(['idle', last, [], []]);
  });

  test('stays when another file is read and cancelled', async () => {
    const { actor, context, perform } = await idleTransfer(last);
    actor.send({ type: 'archive.chosen', file });
    await perform(done('readArchive', plans));
    actor.send({ type: 'import.cancelled' });
    expect(context().lastImport).toEqual(last);
  });
});
