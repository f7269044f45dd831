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

/** The lines of one list in the sheets that are known, newest sheet first. */
export type KnownLines = readonly (readonly Entry[])[];

/** The day that is proposed for an entry of the sheet on show; empty where it is not about today. */
type Proposal = { readonly proposedDay: string };

/** An entry is to be added to this sheet; it belongs to the first of these categories that holds its name. */
type Submission = Proposal & { readonly sheet: SheetReceiver; readonly categories: readonly Category[] };

export type AddingEvent =
  /** A field of the touch form has the focus, and its press is over. */
  | { type: 'field.focused' }
  /** What the device has kept. */
  | { type: 'draft.restored'; fields: EntryFields }
  | { type: 'fields.typed'; changes: Partial<EntryFields> }
  /** The amount has the focus; what is known of this list then, newest sheet first. */
  | { type: 'amount.focused'; known: KnownLines }
  | { type: 'amount.left' }
  /** The usual amount is not what this entry is about. */
  | { type: 'usual.dismissed' }
  | ({ type: 'entry.submitted' } & Submission)
  | { type: 'entry.cleared' }
  | { type: 'form.closed' }
  /** Another sheet or screen is shown. */
  | { type: 'sheet.left'; sheet: SheetReceiver }
  /** A press elsewhere has been handled: what moves now cannot move away under a finger. */
  | { type: 'press.settled' }
  /** Nothing was added for a while, or it is midnight: the day that was typed last stands no longer. */
  | { type: 'series.ended' }
  /** Nothing was typed for a moment: what stands in the fields is kept on the device. */
  | { type: 'typing.paused' };

export type AddingRef = ActorRefFrom<typeof addingMachine>;

type AddingInput = {
  readonly uid: string;
  readonly collection: EntryCollection;
};
export type AddingContext = AddingInput & {
  /** The day of the last entry, where that is another one than was proposed: those that follow it have it, too. */
  readonly seriesDay: string | undefined;
  /** What is typed: without a day as long as none is. */
  readonly fields: EntryFields;
  /** Whether the person typed the day that stands in its field, or emptied it. */
  readonly isDayTyped: boolean;
  /** An amount is judged when it is complete, not while it is being typed. */
  readonly isAmountJudged: boolean;
  /** What was known of this list when the amount got the focus: what comes later would change under the eye. Empty without the focus. */
  readonly known: KnownLines;
  readonly isUsualDismissed: boolean;
  /** Somebody tried to add an incomplete entry. */
  readonly wasSubmitted: boolean;
  /** The entry that was added last, and how many were. */
  readonly added: { readonly draft: EntryDraft; readonly count: number } | undefined;
};

const cleared = {
  fields: emptyEntryFields,
  isDayTyped: false,
  isAmountJudged: false,
  isUsualDismissed: false,
  wasSubmitted: false,
};

const isNothingTyped = ({ name, value }: EntryFields): boolean => name.trim() === '' && value.trim() === '';

type Typed = Pick<AddingContext, 'collection' | 'fields' | 'isDayTyped' | 'seriesDay'>;

/** What stands in the fields: where no day is typed, that of the last entry or the proposed one. Source: docs/specification.md#proposed-day. */
export const shownFields = (
  { collection, fields, isDayTyped, seriesDay }: Typed,
  { proposedDay }: Proposal,
): EntryFields => (collection !== 'outDay' || isDayTyped ? fields : { ...fields, day: seriesDay ?? proposedDay });

/** The day of an entry, where those that follow it have it, too. */
const seriesDayAfter = ({ collection, day }: { collection: EntryCollection; day: number }, { proposedDay }: Proposal) =>
  collection !== 'outDay' || String(day) === proposedDay ? undefined : String(day);

/** What is usually paid under the typed name, while the amount has the focus and is empty. Source: docs/specification.md#usual-amount. */
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

/** What is typed to add entries to one list, one after the other; on a phone the form of the daily expenses opens to two lines. */
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
    // A typed day stays where it is part of an entry that is not complete.
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
    'form.closed': '.folded',
    'sheet.left': '.folded',
    // Who has begun to type already goes on with that.
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
          isAmountJudged: ({ context, event }) => context.isAmountJudged && event.changes.value === undefined,
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
        isAmountJudged: true,
      }),
    },
    'entry.submitted': [
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        actions: [{ type: 'addEntry', params: ({ event }) => event }, cancel('draft'), storeDraft],
      },
      { actions: assign({ isAmountJudged: true, wasSubmitted: true }) },
    ],
    'entry.cleared': { target: '.folded', actions: ['clear', cancel('draft'), storeDraft] },
  },
  initial: 'folded',
  states: {
    folded: {
      entry: 'endSeries',
      on: { 'field.focused': { guard: 'hasTwoLines', target: 'open' } },
    },
    // Never left because a field lost the focus: that is between the press and the click that belong together.
    open: {
      on: {
        'press.settled': { guard: 'isNothingTyped', target: 'folded' },
      },
    },
  },
});
