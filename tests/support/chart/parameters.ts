import type { Choices, Parameters } from '../../../src/domain/parameters.ts';
import { defaultParameters } from '../../../src/domain/parameters.ts';
import type { ParametersEdit } from '../../../src/domain/parameters-edits.ts';
import { parametersMachine } from '../../../src/machines/parameters/parameters.machine.ts';
import { done, failed } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

export const storedParameters: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [{ name: 'Food', operations: ['Bread'] }],
  blockClosed: ['outMonth'],
};
export const loaded = done('loadParameters', storedParameters);
export const notLoaded = failed('loadParameters', new Error('no network'));

/** What the workspace is told of one edit. */
export const edited = (edit: ParametersEdit) => ({
  type: 'write.requested',
  write: { kind: 'parameters.edit', edits: [edit] },
});
/** What the workspace is told of a choice. */
export const chosen = (changes: Choices) => ({
  type: 'write.requested',
  write: { kind: 'parameters.update', changes },
});

/** Parameters that are being loaded; `shown` holds each theme that was put on show. */
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
    told: workspace.events,
    parameters: () => actor.getSnapshot().context.parameters,
    selection: () => actor.getSnapshot().context.selection,
    value: () => actor.getSnapshot().value,
  };
}

export async function loadedParameters() {
  const system = startParameters();
  await system.perform(loaded);
  return system;
}
