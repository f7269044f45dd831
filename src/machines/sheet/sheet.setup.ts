import { type ActorRef, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import { renewedContent } from '../../domain/sheet/content.ts';
import { contentAfter, sheetAfter } from '../../domain/sync/apply-write.ts';
import type { EntryCollection, Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import { isOverruled, type LocalEdits, withEdit, withoutEdits } from '../../domain/sync/local-edits.ts';
import { inverseWrite } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info, type Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';
import type { SheetEdit, SheetEvent } from './sheet.events.ts';
import { isOfLostLine, writeOf } from './sheet.writes.ts';

type OfSheet = { readonly uid: string; readonly sheetId: string };

type SheetInput = {
  readonly uid: string;
  readonly sheet: Sheet;
  /** Lines that are known already, as those of a sheet made here. */
  readonly content: SheetContent | undefined;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  /** The owner of the list, told when the sheet's own document changes. */
  readonly sheets: ActorRef<AnyMachineSnapshot, { type: 'sheet.changed'; id: string; changes: SheetChanges }>;
};
export type SheetContext = SheetInput & {
  /** The lines as they were when the server was asked for them again. */
  readonly marked: SheetContent | undefined;
  /** What was entered here since the sheet was opened. */
  readonly own: LocalEdits;
  /** How many fields of lines somebody is typing into. */
  readonly openFields: number;
};

// Only what goes is told, with the offer to take it back; everything else answers on the sheet itself.
const removalOf = (write: Write): Toast | undefined =>
  (write.kind === 'entry.delete' || write.kind === 'provision.delete') && write.line
    ? info('notice.lineDeleted', { name: write.line.name })
    : undefined;

/** What the chart of a sheet can ask, decide and do. */
export const sheetSetup = setup({
  types: typed<{
    input: SheetInput;
    context: SheetContext;
    events: SheetEvent;
    /** `restoring`: what the device knows comes at any moment. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
  }>(),
  actors: {
    restoreContent: notProvided<SheetContent | undefined, OfSheet>('restoreContent'),
    loadContent: notProvided<SheetContent, OfSheet>('loadContent'),
  },
  guards: {
    isEditedSince: ({ context }) => context.content !== context.marked,
    hasContent: ({ context }) => context.content !== undefined,
    isKnown: (_, params: { content: SheetContent | undefined }) => params.content !== undefined,
    isOverruled: ({ context }, params: { content: SheetContent }) =>
      isOverruled(context.own, context.sheet.id, params.content),
    isTypedInto: ({ context }) => context.openFields > 0,
    isLastField: ({ context }) => context.openFields === 1,
    isExpense: (_, params: { collection: EntryCollection }) =>
      params.collection === 'outDay' || params.collection === 'outMonth',
  },
  actions: {
    markContent: assign({ marked: ({ context }) => context.content }),
    // What the server says again is drawn again only where it says something else.
    rememberContent: assign({
      content: ({ context }, { content }: { content: SheetContent | undefined }) =>
        context.content && content ? renewedContent(context.content, content) : content,
    }),
    rememberSheet: assign({ sheet: (_, params: { sheet: Sheet }) => params.sheet }),
    countField: assign({ openFields: ({ context }) => context.openFields + 1 }),
    uncountField: assign({ openFields: ({ context }) => Math.max(0, context.openFields - 1) }),
    forgetOwn: assign({ own: [] }),
    // It was told already, and by nobody else's doing.
    forgetRefused: assign({ own: ({ context }, { write }: { write: Write }) => withoutEdits(context.own, write) }),
    observe: assign(({ context: { content, sheet, own } }, { write }: { write: Write }) => ({
      own: withoutEdits(own, write),
      content: content && contentAfter(content, sheet.id, write),
      sheet: sheetAfter(sheet, write),
    })),
    edit: enqueueActions(({ context, enqueue }, params: { edit: SheetEdit }) => {
      const { createId } = context.environment;
      const write = writeOf(params.edit, context, createId);
      const content = context.content && contentAfter(context.content, context.sheet.id, write);
      const sheet = sheetAfter(context.sheet, write);
      const changesNothing = content === context.content && sheet === context.sheet;
      // A value typed into a line that has gone meanwhile is not dropped: the server's answer puts it up for review.
      if (changesNothing && !isOfLostLine(params.edit, context)) return;
      enqueue.assign({ content, sheet, own: withEdit(context.own, write) });
      const inverse = inverseWrite(write, createId);
      enqueue.sendTo(context.workspace, { type: 'write.requested', write, inverse, told: removalOf(write) });
    }),
    tellList: enqueueActions(({ context, enqueue }, params: { changes: SheetChanges }) => {
      enqueue.sendTo(context.sheets, { type: 'sheet.changed', id: context.sheet.id, changes: params.changes });
    }),
    suggestName: enqueueActions(({ context, enqueue }, params: { name: string }) => {
      enqueue.sendTo(context.workspace, { type: 'operation.used', name: params.name });
    }),
  },
  delays: { settleDelay: 500, restoreTimeout: 1000, retryDelay: 5000 },
});

/** Which sheet the effects are asked for. */
export const ofSheet = ({ context }: { context: SheetContext }): OfSheet => ({
  uid: context.uid,
  sheetId: context.sheet.id,
});

/** The lines that an effect has answered. */
export const answered = <T extends SheetContent | undefined>({ event }: { event: { output: T } }) => ({
  content: event.output,
});

/** An event that is an edit. */
export const asEdit = <E extends SheetEdit>({ event }: { event: E }) => ({ edit: event });
