import {
  type ActorRef,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  assign,
  cancel,
  enqueueActions,
  setup,
} from 'xstate';
import { entryDraftOf, type EntryFields } from '../../domain/forms/entry-draft.ts';
import { emptyEntryFields, entryAfterBlur, entryAfterTyping } from '../../domain/forms/entry-typing.ts';
import type { Category } from '../../domain/parameters/parameters.ts';
import { withCategory } from '../../domain/sheet/totals/categories.ts';
import type { Entry, EntryCollection, EntryDraft } from '../../domain/sheet/sheet.ts';
import type { Amount } from '../../domain/money/money.ts';
import { usualAmount } from '../../domain/sheet/usual-amount.ts';
import { type EffectParams, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

/** The lines of one collection in every known sheet, newest sheet first. */
export type KnownLines = readonly (readonly Entry[])[];

/** The proposed day of an entry; empty when today is not in the shown sheet. */
type Proposal = { readonly proposedDay: string };

/** Adds an entry to `sheet`. The entry belongs to the first of `categories` that contains its name. */
type Submission = Proposal & { readonly sheet: SheetReceiver; readonly categories: readonly Category[] };

export type AddingEvent =
  /** A field got the focus on a touch screen, after the press ended. */
  | { type: 'field.focused' }
  /** The device had a stored draft. */
  | { type: 'draft.restored'; fields: EntryFields }
  | { type: 'fields.typed'; changes: Partial<EntryFields> }
  | { type: 'amount.focused'; known: KnownLines }
  | { type: 'amount.left' }
  /** The user rejects the suggested usual amount. */
  | { type: 'usual.dismissed' }
  | ({ type: 'entry.submitted' } & Submission)
  | { type: 'entry.cleared' }
  | { type: 'form.closed' }
  /** The user went to another sheet or screen. */
  | { type: 'sheet.left'; sheet: SheetReceiver }
  /** A press outside the form has ended, so folding the form cannot move the pressed control. */
  | { type: 'press.settled' }
  /** After a pause or at midnight, the next entry gets the proposed day again. */
  | { type: 'series.ended' }
  /** The user paused typing: the draft is stored on the device. */
  | { type: 'typing.paused' };

export type AddingRef = ActorRefFrom<typeof addingMachine>;

type AddingInput = {
  readonly uid: string;
  readonly collection: EntryCollection;
};
export type AddingContext = AddingInput & {
  /** The day of the last entry, if it differs from the proposed day. The next entries get the same day. */
  readonly seriesDay: string | undefined;
  /** The typed text; `day` is empty until the user types one. */
  readonly fields: EntryFields;
  readonly isDayTyped: boolean;
  /** Whether the amount is checked. It is not checked while the user types it. */
  readonly isAmountValidated: boolean;
  /** The known lines when the amount got the focus, so that updates do not change the suggestion. Empty without the focus. */
  readonly known: KnownLines;
  readonly isUsualDismissed: boolean;
  /** The user submitted an incomplete entry. */
  readonly wasSubmitted: boolean;
  /** The last added entry, and the number of added entries. */
  readonly added: { readonly draft: EntryDraft; readonly count: number } | undefined;
};

const cleared = {
  fields: emptyEntryFields,
  isDayTyped: false,
  isAmountValidated: false,
  isUsualDismissed: false,
  wasSubmitted: false,
};

const isNothingTyped = ({ name, value }: EntryFields): boolean => name.trim() === '' && value.trim() === '';

type Typed = Pick<AddingContext, 'collection' | 'fields' | 'isDayTyped' | 'seriesDay'>;

/** The shown fields, with the day of the series or the proposed day if none is typed. Source: docs/specification.md#proposed-day. */
export const shownFields = (
  { collection, fields, isDayTyped, seriesDay }: Typed,
  { proposedDay }: Proposal,
): EntryFields => (collection !== 'outDay' || isDayTyped ? fields : { ...fields, day: seriesDay ?? proposedDay });

const seriesDayAfter = ({ collection, day }: { collection: EntryCollection; day: number }, { proposedDay }: Proposal) =>
  collection !== 'outDay' || String(day) === proposedDay ? undefined : String(day);

/** The usual amount of the typed name, while the amount has the focus and is empty. Source: docs/specification.md#usual-amount. */
export const usualOf = ({
  fields,
  known,
  isUsualDismissed,
}: Pick<AddingContext, 'fields' | 'known' | 'isUsualDismissed'>): Amount | undefined =>
  isUsualDismissed || fields.value !== '' ? undefined : usualAmount(known, fields.name, fields.debit);

type Draft = { readonly uid: string; readonly collection: EntryCollection; readonly fields: EntryFields | undefined };

const toDraft = ({ context: { uid, collection, fields } }: { context: AddingContext }): Draft => ({
  uid,
  collection,
  fields: isNothingTyped(fields) ? undefined : fields,
});

const storeDraft = { type: 'storeDraft', params: toDraft } as const;

/** The form that adds entries to one collection. On a touch screen, the form of daily expenses expands to two lines. */
export const addingMachine = setup({
  types: typed<{ input: AddingInput; context: AddingContext; events: AddingEvent }>(),
  actors: {
    restoreDraft: notProvidedSource<{ uid: string; collection: EntryCollection }>('restoreDraft'),
  },
  guards: {
    isComplete: ({ context }, params: Proposal) =>
      entryDraftOf(context.collection, shownFields(context, params)) !== undefined,
    hasTwoLines: ({ context }) => context.collection === 'outDay',
    isNothingTyped: ({ context }) => isNothingTyped(context.fields),
  },
  actions: {
    storeDraft: (_, params: EffectParams<Draft>) => notProvidedAction('storeDraft', params),
    scheduleDraftSave: enqueueActions(({ enqueue }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'typing.paused' }, { id: 'draft', delay: 'typingPause' });
    }),
    clear: assign(cleared),
    restoreFields: assign((_, { fields }: { fields: EntryFields }) => ({ fields, isDayTyped: fields.day !== '' })),
    // An unfinished entry keeps its typed day.
    endSeries: assign(({ context: { fields, isDayTyped } }) =>
      isDayTyped && isNothingTyped(fields)
        ? { seriesDay: undefined, fields: { ...fields, day: '' }, isDayTyped: false }
        : { seriesDay: undefined },
    ),
    addEntry: enqueueActions(({ context, enqueue }, submission: Submission) => {
      const { collection, added } = context;
      const entry = entryDraftOf(collection, shownFields(context, submission));
      if (!entry) throw new Error('There is no entry.');
      const draft = withCategory(submission.categories, entry);
      enqueue.sendTo(submission.sheet, { type: 'entry.added', collection, draft });
      enqueue.assign({
        ...cleared,
        seriesDay: seriesDayAfter({ collection, day: draft.day }, submission),
        added: { draft, count: (added?.count ?? 0) + 1 },
      });
      enqueue.cancel('series');
      enqueue.raise({ type: 'series.ended' }, { id: 'series', delay: 'seriesDuration' });
    }),
  },
  delays: { seriesDuration: 5 * 60_000, typingPause: 300 },
}).createMachine({
  id: 'adding',
  context: ({ input }) => ({ ...input, ...cleared, seriesDay: undefined, known: [], added: undefined }),
  invoke: {
    id: 'restoreDraft',
    src: 'restoreDraft',
    input: ({ context: { uid, collection } }) => ({ uid, collection }),
  },
  on: {
    'form.closed': '.collapsed',
    'sheet.left': '.collapsed',
    // A stored draft does not replace text that the user is typing.
    'draft.restored': {
      guard: 'isNothingTyped',
      actions: [{ type: 'restoreFields', params: ({ event }) => event }, sendToast(info('notice.entryRestored'))],
    },
    'series.ended': { actions: 'endSeries' },
    'fields.typed': {
      actions: [
        assign({
          fields: ({ context, event }) => entryAfterTyping(context.collection, context.fields, event.changes),
          isDayTyped: ({ context, event }) => context.isDayTyped || event.changes.day !== undefined,
          isAmountValidated: ({ context, event }) => context.isAmountValidated && event.changes.value === undefined,
        }),
        'scheduleDraftSave',
      ],
    },
    'typing.paused': { actions: storeDraft },
    'amount.focused': { actions: assign({ known: ({ event }) => event.known }) },
    'usual.dismissed': { actions: assign({ isUsualDismissed: true }) },
    'amount.left': {
      actions: assign({
        known: [],
        fields: ({ context }) => entryAfterBlur(context.collection, context.fields),
        isAmountValidated: true,
      }),
    },
    'entry.submitted': [
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        actions: [{ type: 'addEntry', params: ({ event }) => event }, cancel('draft'), storeDraft],
      },
      { actions: assign({ isAmountValidated: true, wasSubmitted: true }) },
    ],
    'entry.cleared': { target: '.collapsed', actions: ['clear', cancel('draft'), storeDraft] },
  },
  initial: 'collapsed',
  states: {
    collapsed: {
      entry: 'endSeries',
      on: { 'field.focused': { guard: 'hasTwoLines', target: 'open' } },
    },
    // Do not close the form on blur: blur happens between the press and the click on the form's button.
    open: {
      on: {
        'press.settled': { guard: 'isNothingTyped', target: 'collapsed' },
      },
    },
  },
});
