import { describe, expect, test } from 'vitest';
import { defaultParameters } from '../../src/domain/parameters/parameters.ts';
import type { ParametersEdit } from '../../src/domain/parameters/parameters-edits.ts';
import type { ParametersEvent } from '../../src/machines/parameters/parameters.events.ts';
import { parametersMachine } from '../../src/machines/parameters/parameters.machine.ts';
import { success, type ToastKey } from '../../src/machines/toaster/toast.ts';
import {
  chosen,
  edited,
  loadedParameters,
  startParameters,
  parametersCases,
  storedParameters,
  undoably,
} from '../support/chart/fixtures/parameters.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { testChart } from '../support/chart/test-chart.ts';

const noneOf = (tags: ReadonlySet<string>, ...names: readonly string[]) => names.every((name) => !tags.has(name));

testChart(parametersMachine, {
  inputs: [() => ({ uid: 'ada', workspace: recordingReceiver().ref })],
  cases: parametersCases,
  project: ({ parameters, selection }) => [parameters.categories.length > 0, selection?.operations.length ?? null],
  // The state `list` only handles its own effects.
  when: ({ value }, { type }) =>
    type.startsWith('xstate.') ||
    type === 'reload.requested' ||
    ('blank' in value.list ? value.list.blank.server === 'loading' : value.list.loaded === 'fresh'),
  invariants: {
    'list.blank.cache.restoring': ({ children }) => children['restore'] !== undefined,
    'list.blank.cache.missed': (snapshot) => !snapshot.hasTag('restoring'),
    'list.blank.server.waiting': (snapshot) => snapshot.hasTag('loading') && !snapshot.hasTag('failed'),
    'list.blank.server.loading': (snapshot) => snapshot.hasTag('loading') && !snapshot.hasTag('failed'),
    'list.loaded.fresh': (snapshot) => noneOf(snapshot.tags, 'loading', 'failed', 'stale'),
    'list.loaded.refreshing': (snapshot) => noneOf(snapshot.tags, 'loading', 'failed', 'stale'),
    'list.loaded.stale': (snapshot) => snapshot.hasTag('stale') && noneOf(snapshot.tags, 'loading', 'failed'),
    'list.blank.server.failed': (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'reload.requested' }),
    'list.blank.server.retrying': (snapshot) => snapshot.hasTag('failed') && noneOf(snapshot.tags, 'loading'),
    'categories.browsing': (snapshot) => !snapshot.hasTag('selecting') && snapshot.context.selection === undefined,
    'categories.selecting': (snapshot) => snapshot.hasTag('selecting') && snapshot.context.selection !== undefined,
  },
});

