import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { renewedContent } from '../../domain/sheet/content.ts';
import type { EntryCollection, Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import { contentAfter, sheetAfter } from '../../domain/sync/apply-write.ts';
import { isOverruled, withEdit, withoutEdits } from '../../domain/sync/local-edits.ts';
import { inverseWrite } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { firstLoad, refresh, toData } from '../shared/cached-resource.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { SheetContext, SheetEdit, SheetEvent, SheetInput } from './sheet.events.ts';
import { isOfLostLine, toastOf, writeOf } from './sheet.writes.ts';

export type SheetRef = ActorRefFrom<typeof sheetMachine>;

type SheetKey = { readonly uid: string; readonly sheetId: string };

const keyOf = ({ context: { uid, sheet } }: { readonly context: SheetContext }): SheetKey => ({
  uid,
  sheetId: sheet.id,
});
const toEdit = <E extends SheetEdit>({ event }: { readonly event: E }) => ({ edit: event });

const edit = { type: 'edit', params: toEdit } as const;
const receive = { type: 'receive', params: toData<SheetContent | undefined> } as const;

/** One sheet on show: what the device knows at once, then what the server says; edits appear at once and go out as writes. */
export const sheetMachine = setup({
  types: typed<{
    input: SheetInput;
    context: SheetContext;
    events: SheetEvent;
    /** `restoring`: what the device knows comes at any moment. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
  }>(),
  actors: {
    restore: notProvided<SheetContent | undefined, SheetKey>('restore'),
    load: notProvided<SheetContent, SheetKey>('load'),
  },
  guards: {
    hasContent: ({ context }) => context.content !== undefined,
    isUsable: (_, { data }: { data: SheetContent | undefined }) => data !== undefined,
    isEditedSince: ({ context }) => context.content !== context.marked,
    isOverruled: ({ context }, { data }: { data: SheetContent | undefined }) =>
      data !== undefined && isOverruled(context.own, context.sheet.id, data),
    isTypedInto: ({ context }) => context.openFields > 0,
    isLastField: ({ context }) => context.openFields === 1,
    isExpense: (_, params: { collection: EntryCollection }) =>
      params.collection === 'outDay' || params.collection === 'outMonth',
  },
  actions: {
    mark: assign({ marked: ({ context }) => context.content }),
    // What the server says again is drawn again only where it says something else.
    receive: assign({
      content: ({ context }, { data }: { data: SheetContent | undefined }) =>
        context.content && data ? renewedContent(context.content, data) : data,
    }),
    forgetOwn: assign({ own: [] }),
    countFieldClosed: assign({ openFields: ({ context }) => Math.max(0, context.openFields - 1) }),
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
      enqueue.sendTo(context.workspace, { type: 'write.requested', write, inverse, toast: toastOf(write) });
    }),
    tellList: enqueueActions(({ context, enqueue }, { changes }: { changes: SheetChanges }) => {
      enqueue.sendTo(context.sheets, { type: 'sheet.changed', id: context.sheet.id, changes });
    }),
    suggestName: enqueueActions(({ context, enqueue }, { name }: { name: string }) => {
      enqueue.sendTo(context.workspace, { type: 'operation.used', name });
    }),
  },
  delays: { settleDelay: 500, restoreTimeout: 1000, retryDelay: 5000 },
}).createMachine({
  id: 'sheet',
  context: ({ input }) => ({ ...input, marked: undefined, own: [], openFields: 0 }),
  on: {
    'sheet.reread': { actions: assign({ sheet: ({ event }): Sheet => event.sheet }) },
    'field.opened': { actions: assign({ openFields: ({ context }) => context.openFields + 1 }) },
    'field.closed': { actions: 'countFieldClosed' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasContent', target: 'loaded' }, { target: 'restoring' }] },
    ...firstLoad({ input: keyOf, receive, instead: [], refreshing: 'loaded.refreshing' }),
    // It can be edited, whether the server can be asked or not.
    loaded: {
      on: {
        'entry.added': [
          {
            guard: { type: 'isExpense', params: ({ event }) => ({ collection: event.collection }) },
            actions: [edit, { type: 'suggestName', params: ({ event }) => ({ name: event.draft.name }) }],
          },
          { actions: edit },
        ],
        'entry.changed': { actions: edit },
        'entry.removed': { actions: edit },
        'provision.added': { actions: edit },
        'provision.changed': { actions: edit },
        'provision.removed': { actions: edit },
        'sheet.changed': {
          actions: [edit, { type: 'tellList', params: ({ event }) => ({ changes: event.changes }) }],
        },
        'write.observed': [
          { guard: 'isTypedInto', target: '.refreshDeferred' },
          { actions: { type: 'observe', params: ({ event }) => ({ write: event.write }) } },
        ],
        'reload.requested': '.refreshing',
        'write.refused': {
          target: '.refreshing',
          // The person has been told, and nobody else's doing is to be told of it.
          actions: assign({ own: ({ context, event }) => withoutEdits(context.own, event.write) }),
        },
      },
      initial: 'settling',
      states: {
        // Only the message waits for the settle delay; the content is on show already.
        settling: { tags: 'loading', after: { settleDelay: 'fresh' } },
        fresh: {},
        // What is on show, and what is being typed, stays while the server is asked again.
        ...refresh({
          input: keyOf,
          receive,
          instead: [
            // The answer may have been read before that edit was stored: it would vanish from the screen.
            { guard: 'isEditedSince', target: 'refreshing', reenter: true },
            { guard: 'isTypedInto', target: 'refreshDeferred' },
            {
              guard: { type: 'isOverruled', params: toData<SheetContent | undefined> },
              target: 'fresh',
              actions: [receive, 'forgetOwn', sendToast(info('notice.overruled'))],
            },
          ],
        }),
        // The server has news, which are shown when nobody is typing any more.
        refreshDeferred: {
          on: {
            'reload.requested': {},
            'field.closed': [
              { guard: 'isLastField', target: 'refreshing', actions: 'countFieldClosed' },
              { actions: 'countFieldClosed' },
            ],
          },
        },
      },
    },
  },
});
