import type { ActorRefFrom } from 'xstate';
import { defaultParameters } from '../../domain/parameters/parameters.ts';
import { toggleBlock } from '../../domain/parameters/parameters-edits.ts';
import { success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { list } from './parameters.list.ts';
import { parametersSetup, savedSelection } from './parameters.setup.ts';

export type ParametersRef = ActorRefFrom<typeof parametersMachine>;

/** The person's own settings: suggested names, categories, theme, collapsed blocks, what is shown. */
export const parametersMachine = parametersSetup.createMachine({
  id: 'parameters',
  context: ({ input }) => ({
    ...input,
    parameters: defaultParameters,
    editsMeanwhile: [],
    choicesMeanwhile: {},
    selection: undefined,
  }),
  type: 'parallel',
  // Edits are merged by the server into the lists that it holds, so that none has to wait until they are loaded.
  on: {
    'operation.used': {
      guard: { type: 'isOperationFree', params: ({ event }) => ({ name: event.name }) },
      actions: { type: 'edit', params: ({ event }) => ({ edit: { kind: 'operation.add', name: event.name } }) },
    },
    'operation.added': {
      guard: { type: 'isOperationFree', params: ({ event }) => ({ name: event.name }) },
      actions: [
        { type: 'edit', params: ({ event }) => ({ edit: { kind: 'operation.add', name: event.name } }) },
        sendToast(success('notice.operationAdded')),
      ],
    },
    'operation.renamed': {
      guard: { type: 'isOperationFree', params: ({ event }) => ({ name: event.to, current: event.name }) },
      actions: {
        type: 'edit',
        params: ({ event: { name, to } }) => ({
          edit: { kind: 'operation.rename', name, to },
          told: success('notice.operationModified'),
        }),
      },
    },
    'operation.removed': {
      actions: {
        type: 'edit',
        params: ({ event }) => ({
          edit: { kind: 'operation.remove', name: event.name },
          told: success('notice.operationDeleted'),
        }),
      },
    },
    'category.added': {
      guard: { type: 'isCategoryFree', params: ({ event }) => ({ name: event.name }) },
      actions: [
        { type: 'edit', params: ({ event }) => ({ edit: { kind: 'category.add', name: event.name } }) },
        sendToast(success('notice.categoryAdded')),
      ],
    },
    'category.renamed': {
      guard: { type: 'isCategoryFree', params: ({ event }) => ({ name: event.to, current: event.name }) },
      actions: {
        type: 'edit',
        params: ({ event: { name, to } }) => ({
          edit: { kind: 'category.rename', name, to },
          told: success('notice.categoryModified'),
        }),
      },
    },
    'category.removed': {
      actions: {
        type: 'edit',
        params: ({ event }) => ({
          edit: { kind: 'category.remove', name: event.name },
          told: success('notice.categoryDeleted'),
        }),
      },
    },
    'write.observed': { actions: { type: 'observe', params: ({ event }) => ({ write: event.write }) } },
    'theme.chosen': {
      actions: [
        { type: 'showTheme', params: ({ event }) => ({ dark: event.dark }) },
        { type: 'choose', params: ({ event }) => ({ choices: { darkTheme: event.dark } }) },
      ],
    },
    'block.toggled': {
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({ edit: toggleBlock(context.parameters, event.block) }),
      },
    },
    'unpaidOnly.toggled': {
      actions: {
        type: 'choose',
        params: ({ context }) => ({ choices: { showOnlyNotPaid: !context.parameters.showOnlyNotPaid } }),
      },
    },
  },
  states: {
    list,
    categories: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'selection.requested': {
              guard: { type: 'hasCategory', params: ({ event }) => ({ name: event.name }) },
              target: 'selecting',
              actions: { type: 'startSelection', params: ({ event }) => ({ name: event.name }) },
            },
          },
        },
        selecting: {
          tags: 'selecting',
          on: {
            'selection.toggled': {
              actions: { type: 'toggleChosen', params: ({ event }) => ({ operation: event.operation }) },
            },
            'selection.saved': {
              target: 'browsing',
              actions: [{ type: 'edit', params: savedSelection }, 'endSelection'],
            },
            'selection.cancelled': { target: 'browsing', actions: 'endSelection' },
          },
        },
      },
    },
  },
});
