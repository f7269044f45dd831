import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { ParametersEdit } from '../../src/domain/parameters/parameters-edits.ts';
import { parametersMachine } from '../../src/machines/parameters/parameters.machine.ts';
import { sheetsMachine } from '../../src/machines/sheets/sheets.machine.ts';
import { parametersCases } from '../support/chart/fixtures/parameters.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { listed, unknownList } from '../support/chart/fixtures/sheet-list.ts';
import { march } from '../support/chart/fixtures/sheets.ts';
import { parametersActions } from './support/parameters.ts';
import type { Screens } from './support/screens.tsx';
import { loadContent, openSignedIn, writesOf } from './support/signed-in.ts';
import { button, type ScreenCheck, walkScreens } from './support/walk.ts';

type Check = ScreenCheck<typeof parametersMachine>;

const edited = (...edits: readonly ParametersEdit[]) => ({ kind: 'parameters.edit', edits });

const enqueuedWrites: Readonly<Record<string, unknown>> = {
  'operations.used': edited({ kind: 'operation.add', name: 'Taxi' }),
  'operation.added': edited({ kind: 'operation.add', name: 'Cinema' }),
  'operation.renamed': edited({ kind: 'operation.rename', name: 'Rent', to: 'Loan' }),
  'operation.removed': edited({ kind: 'operation.remove', name: 'Bread' }),
  'category.added': edited({ kind: 'category.add', name: 'Travel' }),
  'category.renamed': edited({ kind: 'category.rename', name: 'Food', to: 'Shopping' }),
  'category.removed': edited({ kind: 'category.remove', name: 'Food' }),
  'operation.categorised': edited({ kind: 'category.choose', name: 'Food', added: ['Rent'], removed: [] }),
  'theme.chosen': { kind: 'parameters.update', changes: { darkTheme: true } },
  'block.toggled': edited({ kind: 'block.close', block: 'in' }),
  'unpaidOnly.toggled': { kind: 'parameters.update', changes: { showOnlyNotPaid: true } },
};

const checkEffects = ({ type }: AnyEventObject, screens: Screens) => {
  if (type in enqueuedWrites) expect(writesOf(screens).at(-1)).toEqual(enqueuedWrites[type]);
};

const names = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
const addField = () => screen.queryByRole('textbox', { name: 'Add an operation' });

/** The list shows all operations, unless a category is being edited. */
const list: Check = ({ context: { parameters, selection } }) => {
  if (selection) return;
  expect(addField()).not.toBeNull();
  expect(names()).toEqual(parameters.operations);
};

const noNames = () => {
  expect(addField()).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
};

const awaited: Check = (_, { translate }) => {
  noNames();
  expect(screen.queryByText(translate('parameters.failed'))).toBeNull();
};

const failed: Check = (_, { translate }) => {
  expect(screen.getByText(translate('parameters.failed'))).toBeDefined();
  expect(button(translate('sheets.retry')).disabled).toBe(false);
};

const browsing = () => {
  expect(screen.queryByText(/operations? chosen$/u)).toBeNull();
};

const selecting: Check = ({ context: { selection, parameters } }) => {
  const pressed = parameters.operations.filter((name) => button(name).getAttribute('aria-pressed') === 'true');
  expect(pressed).toEqual(selection?.operations.toSorted());
  expect(screen.getByText(/operations? chosen$/u).textContent).toMatch(new RegExp(`^${pressed.length} `, 'u'));
};

const isReady = ({ list: state }: { readonly list: unknown }) =>
  typeof state === 'object' && state !== null && 'loaded' in state && state.loaded === 'fresh';
const notByUser = ['reload.requested', 'write.observed', 'operations.used'];

/** Users can only edit a loaded list. While a category is being edited, only its selection changes. */
const canHappen = ({ value, context }: Parameters<Check>[0], { type }: AnyEventObject): boolean => {
  if (type.startsWith('xstate.') || type === 'reload.requested') return true;
  if (!isReady(value)) return false;
  return context.selection === undefined || type.startsWith('selection.') || notByUser.includes(type);
};

walkScreens(parametersMachine, {
  input: { uid: 'ada', workspace: recordingReceiver().ref },
  cases: parametersCases,
  project: ({ selection }) => selection?.operations.length ?? null,
  // This name is used before the list has loaded.
  unseen: ['transition parameters --operations.used[1]--> (stays)'],
  when: canHappen,
  open: async (seen) => {
    const screens = await openSignedIn(seen, '/parameters');
    await screens.happen(sheetsMachine, unknownList, listed(march));
    await loadContent(screens);
    return screens;
  },
  actions: {
    ...parametersActions,
    'reload.requested': async (screens, event) => {
      const retry = screen.queryByRole('button', { name: screens.translate('sheets.retry') });
      await (retry ? screens.user.click(retry) : screens.happen(parametersMachine, event));
    },
  },
  toastAfter: ({ type }, { translate }) =>
    type === 'xstate.error.actor.load' ? translate('notice.loadFailed') : undefined,
  checkEffects,
  checks: {
    'list.blank.cache.restoring': noNames,
    'list.blank.cache.missed': noNames,
    'list.blank.server.waiting': awaited,
    'list.blank.server.loading': awaited,
    'list.blank.server.failed': failed,
    'list.blank.server.retrying': failed,
    'list.loaded.fresh': list,
    'list.loaded.refreshing': list,
    'list.loaded.stale': list,
    'categories.browsing': browsing,
    'categories.selecting': selecting,
  },
});