describe('operations and categories', () => {
  test.each<readonly [ParametersEvent, ParametersEdit, ToastKey | undefined]>([
    [{ type: 'operation.added', name: 'taxi' }, { kind: 'operation.add', name: 'taxi' }, 'notice.operationAdded'],
    [{ type: 'category.added', name: 'Travel' }, { kind: 'category.add', name: 'Travel' }, 'notice.categoryAdded'],
    [{ type: 'block.toggled', block: 'in' }, { kind: 'block.close', block: 'in' }, undefined],
    [{ type: 'block.toggled', block: 'outMonth' }, { kind: 'block.open', block: 'outMonth' }, undefined],
  ])('send one write and show a toast for %o', async (event, edit, key) => {
    const { actor, sentToWorkspace, toasts } = await loadedParameters();
    actor.send(event);
    expect(sentToWorkspace).toEqual([edited(edit)]);
    expect(toasts).toEqual(key ? [success(key)] : []);
  });

  test.each<readonly [ParametersEvent, ParametersEdit, readonly ParametersEdit[], ToastKey]>([
    [
      { type: 'operation.renamed', name: 'Rent', to: 'loan' },
      { kind: 'operation.rename', name: 'Rent', to: 'loan' },
      [{ kind: 'operation.rename', name: 'loan', to: 'Rent' }],
      'notice.operationModified',
    ],
    [
      { type: 'operation.removed', name: 'Rent' },
      { kind: 'operation.remove', name: 'Rent' },
      [{ kind: 'operation.add', name: 'Rent' }],
      'notice.operationDeleted',
    ],
    [
      { type: 'category.renamed', name: 'Food', to: 'Shopping' },
      { kind: 'category.rename', name: 'Food', to: 'Shopping' },
      [{ kind: 'category.rename', name: 'Shopping', to: 'Food' }],
      'notice.categoryModified',
    ],
    [
      { type: 'category.removed', name: 'Food' },
      { kind: 'category.remove', name: 'Food' },
      [
        { kind: 'category.add', name: 'Food' },
        { kind: 'category.choose', name: 'Food', added: ['Bread'], removed: [] },
      ],
      'notice.categoryDeleted',
    ],
  ])('send one write with its inverse and its toast for %o', async (event, ...sentToWorkspace) => {
    const system = await loadedParameters();
    system.actor.send(event);
    expect(system.sentToWorkspace).toEqual([undoably(...sentToWorkspace)]);
    expect(system.toasts).toEqual([]);
  });

  // Source: docs/specification.md#suggestion-learned.
  test('learn each of several new names once', async () => {
    const { actor, parameters, sentToWorkspace } = await loadedParameters();
    actor.send({ type: 'operations.used', names: ['Train', 'rent', ' ', 'train', 'n'.repeat(201), 'Taxi'] });
    expect(parameters().operations).toEqual(['Bread', 'Rent', 'Taxi', 'Train']);
    expect(sentToWorkspace).toEqual([
      {
        type: 'write.caused',
        write: edited({ kind: 'operation.add', name: 'train' }, { kind: 'operation.add', name: 'Taxi' }).write,
        inverse: edited({ kind: 'operation.remove', name: 'train' }, { kind: 'operation.remove', name: 'Taxi' }).write,
      },
    ]);
  });

  // Source: docs/specification.md#undo-names.
  test('exclude a learned name from undo while the server may already have the name', () => {
    const { actor, sentToWorkspace } = startParameters();
    actor.send({ type: 'operations.used', names: ['taxi'] });
    expect(sentToWorkspace).toEqual([edited({ kind: 'operation.add', name: 'taxi' })]);
  });

  // Source: docs/specification.md#parameters-saved.
  test('show each change at once', async () => {
    const { actor, parameters } = await loadedParameters();
    actor.send({ type: 'operations.used', names: [' taxi '] });
    actor.send({ type: 'operation.renamed', name: 'Bread', to: 'cheese' });
    actor.send({ type: 'category.added', name: 'Travel' });
    actor.send({ type: 'block.toggled', block: 'in' });
    expect(parameters()).toEqual({
      ...storedParameters,
      operations: ['Cheese', 'Rent', 'Taxi'],
      categories: [
        { name: 'Food', operations: ['Cheese'] },
        { name: 'Travel', operations: [] },
      ],
      blockClosed: ['outMonth', 'in'],
    });
  });

  test.each<ParametersEvent>([
    { type: 'operations.used', names: [' rent '] },
    { type: 'operations.used', names: [''] },
    { type: 'operation.added', name: 'RENT' },
    { type: 'operation.added', name: ' ' },
    { type: 'operation.renamed', name: 'Rent', to: 'bread' },
    { type: 'operation.renamed', name: 'Rent', to: ' ' },
    { type: 'category.added', name: ' food' },
    { type: 'category.added', name: '' },
    { type: 'category.renamed', name: 'Food', to: ' ' },
  ])('refuse %o and show no toast', async (event) => {
    const { actor, parameters, sentToWorkspace, toasts } = await loadedParameters();
    actor.send(event);
    expect(parameters()).toEqual(storedParameters);
    expect([sentToWorkspace, toasts]).toEqual([[], []]);
  });

  test.each<ParametersEvent>([
    { type: 'operation.renamed', name: 'Rent', to: 'RENT' },
    { type: 'category.renamed', name: 'Food', to: 'FOOD' },
  ])('accept %o, which only changes the spelling', async (event) => {
    const { actor, sentToWorkspace } = await loadedParameters();
    actor.send(event);
    expect(sentToWorkspace).toHaveLength(1);
  });

  // Source: docs/specification.md#operation-duplicate.
  test('refuse the name of another category', async () => {
    const { actor, sentToWorkspace } = await loadedParameters();
    actor.send({ type: 'category.added', name: 'Travel' });
    actor.send({ type: 'category.renamed', name: 'Travel', to: 'food' });
    expect(sentToWorkspace).toEqual([edited({ kind: 'category.add', name: 'Travel' })]);
  });
});

