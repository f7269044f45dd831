import { type ActorRefFrom, assign, cancel, enqueueActions, raise, setup, stateIn } from 'xstate';
import { reuseEqualContent } from '../../domain/sheet/content.ts';
import type { EntryChanges, Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import { contentAfter, sheetAfter } from '../../domain/sync/apply-write.ts';
import { isOverruled, withEdit, withoutEdits } from '../../domain/sync/local-edits.ts';
import { inverseWrite } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { firstLoad, refresh, toData } from '../cached-resource/cached-resource.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info } from '../toaster/toast.ts';
import { sendToast, toasterOf } from '../toaster/toaster.machine.ts';
import { followUpOf } from './follow-up.ts';
import type { SheetContext, SheetEdit, SheetEvent, SheetInput } from './sheet.events.ts';
import { expensesAddedBy, editsDeletedLine, toastOf, writeOf } from './sheet.writes.ts';

export type SheetRef = ActorRefFrom<typeof sheetMachine>;

type SheetKey = { readonly uid: string; readonly sheetId: string };

const keyOf = ({ context: { uid, sheet } }: { readonly context: SheetContext }): SheetKey => ({
  uid,
  sheetId: sheet.id,
});
const toEdit = <E extends SheetEdit>({ event }: { readonly event: E }) => ({ edit: event });

const edit = { type: 'edit', params: toEdit } as const;
const suggestNames = { type: 'suggestNames', params: toEdit } as const;
// This action must run before `edit`, because it compares the edit with the old lines.
const offerFollowUp = { type: 'offerFollowUp', params: toEdit } as const;
const withdrawFollowUp = { type: 'offerFollowUp', params: { edit: undefined } } as const;
const receive = { type: 'receive', params: toData<SheetContent | undefined> } as const;

/** The shown sheet, from the cache and then from the server. Edits are shown at once and sent as writes (optimistic update). */
export const sheetMachine = setup({
  types: typed<{
    input: SheetInput;
    context: SheetContext;
    events: SheetEvent;
    /** `restoring`: the cache is being read. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
  }>(),
  actors: {
    restore: notProvided<SheetContent | undefined, SheetKey>('restore'),
    load: notProvided<SheetContent, SheetKey>('load'),
  },
  guards: {
    isMissed: stateIn('#missed'),
    hasContent: ({ context }) => context.content !== undefined,
    isUsable: (_, { data }: { data: SheetContent | undefined }) => data !== undefined,
    isEditedSinceRequest: ({ context }) => context.content !== context.contentAtRequest,
    isOverruled: ({ context }, { data }: { data: SheetContent | undefined }) =>
      data !== undefined && isOverruled(context.localEdits, context.sheet.id, data),
    hasOpenField: ({ context }) => context.openFields > 0,
    isLastOpenField: ({ context }) => context.openFields === 1,
    isUnpointed: ({ context }) => !context.isPointed,
  },
  actions: {
    rememberRequest: assign({ contentAtRequest: ({ context }) => context.content }),
    // Equal lines keep their reference, so that React renders only changed lines.
    receive: assign({
      content: ({ context }, { data }: { data: SheetContent | undefined }) =>
        context.content && data ? reuseEqualContent(context.content, data) : data,
    }),
    clearLocalEdits: assign({ localEdits: [] }),
    countFieldClosed: assign({ openFields: ({ context }) => Math.max(0, context.openFields - 1) }),
    applyWrite: assign(({ context: { content, sheet, localEdits } }, { write }: { write: Write }) => ({
      localEdits: withoutEdits(localEdits, write),
      content: content && contentAfter(content, sheet.id, write),
      sheet: sheetAfter(sheet, write),
    })),
    edit: enqueueActions(({ context, enqueue }, params: { edit: SheetEdit }) => {
      const { createId } = context.environment;
      const write = writeOf(params.edit, context, createId);
      if (!write) return;
      const content = context.content && contentAfter(context.content, context.sheet.id, write);
      const sheet = sheetAfter(context.sheet, write);
      const changesNothing = content === context.content && sheet === context.sheet;
      // An edit of a deleted line is still sent: the server refuses the edit, and the user can review the refusal.
      if (changesNothing && !editsDeletedLine(params.edit, context)) return;
      enqueue.assign({ content, sheet, localEdits: withEdit(context.localEdits, write) });
      const inverse = inverseWrite(write);
      const toast = toastOf(params.edit, write);
      enqueue.sendTo(context.workspace, { type: 'write.requested', write, inverse, toast });
    }),
    sendSheetChange: enqueueActions(({ context, enqueue }, { changes }: { changes: SheetChanges }) => {
      enqueue.sendTo(context.sheets, { type: 'sheet.changed', id: context.sheet.id, changes });
    }),
    offerFollowUp: enqueueActions(({ context, enqueue }, params: { edit: SheetEdit | undefined }) => {
      const followUp = params.edit && followUpOf(params.edit, context, context.environment.today());
      enqueue.assign({ followUp: followUp?.edit });
      if (followUp) enqueue.sendTo(toasterOf, { type: 'toast.requested', toast: followUp.toast });
      else if (context.followUp) enqueue.sendTo(toasterOf, { type: 'offer.withdrawn', action: 'followUp' });
    }),
    acceptFollowUp: enqueueActions(({ context, enqueue }) => {
      if (context.followUp) enqueue.raise(context.followUp);
    }),
    suggestNames: enqueueActions(({ context, enqueue }, params: { edit: SheetEdit }) => {
      const names = expensesAddedBy(params.edit);
      if (names.length > 0) enqueue.sendTo(context.workspace, { type: 'operations.used', names });
    }),
    rememberJustPaid: enqueueActions(({ context, enqueue }, { id, changes }: { id: string; changes: EntryChanges }) => {
      if (changes.paid !== true) return;
      enqueue.assign({ justPaid: [...context.justPaid, id], isPointed: false });
      enqueue.cancel('ticking');
      enqueue.raise({ type: 'ticking.paused' }, { id: 'ticking', delay: 'tickingPause' });
    }),
  },
  delays: { tickingPause: 2000, loadingMessageDelay: 500, restoreTimeout: 1000, retryDelay: 5000 },
}).createMachine({
  id: 'sheet',
  context: ({ input }) => ({
    ...input,
    contentAtRequest: undefined,
    localEdits: [],
    followUp: undefined,
    openFields: 0,
    justPaid: [],
    isPointed: false,
  }),
  on: {
    'sheet.reread': { actions: assign({ sheet: ({ event }): Sheet => event.sheet }) },
    'field.opened': { actions: assign({ openFields: ({ context }) => context.openFields + 1 }) },
    'field.closed': { actions: 'countFieldClosed' },
    'row.pointed': { actions: assign({ isPointed: true }) },
    'row.left': {
      actions: [
        assign({ isPointed: false }),
        cancel('ticking'),
        raise({ type: 'ticking.paused' }, { id: 'ticking', delay: 'tickingPause' }),
      ],
    },
    // Nothing may move under a pointer that is about to press.
    'ticking.paused': { guard: 'isUnpointed', actions: assign({ justPaid: [] }) },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasContent', target: 'loaded' }, { target: 'blank' }] },
    ...firstLoad({
      input: keyOf,
      receive,
      overrides: [],
      loaded: '#sheet.loaded',
      refreshing: '#sheet.loaded.refreshing',
    }),
    // The sheet can be edited, even offline.
    loaded: {
      on: {
        // Unlike other edits, this edit keeps the offered follow-up.
        'entry.added': { actions: [edit, suggestNames] },
        'entry.changed': { actions: [edit, { type: 'rememberJustPaid', params: ({ event }) => event }] },
        'entry.removed': { actions: edit },
        'entry.moved': { actions: edit },
        'lines.edited': { actions: [offerFollowUp, edit, suggestNames] },
        'provision.added': { actions: [offerFollowUp, edit] },
        'provision.changed': { actions: [offerFollowUp, edit] },
        'provision.removed': { actions: [offerFollowUp, edit] },
        'sheet.changed': {
          actions: [
            offerFollowUp,
            edit,
            { type: 'sendSheetChange', params: ({ event }) => ({ changes: event.changes }) },
          ],
        },
        'followUp.accepted': { actions: 'acceptFollowUp' },
        'write.observed': [
          { guard: 'hasOpenField', target: '.refreshDeferred', actions: withdrawFollowUp },
          { actions: [withdrawFollowUp, { type: 'applyWrite', params: ({ event }) => ({ write: event.write }) }] },
        ],
        'reload.requested': '.refreshing',
        'write.refused': {
          target: '.refreshing',
          // Forget the refused edit, so that the refresh does not report it as overwritten by another device.
          actions: assign({ localEdits: ({ context, event }) => withoutEdits(context.localEdits, event.write) }),
        },
      },
      initial: 'justLoaded',
      states: {
        // The loading message stays for a moment after the content appears, so that the message does not flash.
        justLoaded: { tags: 'loading', after: { loadingMessageDelay: 'fresh' } },
        fresh: {},
        // Shown content can be edited during a refresh.
        ...refresh({
          input: keyOf,
          receive,
          overrides: [
            // The response may be older than the edit, so the edit would vanish from the screen (stale read).
            { guard: 'isEditedSinceRequest', target: 'refreshing', reenter: true },
            { guard: 'hasOpenField', target: 'refreshDeferred' },
            {
              guard: { type: 'isOverruled', params: toData<SheetContent | undefined> },
              target: 'fresh',
              actions: [receive, 'clearLocalEdits', sendToast(info('notice.overruled'))],
            },
          ],
        }),
        // A refresh waits until no field is open, because a refresh would overwrite the typed text.
        refreshDeferred: {
          on: {
            'reload.requested': {},
            'field.closed': [
              { guard: 'isLastOpenField', target: 'refreshing', actions: 'countFieldClosed' },
              { actions: 'countFieldClosed' },
            ],
          },
        },
      },
    },
  },
});
