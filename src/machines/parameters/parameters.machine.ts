import { type ActorRefFrom, assign, enqueueActions, setup, stateIn } from 'xstate';
import { categorise, selectionEdit, selectionOf, toggleChosen } from '../../domain/parameters/category-selection.ts';
import { categoryProblem, newOperations, operationProblem } from '../../domain/parameters/name-problems.ts';
import { type Choices, defaultParameters, type Parameters } from '../../domain/parameters/parameters.ts';
import { editParameters, type ParametersEdit, toggleBlock } from '../../domain/parameters/parameters-edits.ts';
import { parametersAfter } from '../../domain/sync/apply-write.ts';
import { inverseEdits } from '../../domain/sync/undo.ts';
import { firstLoad, refresh, toData } from '../cached-resource/cached-resource.ts';
import { type EffectParams, notProvided, notProvidedAction } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { success, type Toast } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { ParametersContext, ParametersEvent, ParametersInput } from './parameters.events.ts';

type NameParams = { readonly name: string; readonly current?: string };
type Answered = { readonly data: Parameters | undefined };
type EditParams = { readonly edits: readonly ParametersEdit[]; readonly toast?: Toast };
type UsedNames = { readonly context: ParametersContext; readonly event: { readonly names: readonly string[] } };

const toNewNames = ({ context, event }: UsedNames): EditParams => ({
  edits: newOperations(context.parameters, event.names).map((name) => ({ kind: 'operation.add', name })),
});

const withEdits = ({ parameters, editsSinceRequest }: ParametersContext, edits: EditParams['edits']) => ({
  parameters: edits.reduce(editParameters, parameters),
  editsSinceRequest: [...editsSinceRequest, ...edits],
});

const toWrites = (parameters: Parameters, edits: EditParams['edits']) => ({
  write: { kind: 'parameters.edit' as const, edits },
  inverse: { kind: 'parameters.edit' as const, edits: edits.flatMap((edit) => inverseEdits(parameters, edit)) },
});

const toUid = ({ context }: { readonly context: ParametersContext }) => ({ uid: context.uid });

/** The edit that saves the selection. Without a change, there is no edit. */
const toSelectionEdit = ({ context }: { readonly context: ParametersContext }): EditParams => {
  const edit = context.selection && selectionEdit(context.selection);
  return { edits: edit ? [edit] : [], toast: success('notice.categoryModified') };
};

const showTheme = {
  type: 'showTheme',
  params: ({ context }: { readonly context: ParametersContext }) => ({ dark: context.parameters.darkTheme }),
} as const;
const resource = {
  input: toUid,
  receive: [{ type: 'receive', params: toData<Parameters | undefined> }, showTheme],
} as const;

export type ParametersRef = ActorRefFrom<typeof parametersMachine>;