describe('a chosen setting', () => {
  // Source: docs/specification.md#theme.
  test('applies a theme at once and saves the theme', async () => {
    const { actor, parameters, shown, sentToWorkspace } = await loadedParameters();
    shown.length = 0;
    actor.send({ type: 'theme.chosen', dark: true });
    expect(shown).toEqual([true]);
    expect(parameters().darkTheme).toBe(true);
    expect(sentToWorkspace).toEqual([chosen({ darkTheme: true })]);
  });

  // Source: docs/specification.md#unpaid-only.
  test('saves each change of a filter or a collapsed block', async () => {
    const { actor, parameters, sentToWorkspace } = await loadedParameters();
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(parameters().showOnlyNotPaid).toBe(true);
    actor.send({ type: 'unpaidOnly.toggled' });
    expect(parameters()).toEqual({ ...defaultParameters, ...storedParameters });
    expect(sentToWorkspace).toEqual([chosen({ showOnlyNotPaid: true }), chosen({ showOnlyNotPaid: false })]);
  });
});

const choosing = async () => {
  const system = await loadedParameters();
  system.actor.send({ type: 'selection.requested', name: 'Food' });
  return system;
};

describe('the operations of a category', () => {
  // Source: docs/specification.md#category-selection.
  test('are selected first, then saved as the difference', async () => {
    const { actor, parameters, selection, sentToWorkspace, toasts, value } = await choosing();
    expect(selection()).toEqual({ name: 'Food', before: ['Bread'], operations: ['Bread'] });
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'selection.toggled', operation: 'Bread' });
    expect(selection()).toEqual({ name: 'Food', before: ['Bread'], operations: ['Rent'] });
    expect([parameters(), sentToWorkspace]).toEqual([storedParameters, []]);
    actor.send({ type: 'selection.saved' });
    const choice = { kind: 'category.choose', name: 'Food', added: ['Rent'], removed: ['Bread'] } as const;
    const back = { ...choice, added: ['Bread'], removed: ['Rent'] };
    expect(sentToWorkspace).toEqual([undoably(choice, [back], 'notice.categoryModified')]);
    expect(parameters().categories).toEqual([{ name: 'Food', operations: ['Rent'] }]);
    expect(toasts).toEqual([]);
    expect([value(), selection()]).toEqual([{ list: { loaded: 'fresh' }, categories: 'browsing' }, undefined]);
  });

  test('are not sent when nothing changed', async () => {
    const { actor, parameters, sentToWorkspace, toasts, value } = await choosing();
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'selection.saved' });
    expect([parameters(), sentToWorkspace, toasts]).toEqual([storedParameters, [], []]);
    expect(value()).toMatchObject({ categories: 'browsing' });
  });

  // Source: docs/specification.md#category-selection-cancel.
  test('stay unchanged when the selection is cancelled', async () => {
    const { actor, parameters, selection, sentToWorkspace, toasts, value } = await choosing();
    actor.send({ type: 'selection.toggled', operation: 'Rent' });
    actor.send({ type: 'selection.cancelled' });
    expect([parameters(), selection(), sentToWorkspace, toasts]).toEqual([storedParameters, undefined, [], []]);
    expect(value()).toMatchObject({ categories: 'browsing' });
  });

  test('cannot be selected for an unknown category', async () => {
    const { actor, value } = await loadedParameters();
    actor.send({ type: 'selection.requested', name: 'Gone' });
    expect(value()).toMatchObject({ categories: 'browsing' });
  });
});
