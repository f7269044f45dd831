import { describe, expect, test } from 'vitest';
import { failure } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import {
  chosen,
  edited,
  loaded,
  loadedParameters,
  notLoaded,
  startParameters,
  storedParameters,
} from '../support/chart/parameters.ts';

const used = (name: string) => ({ type: 'operation.used', name }) as const;

describe('the parameters', () => {
  test('are those of the person signed in', async () => {
    const { calls, parameters, perform, told } = startParameters();
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['loadParameters', { uid: 'ada' }]]);
    await perform(loaded);
    expect(parameters()).toEqual(storedParameters);
    expect(told).toEqual([]);
  });

  test.each([true, false, undefined])('put on show the theme %s that comes with them', async (darkTheme) => {
    const { perform, shown } = startParameters();
    await perform(done('loadParameters', { ...storedParameters, darkTheme }));
    expect(shown).toEqual([darkTheme]);
  });

  test('are asked for again by themselves 5000 ms after a failure, until they come', async () => {
    const { calls, clock, parameters, perform } = startParameters();
    for (const tries of [1, 2, 3]) {
      expect(calls).toHaveLength(tries);
      await perform(notLoaded);
      clock.increment(4999);
      expect(calls).toHaveLength(tries);
      clock.increment(1);
    }
    await perform(loaded);
    expect(parameters()).toEqual(storedParameters);
  });

  test('say once that they could not be loaded, and can be asked for at once', async () => {
    const { actor, calls, perform, toasts } = startParameters();
    await perform(notLoaded);
    expect(toasts).toEqual([failure('toast.loadFailed')]);
    actor.send({ type: 'parameters.reloadRequested' });
    expect(calls).toHaveLength(2);
  });

  test('stay on show while they are asked for again', async () => {
    const { actor, parameters } = await loadedParameters();
    actor.send({ type: 'parameters.reloadRequested' });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(parameters()).toEqual(storedParameters);
  });
});

describe('what is changed while the parameters are being loaded', () => {
  test('is sent at once, and is still there when an older answer comes', async () => {
    const { actor, parameters, perform, told } = startParameters();
    actor.send(used('taxi'));
    actor.send({ type: 'operation.renamed', name: 'Rent', to: 'Loan' });
    actor.send({ type: 'block.toggled', block: 'in' });
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(told).toEqual([
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
    expect(told).toHaveLength(4);
  });

  test('outlives an answer to a reload, too, and the next one brings what the server has', async () => {
    const { actor, parameters, perform } = await loadedParameters();
    actor.send({ type: 'parameters.reloadRequested' });
    actor.send({ type: 'operation.removed', name: 'Bread' });
    actor.send({ type: 'theme.chosen', dark: true });
    await perform(loaded);
    expect(parameters()).toMatchObject({ operations: ['Rent'], darkTheme: true });
    actor.send({ type: 'parameters.reloadRequested' });
    await perform(loaded);
    expect(parameters()).toEqual(storedParameters);
  });

  test('keeps the theme that was chosen on show when the answer has another', async () => {
    const { actor, perform, shown } = startParameters();
    actor.send({ type: 'theme.chosen', dark: true });
    await perform(done('loadParameters', { ...storedParameters, darkTheme: false }));
    expect(shown.at(-1)).toBe(true);
  });

  test('is sent also while there are none because loading has failed', async () => {
    const { actor, perform, told } = startParameters();
    await perform(notLoaded);
    actor.send(used('cinema'));
    actor.send({ type: 'theme.chosen', dark: false });
    expect(told).toEqual([edited({ kind: 'operation.add', name: 'cinema' }), chosen({ darkTheme: false })]);
  });

  test('gives up nothing that another device has chosen for the category meanwhile', async () => {
    const { actor, perform, told } = await loadedParameters();
    actor.send({ type: 'selection.requested', name: 'Food' });
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'parameters.reloadRequested' });
    const categories = [{ name: 'Food', operations: ['Bread', 'Taxi'] }];
    await perform(done('loadParameters', { ...storedParameters, categories }));
    actor.send({ type: 'selection.saved' });
    expect(told).toEqual([edited({ kind: 'category.choose', name: 'Food', added: ['Rent'], removed: [] })]);
  });

  test('keeps an open choice of operations open', async () => {
    const { actor, perform, selection } = await loadedParameters();
    actor.send({ type: 'parameters.reloadRequested' });
    actor.send({ type: 'selection.requested', name: 'Food' });
    await perform(loaded);
    expect(selection()).toEqual({ name: 'Food', before: ['Bread'], operations: ['Bread'] });
  });
});
