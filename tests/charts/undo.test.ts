import { describe, expect, test } from 'vitest';
import { withFreshIds } from '../../src/domain/sync/fresh-ids.ts';
import { maxSteps } from '../../src/domain/sync/history.ts';
import { info, redoable, success, undoable } from '../../src/machines/toaster/toast.ts';
import { undoMachine } from '../../src/machines/undo/undo.machine.ts';
import { failed } from '../support/chart/events.ts';
import { testChart } from '../support/chart/test-chart.ts';
import {
  input,
  back,
  notice,
  changed,
  step,
  restored,
  undo,
  accept,
  other,
  created,
  lineBack,
  learned,
  startUndo,
  readyUndo,
  decision,
} from '../support/chart/fixtures/undo.ts';

testChart(undoMachine, {
  inputs: [input],
  cases: [
    changed(back('a')),
    changed(back('b'), notice),
    changed(lineBack, notice),
    changed('import', notice),
    { type: 'change.extended', back: learned.inverse, redo: learned.write },
    restored(),
    restored(step('old', 60_000, notice)),
    restored(step('recent', 1, notice)),
  ],
  project: ({ steps, undone, offered }) => [
    steps.length,
    undone.length,
    steps.at(-1)?.back === 'import',
    offered && offered === steps.at(-1),
  ],
  when: ({ context }, { type }) => type !== 'change.made' || context.steps.length < 2,
  invariants: {
    restoring: ({ children }) => children['restoreSteps'] !== undefined,
    ready: ({ children }) => Object.keys(children).length === 0,
  },
});

describe('undo', () => {
  // Source: docs/specification.md#undo.
  test('undoes changes from the latest to the first', async () => {
    const { actor, decided } = await readyUndo();
    for (const id of ['a', 'b', 'c']) actor.send(changed(back(id)));
    for (let times = 0; times < 4; times += 1) actor.send(undo);
    expect(decided).toEqual([decision(back('c')), decision(back('b')), decision(back('a'))]);
  });

  test('shows a toast for each undone change, and none without a change', async () => {
    const { actor, toasts } = await readyUndo();
    actor.send(undo);
    expect(toasts).toEqual([]);
    actor.send(changed(back('a')));
    actor.send(undo);
    actor.send(undo);
    expect(toasts).toEqual([redoable(info('notice.undone'))]);
  });

  test('leaves the toast of an import to the transfer chart', async () => {
    const { actor, decided, toasts } = await readyUndo();
    actor.send(changed('import', success('notice.imported')));
    toasts.length = 0;
    actor.send(undo);
    expect([decided, toasts]).toEqual([[decision('import')], []]);
  });

  test('works before the stored history is restored and added as older changes', async () => {
    const { actor, decided, perform, steps } = startUndo();
    actor.send(changed(back('a')));
    actor.send(changed(back('b')));
    actor.send(undo);
    await perform(restored(step('old', 60_000)));
    expect(steps()).toEqual([step('old', 60_000), step('a')]);
    actor.send(undo);
    actor.send(undo);
    expect(decided).toEqual([decision(back('b')), decision(back('a')), decision(back('old'))]);
  });

  // Source: docs/specification.md#undo-limit.
  test(`can undo the last ${maxSteps} changes`, async () => {
    const { actor, steps } = await readyUndo();
    const ids = Array.from({ length: maxSteps + 2 }, (_, place) => `s${place}`);
    for (const id of ids) actor.send(changed(back(id)));
    expect(steps().map((each) => each.back)).toEqual(ids.slice(2).map(back));
  });

  test('can undo no more changes after a reload', async () => {
    const { actor, perform, steps } = startUndo();
    actor.send(changed(back('new')));
    await perform(restored(...Array.from({ length: maxSteps }, (_, place) => step(`s${place}`))));
    expect(steps()).toHaveLength(maxSteps);
    expect([steps()[0], steps().at(-1)]).toEqual([step('s1'), step('new')]);
  });
});

describe('a change with a toast', () => {
  // Source: docs/specification.md#undo-offer.
  test('offers the undo in the same toast', async () => {
    const { actor, toasts } = await readyUndo();
    actor.send(changed(back('a'), notice));
    expect(toasts).toEqual([{ ...notice, action: 'undo' }]);
  });

  test('shows no toast for a change that has none', async () => {
    const { actor, toasts } = await readyUndo();
    actor.send(changed(back('a')));
    expect(toasts).toEqual([]);
  });
});

