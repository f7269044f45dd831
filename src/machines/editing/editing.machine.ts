import { type ActorRefFrom, assign, cancel, enqueueActions, sendTo, setup } from 'xstate';
import {
  type EditedLine,
  editedLineIn,
  isSameLine,
  isTyped,
  type LineDraft,
  type TypedFields,
} from '../../domain/forms/line-draft.ts';
import type { SheetContent } from '../../domain/sheet/sheet.ts';
import { type EffectParams, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info, resumable } from '../toaster/toast.ts';
import { sendToast, toasterOf } from '../toaster/toaster.machine.ts';

type SheetShown = {
  readonly type: 'sheet.shown';
  readonly sheetId: string;
  readonly content: SheetContent;
  /** Whether lines are edited in their rows, not in a dialog. */
  readonly isInPlace: boolean;
};
type CellTyped = { readonly type: 'cell.typed'; readonly draft: LineDraft };

export type EditingEvent =
  /** The device had stored drafts. */
  | { type: 'drafts.restored'; drafts: readonly LineDraft[] }
  | SheetShown
  /** The user went to another sheet or screen. */
  | { type: 'sheet.left' }
  /** The new text of one cell, or undefined when the edit of the cell ends. */
  | CellTyped
  | { type: 'line.opened'; line: EditedLine }
  | { type: 'fields.typed'; fields: TypedFields }
  /** The dialog closes after a save. */
  | { type: 'dialog.closed' }
  /** The dialog closes without a save, or because the user deletes the line. */
  | { type: 'dialog.cancelled' }
  | { type: 'draft.resumed' }
  /** The user paused typing: the draft is stored on the device. */
  | { type: 'typing.paused'; draft: LineDraft };

export type EditingRef = ActorRefFrom<typeof editingMachine>;

type EditingInput = { readonly uid: string };
export type EditingContext = EditingInput & {
  /** Stored drafts of sheets that are not shown yet. */
  readonly waiting: readonly LineDraft[];
  /** Stored drafts that are open in their rows. */
  readonly restored: readonly LineDraft[];
  /** The line in the open dialog, or with dropped changes. */
  readonly dialog: EditedLine | undefined;
};

type EventArgs<TEvent> = { readonly context: EditingContext; readonly event: TEvent };
/** A draft without text is removed from the device. */
type Stored = { readonly uid: string; readonly drafts: readonly LineDraft[] };

const store = <TEvent>(drafts: (args: EventArgs<TEvent>) => readonly LineDraft[]) =>
  ({
    type: 'storeDrafts',
    params: (args: EventArgs<TEvent>): Stored => ({ uid: args.context.uid, drafts: drafts(args) }),
  }) as const;

const withoutFields = (draft: LineDraft): LineDraft => ({ ...draft, fields: {} });
const withFields = <T extends LineDraft>(draft: T, fields: TypedFields): T => ({
  ...draft,
  fields: { ...draft.fields, ...fields },
});

/** Splits the waiting drafts: lines in the sheet, deleted lines, and lines of other sheets. */
const draftsOf = ({ context: { waiting }, event: { sheetId, content } }: EventArgs<SheetShown>) => {
  const drafts = waiting.filter((draft) => draft.sheetId === sheetId);
  const found = drafts.flatMap((draft) => editedLineIn(content, draft) ?? []);
  return {
    found,
    lost: drafts.filter((draft) => !found.some((other) => isSameLine(other, draft))),
    others: waiting.filter((draft) => !drafts.includes(draft)),
  };
};

/** The draft of the whole row, because other cells of the row may also have unfinished text. */
const toRow = ({ context: { restored }, event: { draft } }: EventArgs<CellTyped>): LineDraft =>
  withFields(restored.find((other) => isSameLine(other, draft)) ?? withoutFields(draft), draft.fields);

const toRestored = ({ context: { restored }, event: { draft } }: EventArgs<CellTyped>): readonly LineDraft[] =>
  // Return the same array, so that React does not render the lists again.
  restored.some((other) => isSameLine(other, draft))
    ? restored.map((other) => (isSameLine(other, draft) ? withFields(other, draft.fields) : other)).filter(isTyped)
    : restored;

