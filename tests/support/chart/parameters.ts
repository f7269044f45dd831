import type { Choices, Parameters } from '../../../src/domain/parameters/parameters.ts';
import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import { parametersMachine } from '../../../src/machines/parameters/parameters.machine.ts';
import { success, type ToastKey } from '../../../src/machines/toaster/toast.ts';
import { done, failed } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

export const storedParameters: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [{ name: 'Food', operations: ['Bread'] }],
  blockClosed: ['outMonth'],
};
/** The device's answer that it knows none. */
export const unknown = done('restore', undefined);
export const known = done('restore', storedParameters);
export const loaded = done('load', storedParameters);
export const refreshed = (changes: Partial<Parameters> = {}) => done('refresh', { ...storedParameters, ...changes });
export const notRefreshed = failed('refresh', new Error('no network'));
export const notLoaded = failed('load', new Error('no network'));

/** What decides something in the parameters, each with its payload. */
export const parametersCases = [
  known,
  unknown,
  failed('restore', new Error('no storage')),
  loaded,
  refreshed(),
  done('retry', storedParameters),
  { type: 'write.observed', write: { kind: 'parameters.update', changes: { darkTheme: true } } },
  { type: 'operations.used', names: ['Taxi'] },
  { type: 'operation.added', name: 'cinema' },
  { type: 'operation.renamed', name: 'Rent', to: 'Loan' },
  { type: 'operation.removed', name: 'Bread' },
  { type: 'category.added', name: 'Travel' },
  { type: 'category.renamed', name: 'Food', to: 'Shopping' },
  { type: 'category.removed', name: 'Food' },
  { type: 'operation.categorised', operation: 'Rent', category: 'Food' },
  { type: 'selection.requested', name: 'Food' },
  { type: 'selection.toggled', operation: 'Rent' },
  { type: 'theme.chosen', dark: true },
  { type: 'block.toggled', block: 'in' },
] as const;

/** What the workspace is sentToWorkspace of one edit that cannot be taken back. */
export const edited = (...edits: readonly ParametersEdit[]) => ({
  type: 'write.requested',
  write: { kind: 'parameters.edit', edits },
});
/** The same of one that can, by `back`, with the message that offers to. */
export const undoably = (edit: ParametersEdit, back: readonly ParametersEdit[], key: ToastKey) => ({
  ...edited(edit),
  inverse: { kind: 'parameters.edit', edits: back },
  toast: success(key),
});
/** What the workspace is sentToWorkspace of a choice. */
export const chosen = (changes: Choices) => ({
  type: 'write.requested',
  write: { kind: 'parameters.update', changes },
});

/** Parameters that the device is asked for; `shown` holds each theme that was put on show. */
export function startParameters() {
  const workspace = recordingReceiver();
  const shown: (boolean | undefined)[] = [];
  const machine = parametersMachine.provide({
    actions: { showTheme: (_, { dark }) => void shown.push(dark) },
  });
  const { actor, ...system } = startSystem(machine, { input: { uid: 'ada', workspace: workspace.ref } });
  return {
    ...system,
    actor,
    shown,
    sentToWorkspace: workspace.events,
    parameters: () => actor.getSnapshot().context.parameters,
    selection: () => actor.getSnapshot().context.selection,
    value: () => actor.getSnapshot().value,
  };
}

/** The same, once the device has said that it knows none: the server is asked. */
export async function loadingParameters() {
  const system = startParameters();
  await system.perform(unknown);
  return system;
}

export async function loadedParameters() {
  const system = await loadingParameters();
  await system.perform(loaded);
  return system;
}

/** The same, being asked for again. */
export async function refreshingParameters() {
  const system = await loadedParameters();
  system.calls.length = 0;
  system.actor.send({ type: 'reload.requested' });
  return system;
}