/** The user's parameters: suggested names, categories, theme, collapsed blocks, filters. */
export const parametersMachine = setup({
  types: typed<{
    input: ParametersInput;
    context: ParametersContext;
    events: ParametersEvent;
    /** `restoring`: the cache is being read. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale' | 'selecting';
  }>(),
  actors: {
    restore: notProvided<Parameters | undefined, { readonly uid: string }>('restore'),
    load: notProvided<Parameters, { readonly uid: string }>('load'),
  },
  guards: {
    isMissed: stateIn('#missed'),
    isLoaded: stateIn({ list: 'loaded' }),
    isOperationFree: ({ context }, { name, current }: NameParams) =>
      operationProblem(context.parameters, name, current) === undefined,
    isCategoryFree: ({ context }, { name, current }: NameParams) =>
      categoryProblem(context.parameters, name, current) === undefined,
    isUsable: (_, { data }: Answered) => data !== undefined,
    hasCategory: ({ context }, params: { name: string }) =>
      context.parameters.categories.some(({ name }) => name === params.name),
  },
  actions: {
    receive: assign(({ context }, { data }: Answered) => {
      if (!data) return {};
      const edited = context.editsSinceRequest.reduce(editParameters, data);
      return { parameters: { ...edited, ...context.choicesSinceRequest } };
    }),
    // The response may lack later edits (stale read), so these edits are applied to it again.
    rememberRequest: assign({ editsSinceRequest: [], choicesSinceRequest: {} }),
    edit: enqueueActions(({ context, enqueue }, { edits, toast }: EditParams) => {
      if (edits.length === 0) return;
      enqueue.assign(withEdits(context, edits));
      const { write, inverse } = toWrites(context.parameters, edits);
      enqueue.sendTo(context.workspace, { type: 'write.requested', write, ...(toast && { inverse, toast }) });
    }),
    // An undo of the edit that used the names also removes the names.
    addNames: enqueueActions(({ context, enqueue }, { edits }: EditParams) => {
      if (edits.length === 0) return;
      enqueue.assign(withEdits(context, edits));
      enqueue.sendTo(context.workspace, { type: 'write.caused', ...toWrites(context.parameters, edits) });
    }),
    choose: enqueueActions(({ context, enqueue }, params: { choices: Choices }) => {
      enqueue.assign({
        parameters: { ...context.parameters, ...params.choices },
        choicesSinceRequest: { ...context.choicesSinceRequest, ...params.choices },
      });
      enqueue.sendTo(context.workspace, {
        type: 'write.requested',
        write: { kind: 'parameters.update', changes: params.choices },
      });
    }),
    endSelection: assign({ selection: undefined }),
    showTheme: (_, params: EffectParams<{ dark: boolean | undefined }>) => notProvidedAction('showTheme', params),
  },
  delays: { restoreTimeout: 1000, retryDelay: 5000 },
}).createMachine({
  id: 'parameters',
  context: ({ input }) => ({
    ...input,
    parameters: defaultParameters,
    editsSinceRequest: [],
    choicesSinceRequest: {},
    selection: undefined,
  }),
  type: 'parallel',
  // Edits do not wait for the lists of the server: both are merged later.
  on: {
    'operations.used': [
      { guard: 'isLoaded', actions: { type: 'addNames', params: toNewNames } },
      // Before the list is loaded, an undo could remove a name that the server already has.
      { actions: { type: 'edit', params: toNewNames } },
    ],
    'operation.added': {
      guard: { type: 'isOperationFree', params: ({ event }) => ({ name: event.name }) },
      actions: [
        { type: 'edit', params: ({ event }) => ({ edits: [{ kind: 'operation.add', name: event.name }] }) },
        sendToast(success('notice.operationAdded')),
      ],
    },
    'operation.renamed': {
      guard: { type: 'isOperationFree', params: ({ event }) => ({ name: event.to, current: event.name }) },
      actions: {
        type: 'edit',
        params: ({ event: { name, to } }) => ({
          edits: [{ kind: 'operation.rename', name, to }],
          toast: success('notice.operationModified'),
        }),
      },
    },
    'operation.removed': {
      actions: {
        type: 'edit',
        params: ({ event }) => ({
          edits: [{ kind: 'operation.remove', name: event.name }],
          toast: success('notice.operationDeleted'),
        }),
      },
    },
    'category.added': {
      guard: { type: 'isCategoryFree', params: ({ event }) => ({ name: event.name }) },
      actions: [
        { type: 'edit', params: ({ event }) => ({ edits: [{ kind: 'category.add', name: event.name }] }) },
        sendToast(success('notice.categoryAdded')),
      ],
    },
    'category.renamed': {
      guard: { type: 'isCategoryFree', params: ({ event }) => ({ name: event.to, current: event.name }) },
      actions: {
        type: 'edit',
        params: ({ event: { name, to } }) => ({
          edits: [{ kind: 'category.rename', name, to }],
          toast: success('notice.categoryModified'),
        }),
      },
    },
    'category.removed': {
      actions: {
        type: 'edit',
        params: ({ event }) => ({
          edits: [{ kind: 'category.remove', name: event.name }],
          toast: success('notice.categoryDeleted'),
        }),
      },
    },
    'operation.categorised': {
      actions: {
        type: 'edit',
        params: ({ context, event: { operation, category } }) => ({
          edits: categorise(context.parameters, operation, category),
          toast: success('notice.categoryModified'),
        }),
      },
    },
    'write.observed': {
      actions: assign(({ context, event: { write } }) => ({
        parameters: parametersAfter(context.parameters, write),
        ...(write.kind === 'parameters.edit' && { editsSinceRequest: [...context.editsSinceRequest, ...write.edits] }),
        ...(write.kind === 'parameters.update' && {
          choicesSinceRequest: { ...context.choicesSinceRequest, ...write.changes },
        }),
      })),
    },
    'theme.chosen': {
      actions: [
        { type: 'showTheme', params: ({ event }) => ({ dark: event.dark }) },
        { type: 'choose', params: ({ event }) => ({ choices: { darkTheme: event.dark } }) },
      ],
    },
    'block.toggled': {
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({ edits: [toggleBlock(context.parameters, event.block)] }),
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
    list: {
      initial: 'blank',
      states: {
        ...firstLoad({
          ...resource,
          overrides: [],
          loaded: '#parameters.list.loaded',
          refreshing: '#parameters.list.loaded.refreshing',
        }),
        loaded: {
          initial: 'fresh',
          on: { 'reload.requested': '.refreshing' },
          states: { fresh: {}, ...refresh({ ...resource, overrides: [] }) },
        },
      },
    },
    categories: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'selection.requested': {
              guard: { type: 'hasCategory', params: ({ event }) => ({ name: event.name }) },
              target: 'selecting',
              actions: assign({ selection: ({ context, event }) => selectionOf(context.parameters, event.name) }),
            },
          },
        },
        selecting: {
          tags: 'selecting',
          on: {
            'selection.toggled': {
              actions: assign({
                selection: ({ context, event }) =>
                  context.selection && toggleChosen(context.selection, event.operation),
              }),
            },
            'selection.saved': {
              target: 'browsing',
              actions: [{ type: 'edit', params: toSelectionEdit }, 'endSelection'],
            },
            'selection.cancelled': { target: 'browsing', actions: 'endSelection' },
          },
        },
      },
    },
  },
});
