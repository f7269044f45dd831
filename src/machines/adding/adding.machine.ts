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
import { emptyEntryFields, entryAfterLeaving, entryAfterTyping } from '../../domain/forms/entry-typing.ts';
import type { Category } from '../../domain/parameters/parameters.ts';
import { withCategory } from '../../domain/sheet/categories.ts';
import { type Period, proposedDay } from '../../domain/sheet/period.ts';
import type { Amount, Entry, EntryCollection, EntryDraft } from '../../domain/sheet/sheet.ts';
import { usualAmount } from '../../domain/sheet/usual-amount.ts';
import { type EffectParams, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import type { Environment } from '../shared/environment.ts';
import { typed } from '../shared/typed.ts';
import { info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

/** The lines of one list in the sheets that are known, newest sheet first. */
export type KnownLines = readonly (readonly Entry[])[];

export type AddingEvent =
  /** Entries are added to this sheet from now on, which is about these days. */
  | { type: 'sheet.shown'; sheet: SheetReceiver; period: Period }
  /** It is midnight. */
  | { type: 'day.changed' }
  /** A field under the thumb has the focus, and the press that gave it is over. */
  | { type: 'field.focused' }
  /** What the device has kept. */
  | { type: 'draft.restored'; fields: EntryFields }
  | { type: 'fields.typed'; changes: Partial<EntryFields> }
  /** The amount has the focus; what is known of this list then, newest sheet first. */
  | { type: 'amount.focused'; known: KnownLines }
  | { type: 'amount.left' }
  /** The usual amount is not what this entry is about. */
  | { type: 'usual.dismissed' }
  /** The entry belongs to the first of these categories that holds its name. */
  | { type: 'entry.submitted'; categories: readonly Category[] }
  | { type: 'entry.cleared' }
  | { type: 'form.closed' }
  /** A press elsewhere has been handled: what moves now cannot move away under a finger. */
  | { type: 'press.settled' }
  /** Nothing was added for a while: the day that was typed last is proposed no longer. */
  | { type: 'series.ended' }
  /** Nothing was typed for a moment: what stands in the fields is kept on the device. */
  | { type: 'typing.paused' };

export type AddingRef = ActorRefFrom<typeof addingMachine>;

type AddingInput = {
  readonly uid: string;
  readonly collection: EntryCollection;
  readonly environment: Environment;
};
export type AddingContext = AddingInput & {
  /** The sheet on show; undefined until the form has been on the screen. */
  readonly sheet: SheetReceiver | undefined;
  readonly period: Period | undefined;
  /** The day of the last entry, where that is another one than is proposed: those that follow it have it, too. */
  readonly typedDay: string | undefined;
  readonly fields: EntryFields;
  /** Whether the person typed the day that stands in its field; the app proposed it otherwise. */
  readonly isDayTyped: boolean;
  /** An amount is judged when it is complete, not while it is being typed. */
  readonly isAmountJudged: boolean;
  /** What was known of this list when the amount got the focus: what comes later would change under the eye. Empty without the focus. */
  readonly known: KnownLines;
  readonly isUsualDismissed: boolean;
  /** Somebody tried to add an incomplete entry. */
  readonly isAsked: boolean;
  /** The entry that was added last, and how many were. */
  readonly added: { readonly draft: EntryDraft; readonly count: number } | undefined;
};

type Days = Pick<AddingContext, 'collection' | 'environment' | 'period' | 'typedDay'>;

/** The day that stands in its field before one is typed; empty where the list has none, or the sheet is not about today. */
const standingDay = ({ collection, environment, period, typedDay }: Days): string => {
  if (collection !== 'outDay' || !period) return '';
  return typedDay ?? proposedDay(period, environment.today());
};

const cleared = (days: Days) => ({
  fields: { ...emptyEntryFields, day: standingDay(days) },
  isDayTyped: false,
  isAmountJudged: false,
  isUsualDismissed: false,
  isAsked: false,
});

const isNothingTyped = ({ name, value }: EntryFields): boolean => name.trim() === '' && value.trim() === '';

/** The fields with the day that is proposed now, unless a day was typed for an entry that is not complete. */
const fieldsAfterSeries = (context: AddingContext): EntryFields => {
  const { fields, isDayTyped } = context;
  const day = standingDay({ ...context, typedDay: undefined });
  // The same fields, where they are so already: what shows them need not be drawn again.
  return (isDayTyped && !isNothingTyped(fields)) || fields.day === day ? fields : { ...fields, day };
};

/** What the fields make; undefined while that is no complete entry. */
export const draftOf = ({ collection, fields }: Pick<AddingContext, 'collection' | 'fields'>): EntryDraft | undefined =>
  entryDraftOf(collection, fields);

/** What is usually paid under the typed name, while the amount has the focus and is empty. Source: docs/specification.md#usual-amount. */
export const usualOf = ({
  fields,
  known,
  isUsualDismissed,
}: Pick<AddingContext, 'fields' | 'known' | 'isUsualDismissed'>): Amount | undefined =>
  isUsualDismissed || fields.value !== '' ? undefined : usualAmount(known, fields.name, fields.debit);

type Draft = { readonly uid: string; readonly collection: EntryCollection; readonly fields: EntryFields | undefined };

// A day that was proposed is not kept: it is about the sheet that was on show.
const toDraft = ({ context: { uid, collection, fields, isDayTyped } }: { context: AddingContext }): Draft => ({
  uid,
  collection,
  fields: isNothingTyped(fields) ? undefined : { ...fields, day: isDayTyped ? fields.day : '' },
});

const storeDraft = { type: 'storeDraft', params: toDraft } as const;

/** What is typed to add entries to one list, one after the other; on a phone the form of the daily expenses opens to two lines. */
export const addingMachine = setup({
  types: typed<{ input: AddingInput; context: AddingContext; events: AddingEvent }>(),
  actors: {
    restoreDraft: notProvidedSource<{ uid: string; collection: EntryCollection }>('restoreDraft'),
  },
  guards: {
    isComplete: ({ context }) => context.sheet !== undefined && draftOf(context) !== undefined,
    hasTwoLines: ({ context }) => context.collection === 'outDay',
    isNothingTyped: ({ context }) => isNothingTyped(context.fields),
  },
  actions: {
    storeDraft: (_, params: EffectParams<Draft>) => notProvidedAction('storeDraft', params),
    keepLater: enqueueActions(({ enqueue }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'typing.paused' }, { id: 'draft', delay: 'typingPause' });
    }),
    clear: assign(({ context }) => cleared({ ...context, typedDay: undefined })),
    restoreFields: assign(({ context }, { fields }: { fields: EntryFields }) => ({
      fields: { ...fields, day: fields.day || standingDay(context) },
      isDayTyped: fields.day !== '',
    })),
    endSeries: assign({ fields: ({ context }) => fieldsAfterSeries(context), typedDay: undefined }),
    addEntry: enqueueActions(({ context, enqueue }, { categories }: { categories: readonly Category[] }) => {
      const { collection, sheet, added } = context;
      const entry = draftOf(context);
      if (!entry || !sheet) throw new Error('There is no entry, or no sheet to add it to.');
      const draft = withCategory(categories, entry);
      enqueue.sendTo(sheet, { type: 'entry.added', collection, draft });
      const day = String(draft.day);
      const isProposed = day === standingDay({ ...context, typedDay: undefined });
      const series = { ...context, typedDay: isProposed ? undefined : day };
      enqueue.assign({
        ...cleared(series),
        typedDay: series.typedDay,
        added: { draft, count: (added?.count ?? 0) + 1 },
      });
      enqueue.cancel('series');
      enqueue.raise({ type: 'series.ended' }, { id: 'series', delay: 'seriesDuration' });
    }),
  },
  delays: { seriesDuration: 5 * 60_000, typingPause: 300 },
}).createMachine({
  id: 'adding',
  context: ({ input }) => {
    const days = { ...input, period: undefined, typedDay: undefined };
    return { ...days, ...cleared(days), sheet: undefined, known: [], added: undefined };
  },
  invoke: {
    id: 'restoreDraft',
    src: 'restoreDraft',
    input: ({ context: { uid, collection } }) => ({ uid, collection }),
  },
  on: {
    'sheet.shown': {
      target: '.folded',
      actions: assign({ sheet: ({ event }) => event.sheet, period: ({ event }) => event.period }),
    },
    'form.closed': '.folded',
    // Who has begun to type already goes on with that.
    'draft.restored': {
      guard: 'isNothingTyped',
      actions: [{ type: 'restoreFields', params: ({ event }) => event }, sendToast(info('notice.entryRestored'))],
    },
    'day.changed': { actions: 'endSeries' },
    'series.ended': { actions: 'endSeries' },
    'fields.typed': {
      actions: [
        assign({
          fields: ({ context, event }) => entryAfterTyping(context.collection, context.fields, event.changes),
          isDayTyped: ({ context, event }) => context.isDayTyped || event.changes.day !== undefined,
          isAmountJudged: ({ context, event }) => context.isAmountJudged && event.changes.value === undefined,
        }),
        'keepLater',
      ],
    },
    'typing.paused': { actions: storeDraft },
    'amount.focused': { actions: assign({ known: ({ event }) => event.known }) },
    'usual.dismissed': { actions: assign({ isUsualDismissed: true }) },
    'amount.left': {
      actions: assign({
        known: [],
        fields: ({ context }) => entryAfterLeaving(context.collection, context.fields),
        isAmountJudged: true,
      }),
    },
    'entry.submitted': [
      {
        guard: 'isComplete',
        actions: [{ type: 'addEntry', params: ({ event }) => event }, cancel('draft'), storeDraft],
      },
      { actions: assign({ isAmountJudged: true, isAsked: true }) },
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
