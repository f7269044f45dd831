import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import { failure, success } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import {
  chosen,
  edited,
  known,
  loaded,
  loadedParameters,
  loadingParameters,
  notLoaded,
  notRefreshed,
  refreshed,
  refreshingParameters,
  startParameters,
  storedParameters,
  undoably,
  unknown,
} from '../support/chart/fixtures/parameters.ts';

const used = (name: string) => ({ type: 'operations.used', names: [name] }) as const;
const observed = (write: Write) => ({ type: 'write.observed', write }) as const;

describe('loading the parameters', () => {
  // Source: docs/specification.md#device-first, docs/specification.md#theme-account.
  test('shows the cached parameters and theme at once, while the server is asked', async () => {
    const { actor, calls, parameters, perform, shown, sentToWorkspace } = startParameters();
    await perform(done('restore', { ...storedParameters, darkTheme: true }));
    expect([parameters().operations, shown]).toEqual([['Bread', 'Rent'], [true]]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(calls.map(({ id, input }) => [id, input])).toEqual([
      ['restore', { uid: 'ada' }],
      ['refresh', { uid: 'ada' }],
    ]);
    await perform(refreshed({ darkTheme: false }));
    expect(parameters()).toEqual({ ...storedParameters, darkTheme: false });
    expect([shown, sentToWorkspace]).toEqual([[true, false], []]);
  });

  test.each([
    ['knows none', unknown],
    ['cannot be asked', failed('restore', new Error('no storage'))],
  ])('asks the server when the device %s', async (_, answer) => {
    const { calls, parameters, perform, sentToWorkspace } = startParameters();
    await perform(answer);
    expect(calls.at(-1)).toMatchObject({ id: 'load', input: { uid: 'ada' } });
    await perform(loaded);
    expect(parameters()).toEqual(storedParameters);
    expect(sentToWorkspace).toEqual([]);
  });

  test('also asks the server when the cache takes longer than 1000 ms', () => {
    const { calls, clock } = startParameters();
    clock.increment(999);
    expect(calls.map(({ id }) => id)).toEqual(['restore']);
    clock.increment(1);
    expect(calls.map((call) => [call.id, call.isOpen()])).toEqual([
      ['restore', true],
      ['load', true],
    ]);
  });

  // Source: docs/specification.md#theme-account.
  test.each([true, false, undefined])('applies the theme of the response: dark %s', async (darkTheme) => {
    const { perform, shown } = await loadingParameters();
    await perform(done('load', { ...storedParameters, darkTheme }));
    expect(shown).toEqual([darkTheme]);
  });

  // Source: docs/specification.md#load-failure.
  test('retries every 5000 ms after a failure, and shows one toast', async () => {
    const { actor, calls, clock, parameters, perform, shown, toasts } = await loadingParameters();
    await perform(notLoaded);
    const retries = () => calls.filter(({ id }) => id === 'retry').length;
    for (const tries of [1, 2, 3]) {
      clock.increment(4999);
      expect(retries()).toBe(tries - 1);
      clock.increment(1);
      expect([retries(), actor.getSnapshot().hasTag('failed')]).toEqual([tries, true]);
      if (tries < 3) await perform(failed('retry', new Error('no network')));
    }
    await perform(done('retry', { ...storedParameters, darkTheme: true }));
    expect(parameters()).toEqual({ ...storedParameters, darkTheme: true });
    expect([toasts, shown]).toEqual([[failure('notice.loadFailed')], [true]]);
    expect(actor.getSnapshot().hasTag('failed')).toBe(false);
  });

  // Source: docs/specification.md#load-failure.
  test('retries at once on request after a failure', async () => {
    const { actor, calls, perform } = await loadingParameters();
    await perform(notLoaded);
    actor.send({ type: 'reload.requested' });
    expect(calls.map(({ id }) => id)).toEqual(['restore', 'load', 'load']);
  });

  test('keeps the parameters shown during a refresh', async () => {
    const { actor, calls, parameters } = await refreshingParameters();
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['refresh', { uid: 'ada' }]]);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(parameters()).toEqual(storedParameters);
  });

  test('only uses the response to the latest request (race)', async () => {
    const { actor, calls } = await refreshingParameters();
    actor.send({ type: 'reload.requested' });
    expect(calls.map((call) => call.isOpen())).toEqual([false, true]);
  });

  test('marks the parameters as stale when a refresh fails, and retries after 5000 ms', async () => {
    const { actor, calls, clock, parameters, perform, toasts } = await refreshingParameters();
    await perform(notRefreshed);
    expect([actor.getSnapshot().hasTag('stale'), toasts]).toEqual([true, []]);
    expect(parameters()).toEqual(storedParameters);
    clock.increment(4999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
    await perform(refreshed({ operations: ['Bread'] }));
    expect(parameters().operations).toEqual(['Bread']);
    expect(actor.getSnapshot().hasTag('stale')).toBe(false);
  });

  test('reloads stale parameters on request', async () => {
    const { actor, calls, perform } = await refreshingParameters();
    await perform(notRefreshed);
    actor.send({ type: 'reload.requested' });
    expect(calls).toHaveLength(2);
  });
});

