import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { defaultParameters, type Parameters, type ParametersChanges } from '../../domain/parameters.ts';
import { toggled, withOperations } from '../../domain/parameters-changes.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { failure, type Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

export type ParametersEvent =
  | { type: 'operation.used'; name: string }
  | { type: 'block.toggled'; block: string }
  | { type: 'unpaidOnly.toggled' }
  | { type: 'parameters.reloadRequested' };

type ParametersInput = { readonly uid: string; readonly workspace: WorkspaceReceiver };
type ParametersContext = ParametersInput & {
  readonly parameters: Parameters;
  /** Names used before the list was there; a list that was not loaded must never be saved. */
  readonly usedNames: readonly string[];
};

export type ParametersRef = ActorRefFrom<typeof parametersMachine>;

/** The person's own settings: suggested names, categories, collapsed blocks, what is shown. */
export const parametersMachine = setup({
  types: typed<{
    input: ParametersInput;
    context: ParametersContext;
    events: ParametersEvent;
    tags: 'loading' | 'failed';
  }>(),
  actors: { loadParameters: notProvided<Parameters, { readonly uid: string }>('loadParameters') },
  actions: {
    rememberParameters: assign({ parameters: (_, params: { parameters: Parameters }) => params.parameters }),
    rememberName: assign({
      usedNames: ({ context }, params: { name: string }) => [...context.usedNames, params.name],
    }),
    forgetNames: assign({ usedNames: [] }),
    suggestNames: enqueueActions(({ context, enqueue }) => {
      const operations = withOperations(context.parameters.operations, context.usedNames);
      if (operations === context.parameters.operations) return;
      enqueue.assign({ parameters: { ...context.parameters, operations } });
      enqueue.sendTo(context.workspace, {
        type: 'write.requested',
        write: { kind: 'parameters.update', changes: { operations } },
      });
    }),
    save: enqueueActions(({ context, enqueue }, params: { changes: ParametersChanges }) => {
      enqueue.assign({ parameters: { ...context.parameters, ...params.changes } });
      enqueue.sendTo(context.workspace, {
        type: 'write.requested',
        write: { kind: 'parameters.update', changes: params.changes },
      });
    }),
    notify: (_, _params: { toast: Toast }) => {},
  },
  delays: { retryDelay: 5000 },
}).createMachine({
  id: 'parameters',
  context: ({ input }) => ({ ...input, parameters: defaultParameters, usedNames: [] }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: { 'operation.used': { actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } } },
      invoke: {
        id: 'loadParameters',
        src: 'loadParameters',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'rememberParameters', params: ({ event }) => ({ parameters: event.output }) },
            'suggestNames',
            'forgetNames',
          ],
        },
        onError: { target: 'failed', actions: { type: 'notify', params: { toast: failure('toast.loadFailed') } } },
      },
    },
    ready: {
      on: {
        'parameters.reloadRequested': 'loading',
        'operation.used': {
          actions: [
            { type: 'rememberName', params: ({ event }) => ({ name: event.name }) },
            'suggestNames',
            'forgetNames',
          ],
        },
        'block.toggled': {
          actions: {
            type: 'save',
            params: ({ context, event }) => ({
              changes: { blockClosed: toggled(context.parameters.blockClosed, event.block) },
            }),
          },
        },
        'unpaidOnly.toggled': {
          actions: {
            type: 'save',
            params: ({ context }) => ({ changes: { showOnlyNotPaid: !context.parameters.showOnlyNotPaid } }),
          },
        },
      },
    },
    // Nothing can be saved before the list is there, so it is asked for until it is.
    failed: {
      tags: 'failed',
      after: { retryDelay: 'loading' },
      on: {
        'operation.used': { actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } },
        'parameters.reloadRequested': 'loading',
      },
    },
  },
});
