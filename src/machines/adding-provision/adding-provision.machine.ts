import {
  type ActorRef,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  assign,
  cancel,
  enqueueActions,
  sendTo,
  setup,
} from 'xstate';
import {
  emptyNewProvision,
  isNothingTyped,
  type NewProvisionField,
  type NewProvisionFields,
  withTyped,
} from '../../domain/forms/new-provision.ts';
import type { ProvisionDraft } from '../../domain/sheet/sheet.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { type EffectParams, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info, resumable } from '../toaster/toast.ts';
import { sendToast, toasterOf } from '../toaster/toaster.machine.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

/** Adds `draft`, which is undefined while the form is incomplete. `isLast` also closes the form. */
type Submission = {
  readonly sheet: SheetReceiver;
  readonly draft: ProvisionDraft | undefined;
  readonly isLast: boolean;
};
type SubmissionArgs = { readonly event: Submission };

export type AddingProvisionEvent =
  /** The device had a stored draft. */
  | { type: 'draft.restored'; fields: NewProvisionFields }
  /** The user went to another sheet or screen. */
  | { type: 'sheet.left'; sheet: SheetReceiver }
  | { type: 'form.requested' }
  /** Drops the typed text. */
  | { type: 'form.closed' }
  | { type: 'draft.resumed' }
  | { type: 'fields.typed'; changes: Partial<NewProvisionFields> }
  | { type: 'field.left'; field: NewProvisionField }
  | ({ type: 'provision.submitted' } & Submission)
  /** The user paused typing: the draft is stored on the device. */
  | { type: 'typing.paused' };

export type AddingProvisionRef = ActorRefFrom<typeof addingProvisionMachine>;

type AddingProvisionInput = { readonly uid: string };
export type AddingProvisionContext = AddingProvisionInput & {
  readonly fields: NewProvisionFields;
  /** The fields when the form was last closed. */
  readonly dropped: NewProvisionFields;
  /** The fields that lost the focus: their text is complete and can be checked. */
  readonly validated: readonly NewProvisionField[];
  /** The user submitted an incomplete provision. */
  readonly wasSubmitted: boolean;
};

const cleared: Pick<AddingProvisionContext, 'fields' | 'validated' | 'wasSubmitted'> = {
  fields: emptyNewProvision,
  validated: [],
  wasSubmitted: false,
};

type Draft = { readonly uid: string; readonly fields: NewProvisionFields | undefined };

const toDraft = ({ context: { uid, fields } }: { context: AddingProvisionContext }): Draft => ({
  uid,
  fields: isNothingTyped(fields) ? undefined : fields,
});

const toSubmission = ({ event }: SubmissionArgs): Submission => event;

const storeDraft = { type: 'storeDraft', params: toDraft } as const;

/** The form that adds provisions. Its draft survives a reload and a change of sheet; a closed form can be resumed. */
export const addingProvisionMachine = setup({
  types: typed<{ input: AddingProvisionInput; context: AddingProvisionContext; events: AddingProvisionEvent }>(),
  actors: { restoreDraft: notProvidedSource<{ uid: string }>('restoreDraft') },
  guards: {
    isComplete: (_, { draft }: Submission) => draft !== undefined,
    isNothingTyped: ({ context }) => isNothingTyped(context.fields),
  },
  actions: {
    storeDraft: (_, params: EffectParams<Draft>) => notProvidedAction('storeDraft', params),
    scheduleDraftSave: enqueueActions(({ enqueue }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'typing.paused' }, { id: 'draft', delay: 'typingPause' });
    }),
    addProvision: enqueueActions(({ enqueue }, { sheet, draft, isLast }: Submission) => {
      if (!draft) throw new Error('There is no provision.');
      enqueue.sendTo(sheet, { type: 'provision.added', draft });
      enqueue.assign(cleared);
      if (isLast) enqueue.raise({ type: 'form.closed' });
    }),
    withdrawOffer: sendTo(toasterOf, { type: 'offer.withdrawn', action: 'resumeProvision' }),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'addingProvision',
  context: ({ input: { uid } }) => ({ uid, ...cleared, dropped: emptyNewProvision }),
  invoke: { id: 'restoreDraft', src: 'restoreDraft', input: ({ context: { uid } }) => ({ uid }) },
  on: {
    // A stored draft does not replace text that the user is typing.
    'draft.restored': {
      guard: 'isNothingTyped',
      target: '.open',
      actions: [assign({ fields: ({ event }) => event.fields }), sendToast(info('notice.entryRestored'))],
    },
    // An always visible form opens on the first keystroke.
    'fields.typed': {
      target: '.open',
      actions: [
        assign({
          fields: ({ context, event }) => withTyped(context.fields, event.changes),
          validated: ({ context, event }) => context.validated.filter((field) => event.changes[field] === undefined),
        }),
        'scheduleDraftSave',
      ],
    },
    'typing.paused': { actions: storeDraft },
    'field.left': {
      actions: assign({ validated: ({ context, event }) => [...new Set([...context.validated, event.field])] }),
    },
    'provision.submitted': [
      {
        guard: { type: 'isComplete', params: toSubmission },
        actions: [{ type: 'addProvision', params: toSubmission }, cancel('draft'), storeDraft],
      },
      { actions: assign({ wasSubmitted: true }) },
    ],
    'form.closed': [
      { guard: 'isNothingTyped', target: '.closed' },
      {
        target: '.dropped',
        actions: [
          assign(({ context }) => ({ ...cleared, dropped: context.fields })),
          cancel('draft'),
          storeDraft,
          sendToast(resumable(info('notice.entryDropped'), 'resumeProvision')),
        ],
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: { entry: assign(cleared), on: { 'form.requested': 'open' } },
    open: { on: { 'sheet.left': { guard: 'isNothingTyped', target: 'closed' } } },
    // A toast offers to resume the dropped text.
    dropped: {
      on: {
        'form.requested': 'open',
        // An always visible form can be closed again, even when it is empty.
        'form.closed': { actions: assign(cleared) },
        'draft.resumed': {
          target: 'open',
          actions: [assign({ fields: ({ context }) => context.dropped }), storeDraft],
        },
        'sheet.left': 'closed',
      },
      exit: 'withdrawOffer',
    },
  },
});
