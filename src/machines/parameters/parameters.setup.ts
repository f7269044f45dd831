import { assign, enqueueActions, setup } from 'xstate';
import { selectionEdit, selectionOf, toggleChosen } from '../../domain/category-selection.ts';
import { categoryProblem, operationProblem } from '../../domain/name-problems.ts';
import type { Choices, Parameters } from '../../domain/parameters.ts';
import { editParameters, type ParametersEdit } from '../../domain/parameters-edits.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import type { Toast } from '../toaster/toast.ts';
import type { ParametersContext, ParametersEvent, ParametersInput } from './parameters.events.ts';

/** A typed name, and the one that it replaces. */
type NameParams = { readonly name: string; readonly current?: string };
type EditParams = { readonly edit: ParametersEdit | undefined };

/** What the chart of the parameters can ask, decide and do. */
export const parametersSetup = setup({
  types: typed<{
    input: ParametersInput;
    context: ParametersContext;
    events: ParametersEvent;
    tags: 'loading' | 'failed' | 'selecting';
  }>(),
  actors: { loadParameters: notProvided<Parameters, { readonly uid: string }>('loadParameters') },
  guards: {
    isOperationFree: ({ context }, { name, current }: NameParams) =>
      operationProblem(context.parameters, name, current) === undefined,
    isCategoryFree: ({ context }, { name, current }: NameParams) =>
      categoryProblem(context.parameters, name, current) === undefined,
    hasCategory: ({ context }, params: { name: string }) =>
      context.parameters.categories.some(({ name }) => name === params.name),
  },
  actions: {
    rememberParameters: assign(({ context }, params: { parameters: Parameters }) => {
      const edited = context.editsMeanwhile.reduce(editParameters, params.parameters);
      return { parameters: { ...edited, ...context.choicesMeanwhile } };
    }),
    forgetMeanwhile: assign({ editsMeanwhile: [], choicesMeanwhile: {} }),
    edit: enqueueActions(({ context, enqueue }, { edit }: EditParams) => {
      if (!edit) return;
      enqueue.assign({
        parameters: editParameters(context.parameters, edit),
        editsMeanwhile: [...context.editsMeanwhile, edit],
      });
      enqueue.sendTo(context.workspace, { type: 'write.requested', write: { kind: 'parameters.edit', edits: [edit] } });
    }),
    choose: enqueueActions(({ context, enqueue }, params: { choices: Choices }) => {
      enqueue.assign({
        parameters: { ...context.parameters, ...params.choices },
        choicesMeanwhile: { ...context.choicesMeanwhile, ...params.choices },
      });
      enqueue.sendTo(context.workspace, {
        type: 'write.requested',
        write: { kind: 'parameters.update', changes: params.choices },
      });
    }),
    startSelection: assign({
      selection: ({ context }, params: { name: string }) => selectionOf(context.parameters, params.name),
    }),
    toggleChosen: assign({
      selection: ({ context }, params: { operation: string }) =>
        context.selection && toggleChosen(context.selection, params.operation),
    }),
    endSelection: assign({ selection: undefined }),
    showTheme: (_, _params: { dark: boolean | undefined }) => {},
    notify: (_, _params: { toast: Toast }) => {},
  },
  delays: { retryDelay: 5000 },
});

/** The edit that saves the selection; undefined when it changes nothing. */
export const savedSelection = ({ context }: { context: ParametersContext }): EditParams => ({
  edit: context.selection && selectionEdit(context.selection),
});
