import { assign, enqueueActions, setup } from 'xstate';
import { selectionEdit, selectionOf, toggleChosen } from '../../domain/parameters/category-selection.ts';
import { categoryProblem, operationProblem } from '../../domain/parameters/name-problems.ts';
import type { Choices, Parameters } from '../../domain/parameters/parameters.ts';
import { editParameters, type ParametersEdit } from '../../domain/parameters/parameters-edits.ts';
import { parametersAfter } from '../../domain/sync/apply-write.ts';
import { inverseEdits } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { type EffectParams, notProvided, notProvidedAction } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { success, type Toast } from '../toaster/toast.ts';
import type { ParametersContext, ParametersEvent, ParametersInput } from './parameters.events.ts';

/** A typed name, and the one that it replaces. */
type NameParams = { readonly name: string; readonly current?: string };
type OfPerson = { readonly uid: string };
type EditParams = { readonly edit: ParametersEdit | undefined; readonly told?: Toast };

/** What the chart of the parameters can ask, decide and do. */
export const parametersSetup = setup({
  types: typed<{
    input: ParametersInput;
    context: ParametersContext;
    events: ParametersEvent;
    /** `restoring`: what the device knows comes at any moment. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale' | 'selecting';
  }>(),
  actors: {
    restoreParameters: notProvided<Parameters | undefined, OfPerson>('restoreParameters'),
    loadParameters: notProvided<Parameters, OfPerson>('loadParameters'),
  },
  guards: {
    isOperationFree: ({ context }, { name, current }: NameParams) =>
      operationProblem(context.parameters, name, current) === undefined,
    isCategoryFree: ({ context }, { name, current }: NameParams) =>
      categoryProblem(context.parameters, name, current) === undefined,
    isKnown: (_, params: { parameters: Parameters | undefined }) => params.parameters !== undefined,
    hasCategory: ({ context }, params: { name: string }) =>
      context.parameters.categories.some(({ name }) => name === params.name),
  },
  actions: {
    rememberParameters: assign(({ context }, { parameters }: { parameters: Parameters | undefined }) => {
      if (!parameters) return {};
      const edited = context.editsMeanwhile.reduce(editParameters, parameters);
      return { parameters: { ...edited, ...context.choicesMeanwhile } };
    }),
    forgetMeanwhile: assign({ editsMeanwhile: [], choicesMeanwhile: {} }),
    edit: enqueueActions(({ context, enqueue }, { edit, told }: EditParams) => {
      if (!edit) return;
      enqueue.assign({
        parameters: editParameters(context.parameters, edit),
        editsMeanwhile: [...context.editsMeanwhile, edit],
      });
      const write = { kind: 'parameters.edit' as const, edits: [edit] };
      const inverse = told && { kind: 'parameters.edit' as const, edits: inverseEdits(context.parameters, edit) };
      enqueue.sendTo(context.workspace, { type: 'write.requested', write, ...(inverse && { inverse, told }) });
    }),
    observe: assign(({ context }, { write }: { write: Write }) => ({
      parameters: parametersAfter(context.parameters, write),
      ...(write.kind === 'parameters.edit' && { editsMeanwhile: [...context.editsMeanwhile, ...write.edits] }),
      ...(write.kind === 'parameters.update' && {
        choicesMeanwhile: { ...context.choicesMeanwhile, ...write.changes },
      }),
    })),
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
    showTheme: (_, params: EffectParams<{ dark: boolean | undefined }>) => notProvidedAction('showTheme', params),
  },
  delays: { restoreTimeout: 1000, retryDelay: 5000 },
});

/** The edit that saves the selection; undefined when it changes nothing. */
export const savedSelection = ({ context }: { context: ParametersContext }): EditParams => ({
  edit: context.selection && selectionEdit(context.selection),
  told: success('notice.categoryModified'),
});

/** Whose parameters the effects are asked for. */
export const ofPerson = ({ context }: { context: ParametersContext }): OfPerson => ({ uid: context.uid });

/** The parameters that an effect has answered. */
export const answered = <T extends Parameters | undefined>({ event }: { event: { output: T } }) => ({
  parameters: event.output,
});
