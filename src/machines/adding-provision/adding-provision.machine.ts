import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import {
  emptyProvisionFields,
  provisionDraftOf,
  type ProvisionField,
  type ProvisionFields,
} from '../../domain/forms/provision-draft.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { typed } from '../shared/typed.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

export type AddingProvisionEvent =
  /** Provisions are added to this sheet from now on. */
  | { type: 'sheet.shown'; sheet: SheetReceiver }
  | { type: 'form.requested' }
  | { type: 'form.closed' }
  | { type: 'fields.typed'; changes: Partial<ProvisionFields> }
  | { type: 'field.left'; field: ProvisionField }
  /** `isLast` says that the form closes once the provision is added. */
  | { type: 'provision.submitted'; isLast: boolean }
  | { type: 'provision.cleared' };

export type AddingProvisionRef = ActorRefFrom<typeof addingProvisionMachine>;

export type AddingProvisionContext = {
  /** The sheet on show; undefined until the provisions have been on the screen. */
  readonly sheet: SheetReceiver | undefined;
  readonly fields: ProvisionFields;
  /** The fields whose text is complete, so that it is judged. */
  readonly judged: readonly ProvisionField[];
  /** Somebody tried to add an incomplete provision. */
  readonly isAsked: boolean;
};

const cleared: Omit<AddingProvisionContext, 'sheet'> = {
  fields: emptyProvisionFields,
  judged: [],
  isAsked: false,
};

/** What is typed to add provisions, in a form that opens and closes. */
export const addingProvisionMachine = setup({
  types: typed<{ context: AddingProvisionContext; events: AddingProvisionEvent }>(),
  guards: {
    isComplete: ({ context }) => context.sheet !== undefined && provisionDraftOf(context.fields) !== undefined,
  },
  actions: {
    addProvision: enqueueActions(({ context: { sheet, fields }, enqueue }, { isLast }: { isLast: boolean }) => {
      const draft = provisionDraftOf(fields);
      if (!draft || !sheet) throw new Error('There is no provision, or no sheet to add it to.');
      enqueue.sendTo(sheet, { type: 'provision.added', draft });
      enqueue.assign(cleared);
      if (isLast) enqueue.raise({ type: 'form.closed' });
    }),
  },
}).createMachine({
  id: 'addingProvision',
  context: { ...cleared, sheet: undefined },
  on: {
    'sheet.shown': { target: '.closed', actions: assign({ sheet: ({ event }) => event.sheet }) },
    'form.closed': '.closed',
    'fields.typed': {
      actions: assign({
        fields: ({ context, event }) => ({ ...context.fields, ...event.changes }),
        judged: ({ context, event }) => context.judged.filter((field) => event.changes[field] === undefined),
      }),
    },
    'field.left': {
      actions: assign({ judged: ({ context, event }) => [...new Set([...context.judged, event.field])] }),
    },
    'provision.submitted': [
      { guard: 'isComplete', actions: { type: 'addProvision', params: ({ event }) => event } },
      { actions: assign({ isAsked: true }) },
    ],
    'provision.cleared': { target: '.closed', actions: assign(cleared) },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'form.requested': 'open' } },
    open: {},
  },
});