const dialogOf = ({ dialog }: EditingContext): EditedLine => {
  if (!dialog) throw new Error('No line is open.');
  return dialog;
};

const removeLost = store((args: EventArgs<SheetShown>) => draftsOf(args).lost.map(withoutFields));
const toastRestored = sendToast(info('notice.entryRestored'));

const removeDialog = store(({ context }) => [withoutFields(dialogOf(context))]);

/**
 * Keeps the unsaved text of edited lines, in the cells of a row or in the dialog of a line. The text survives a reload.
 * The user can resume a closed dialog.
 */
export const editingMachine = setup({
  types: typed<{ input: EditingInput; context: EditingContext; events: EditingEvent }>(),
  actors: { restoreDrafts: notProvidedSource<{ uid: string }>('restoreDrafts') },
  guards: {
    isTyped: (_, { draft }: { draft: LineDraft }) => isTyped(draft),
    isDialogTyped: ({ context }) => isTyped(dialogOf(context)),
    hasFound: (_, found: readonly EditedLine[]) => found.length > 0,
  },
  actions: {
    storeDrafts: (_, params: EffectParams<Stored>) => notProvidedAction('storeDrafts', params),
    scheduleDraftSave: enqueueActions(({ enqueue }, { draft }: { draft: LineDraft }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'typing.paused', draft }, { id: 'draft', delay: 'typingPause' });
    }),
    withdrawOffer: sendTo(toasterOf, { type: 'offer.withdrawn', action: 'resumeLine' }),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'editing',
  context: ({ input: { uid } }) => ({ uid, waiting: [], restored: [], dialog: undefined }),
  invoke: { id: 'restoreDrafts', src: 'restoreDrafts', input: ({ context: { uid } }) => ({ uid }) },
  on: {
    'drafts.restored': { actions: assign({ waiting: ({ event }) => event.drafts }) },
    'sheet.shown': [
      {
        guard: { type: 'hasFound', params: (args) => (args.event.isInPlace ? [] : draftsOf(args).found) },
        target: '.open',
        actions: [
          removeLost,
          assign((args) => {
            const { found, others } = draftsOf(args);
            return { dialog: found[0], waiting: [...found.slice(1), ...others] };
          }),
          toastRestored,
        ],
      },
      {
        guard: { type: 'hasFound', params: (args) => draftsOf(args).found },
        actions: [
          removeLost,
          assign((args) => {
            const { found, others } = draftsOf(args);
            return { restored: [...args.context.restored, ...found], waiting: others };
          }),
          toastRestored,
        ],
      },
      { actions: [removeLost, assign((args) => ({ waiting: draftsOf(args).others }))] },
    ],
    'cell.typed': [
      {
        guard: { type: 'isTyped', params: ({ event }) => event },
        actions: { type: 'scheduleDraftSave', params: (args) => ({ draft: toRow(args) }) },
      },
      {
        actions: [cancel('draft'), store((args) => [toRow(args)]), assign((args) => ({ restored: toRestored(args) }))],
      },
    ],
    'typing.paused': { actions: store(({ event }) => [event.draft]) },
    'line.opened': { target: '.open', actions: assign({ dialog: ({ event }) => event.line }) },
  },
  initial: 'closed',
  states: {
    closed: { entry: assign({ dialog: undefined }) },
    open: {
      exit: cancel('draft'),
      on: {
        'fields.typed': {
          actions: [
            assign({ dialog: ({ context, event }) => withFields(dialogOf(context), event.fields) }),
            { type: 'scheduleDraftSave', params: ({ context }) => ({ draft: dialogOf(context) }) },
          ],
        },
        'dialog.closed': { target: 'closed', actions: removeDialog },
        'dialog.cancelled': [
          {
            guard: 'isDialogTyped',
            target: 'dropped',
            actions: [removeDialog, sendToast(resumable(info('notice.changeDropped'), 'resumeLine'))],
          },
          { target: 'closed', actions: removeDialog },
        ],
      },
    },
    // A toast offers to resume the dropped changes.
    dropped: {
      on: {
        'draft.resumed': {
          target: 'open',
          actions: store(({ context }) => [dialogOf(context)]),
        },
        'sheet.left': 'closed',
      },
      exit: 'withdrawOffer',
    },
  },
});
