import { describe, expect, test } from 'vitest';
import { emptyContent, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import { mergeMachine } from '../../src/machines/merge/merge.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import { bread, contentOfMarch, march } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const duplicate = { ...march, id: 'duplicate' };
const milk = { ...bread, id: 'milk', name: 'Milk' };
const ofDuplicate: SheetContent = { ...emptyContent, outDay: [{ ...bread, id: 'other' }, milk] };
const duplicates = () => ({ uid: 'ada', survivor: march, duplicate });
const refused = () => ({ ...duplicates(), review: { id: 'record', content: ofDuplicate } });
const loaded = done('loadDuplicateSheets', { survivor: contentOfMarch, duplicate: ofDuplicate });

testChart(mergeMachine, {
  inputs: [duplicates, refused],
  cases: [loaded],
  when: ({ status }) => status === 'active',
  project: ({ lines }) => lines !== undefined,
  invariants: {
    loading: (snapshot) => snapshot.hasTag('dialog:merge') && snapshot.hasTag('loading'),
    failed: (snapshot) => snapshot.hasTag('dialog:merge') && snapshot.hasTag('failed'),
    asking: (snapshot) => snapshot.hasTag('dialog:merge') && snapshot.context.lines !== undefined,
    merged: ({ output, tags }) => output?.merged !== undefined && tags.size === 0,
    cancelled: ({ output, status, tags }) => status === 'done' && output?.merged === undefined && tags.size === 0,
  },
});

async function asking(input = duplicates()) {
  const system = startSystem(mergeMachine, { input });
  await system.perform(loaded);
  return system;
}

const milkComesAlong = { kind: 'entry.create', sheetId: 'march', collection: 'outDay', entry: milk };

describe('merging duplicate sheets', () => {
  test('shows the lines to add before the merge starts', async () => {
    const { actor, calls } = await asking();
    expect(calls.map(({ id, input }) => [id, input])).toEqual([
      ['loadDuplicateSheets', { uid: 'ada', survivor: 'march', duplicate: 'duplicate' }],
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ lines: { outDay: [milk] } });
  });

  // Source: docs/specification.md#sheet-merge.
  test('adds the lines that only the duplicate has, and removes the duplicate', async () => {
    const { actor } = await asking();
    actor.send({ type: 'merge.confirmed' });
    const { merged } = actor.getSnapshot().output ?? {};
    expect(merged?.writes).toMatchObject([{ ...milkComesAlong, entry: { name: 'Milk' } }, { kind: 'sheet.remove' }]);
    expect(merged).toMatchObject({ writes: [{}, { sheetId: 'duplicate' }], review: undefined });
  });

  test('discards the review of a refused duplicate, and removes nothing', async () => {
    const { actor, calls } = await asking(refused());
    expect(calls[0]?.input).toEqual({ uid: 'ada', survivor: 'march', duplicate: ofDuplicate });
    actor.send({ type: 'merge.confirmed' });
    const { merged } = actor.getSnapshot().output ?? {};
    expect(merged?.writes.map(({ kind }) => kind)).toEqual(['entry.create']);
    expect(merged?.review).toBe('record');
  });

  test('does nothing when cancelled', async () => {
    const { actor } = await asking();
    actor.send({ type: 'merge.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { merged: undefined } });
  });

  test('allows a retry when the sheets could not be read', async () => {
    const { actor, calls, perform } = startSystem(mergeMachine, { input: duplicates() });
    await perform(failed('loadDuplicateSheets', new Error('no network')));
    actor.send({ type: 'merge.confirmed' });
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'merge.retried' });
    expect(calls).toHaveLength(2);
    await perform(loaded);
    expect(actor.getSnapshot().value).toBe('asking');
  });
});