describe('the undo button of a toast', () => {
  // Source: docs/specification.md#undo-later.
  test.each([
    ['a line', lineBack],
    ['a moved line', [{ kind: 'lines.together', writes: [created, { kind: 'entry.delete', ...other }] }]],
  ] as const)('restores %s and keeps later changes', async (_, of) => {
    const { actor, decided, steps, toasts } = await readyUndo();
    actor.send(changed(of, notice));
    toasts.length = 0;
    actor.send(changed(back('tick')));
    actor.send(accept);
    expect(decided).toEqual([decision(withFreshIds(of, () => 'id-1').writes)]);
    expect(steps()).toEqual([step('tick')]);
    expect(toasts).toEqual([redoable(info('notice.undone'))]);
    actor.send(accept);
    expect(decided).toHaveLength(1);
  });

  // Source: docs/specification.md#undo-later.
  test.each([
    ['a sheet', back('sheet')],
    ['added lines', [{ kind: 'entry.delete', ...other }]],
    ['a line with another changed field', [created, { kind: 'entry.update', ...other, changes: {} }]],
    ['an import', 'import'],
  ] as const)('disappears after later changes that an undo would lose: %s', async (_, of) => {
    const { actor, decided } = await readyUndo();
    actor.send(changed(of, notice));
    actor.send(changed(back('tick')));
    actor.send(accept);
    expect(decided).toEqual([]);
  });

  test('undoes the latest change, and disappears after an undo by keyboard', async () => {
    const { actor, decided } = await readyUndo();
    actor.send(changed(back('sheet'), notice));
    actor.send(accept);
    actor.send(changed(lineBack, notice));
    actor.send(changed(back('tick')));
    actor.send(undo);
    actor.send(accept);
    expect(decided).toEqual([decision(back('sheet')), decision(back('tick'))]);
  });
});

describe('the undo history of this tab', () => {
  test('keeps each change with its time until the change is undone', async () => {
    const { actor, storedSteps, steps } = await readyUndo();
    actor.send(changed(back('a')));
    actor.send(changed(back('b'), notice));
    expect(steps()).toEqual([step('a'), step('b', 0, notice)]);
    actor.send(undo);
    expect(storedSteps).toEqual([
      ['ada', [back('a')]],
      ['ada', [back('a'), back('b')]],
      ['ada', [back('a')]],
    ]);
  });

  test('drops an import that was reverted', async () => {
    const { actor, storedSteps } = await readyUndo();
    actor.send(changed('import', notice));
    actor.send(undo);
    expect(storedSteps).toEqual([
      ['ada', ['import']],
      ['ada', []],
    ]);
  });

  test('is restored for this user', () => {
    const { calls } = startUndo();
    expect(calls.map(({ id, input: given }) => [id, given])).toEqual([['restoreSteps', { uid: 'ada' }]]);
  });

  // Source: docs/specification.md#undo-limit.
  test('survives a reload', async () => {
    const { actor, decided } = await readyUndo(step('a', 60_000), step('b', 50_000));
    actor.send(undo);
    expect(decided).toEqual([decision(back('b'))]);
  });

  test('shows the last toast again after a reload for the rest of its time', async () => {
    const { toasts } = await readyUndo(step('a', 9999, notice));
    expect(toasts).toEqual([undoable(notice)]);
  });

  test.each([
    ['is 10 s old', [step('a', 10_000, notice)]],
    ['had no toast', [step('a', 1)]],
    ['is not the latest', [step('a', 2, notice), step('b', 1)]],
  ])('shows no toast for a step that %s', async (_, steps) => {
    const { toasts } = await readyUndo(...steps);
    expect(toasts).toEqual([]);
  });

  test('shows no restored toast after a new change', async () => {
    const { actor, perform, toasts } = startUndo();
    actor.send(changed(back('new')));
    await perform(restored(step('a', 1, notice)));
    expect(toasts).toEqual([]);
  });

  test('need not be restored to undo a new change', async () => {
    const { actor, decided, perform } = startUndo();
    await perform(failed('restoreSteps', new Error('no storage')));
    actor.send(changed(back('a')));
    actor.send(undo);
    expect(decided).toEqual([decision(back('a'))]);
  });
});