// Source: docs/specification.md#parameters-saved.
describe('a change while the parameters are loading', () => {
  test('is sent at once, and stays shown after an older response (stale read)', async () => {
    const { actor, parameters, perform, sentToWorkspace } = await loadingParameters();
    actor.send(used('taxi'));
    actor.send({ type: 'operation.renamed', name: 'Rent', to: 'Loan' });
    actor.send({ type: 'block.toggled', block: 'in' });
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(sentToWorkspace).toMatchObject([
      edited({ kind: 'operation.add', name: 'taxi' }),
      edited({ kind: 'operation.rename', name: 'Rent', to: 'Loan' }),
      edited({ kind: 'block.close', block: 'in' }),
      chosen({ showOnlyNotPaid: true }),
    ]);
    await perform(loaded);
    expect(parameters()).toEqual({
      ...storedParameters,
      operations: ['Bread', 'Loan', 'Taxi'],
      blockClosed: ['outMonth', 'in'],
      showOnlyNotPaid: true,
    });
    expect(sentToWorkspace).toHaveLength(4);
  });

  test('stays shown after the cache is read', async () => {
    const { actor, parameters, perform } = startParameters();
    actor.send(used('taxi'));
    actor.send({ type: 'unpaidOnly.toggled' });
    await perform(known);
    expect(parameters()).toMatchObject({ operations: ['Bread', 'Rent', 'Taxi'], showOnlyNotPaid: true });
  });

  test('stays shown after the response to a pending reload, until the next response', async () => {
    const { actor, parameters, perform } = await refreshingParameters();
    actor.send({ type: 'operation.removed', name: 'Bread' });
    actor.send({ type: 'theme.chosen', dark: true });
    await perform(refreshed());
    expect(parameters()).toMatchObject({ operations: ['Rent'], darkTheme: true });
    actor.send({ type: 'reload.requested' });
    await perform(refreshed());
    expect(parameters()).toEqual(storedParameters);
  });

  test('keeps the chosen theme when the response has another theme', async () => {
    const { actor, perform, shown } = await loadingParameters();
    actor.send({ type: 'theme.chosen', dark: true });
    await perform(done('load', { ...storedParameters, darkTheme: false }));
    expect(shown.at(-1)).toBe(true);
  });

  test('is sent after a failed load, and stays shown after the response to a retry', async () => {
    const { actor, clock, parameters, perform, sentToWorkspace } = await loadingParameters();
    await perform(notLoaded);
    actor.send(used('cinema'));
    actor.send({ type: 'theme.chosen', dark: false });
    expect(sentToWorkspace).toEqual([edited({ kind: 'operation.add', name: 'cinema' }), chosen({ darkTheme: false })]);
    clock.increment(5000);
    actor.send(used('taxi'));
    await perform(done('retry', storedParameters));
    expect(parameters().operations).toContain('Taxi');
  });

  test('keeps the operations that another device added to the category meanwhile', async () => {
    const { actor, perform, sentToWorkspace } = await loadedParameters();
    actor.send({ type: 'selection.requested', name: 'Food' });
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'reload.requested' });
    await perform(refreshed({ categories: [{ name: 'Food', operations: ['Bread', 'Taxi'] }] }));
    actor.send({ type: 'selection.saved' });
    const choice = { kind: 'category.choose', name: 'Food', added: ['Rent'], removed: [] } as const;
    expect(sentToWorkspace).toEqual([
      undoably(choice, [{ ...choice, added: [], removed: ['Rent'] }], 'notice.categoryModified'),
    ]);
  });

  test('keeps an open selection of operations', async () => {
    const { actor, perform, selection } = await refreshingParameters();
    actor.send({ type: 'selection.requested', name: 'Food' });
    await perform(refreshed());
    expect(selection()).toEqual({ name: 'Food', before: ['Bread'], operations: ['Bread'] });
  });
});

describe('a write of another tab', () => {
  const added = observed({ kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'taxi' }] });
  const unpaidOnly = observed({ kind: 'parameters.update', changes: { showOnlyNotPaid: true } });

  test('is shown at once, and causes no write or toast', async () => {
    const { actor, parameters, sentToWorkspace, toasts } = await loadedParameters();
    actor.send(added);
    actor.send(unpaidOnly);
    expect(parameters()).toMatchObject({ operations: ['Bread', 'Rent', 'Taxi'], showOnlyNotPaid: true });
    expect([sentToWorkspace, toasts]).toEqual([[], []]);
  });

  test('stays shown after an older response (stale read)', async () => {
    const { actor, parameters, perform } = await refreshingParameters();
    actor.send(added);
    actor.send(unpaidOnly);
    await perform(refreshed());
    expect(parameters()).toMatchObject({ operations: ['Bread', 'Rent', 'Taxi'], showOnlyNotPaid: true });
  });

  test('changes nothing if the write concerns a sheet', async () => {
    const { actor, parameters } = await loadedParameters();
    const before = parameters();
    actor.send(observed({ kind: 'sheet.remove', sheetId: 'march' }));
    expect(parameters()).toBe(before);
  });
});

test('shows a toast without undo when a name was added', async () => {
  const { actor, toasts } = await loadedParameters();
  actor.send({ type: 'operation.added', name: 'taxi' });
  expect(toasts).toEqual([success('notice.operationAdded')]);
});
