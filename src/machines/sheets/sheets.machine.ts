import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { firstSheet } from '../../domain/sheet/first-sheet.ts';
import { sheetsAfter, withSheet } from '../../domain/sync/apply-write.ts';
import { includes } from '../../domain/lib/pick.ts';
import type { Sheet } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { firstLoad, refresh, toData } from '../shared/cached-resource.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { SheetsContext, SheetsEvent, SheetsInput } from './sheets.events.ts';

type List = readonly Sheet[];
type OfPerson = { readonly uid: string };
type Answered = { readonly data: List | undefined };

const shownOf = ({ sheets, index }: SheetsContext) => sheets[index];
// A sheet that is no longer there gives way to the newest.
const placeOf = (shown: Sheet | undefined, sheets: List) =>
  Math.max(
    0,
    sheets.findIndex(({ id }) => id === shown?.id),
  );

const toUid = ({ context }: { readonly context: SheetsContext }): OfPerson => ({ uid: context.uid });
const toId = ({ event }: { readonly event: { readonly id: string } }) => ({ id: event.id });
const toWrite = ({ event }: { readonly event: { readonly write: Write } }) => ({ write: event.write });
/** The list after a write that it does not show yet. */
const toListAfter = ({
  context,
  event,
}: {
  readonly context: SheetsContext;
  readonly event: { readonly write: Write };
}) => ({
  data: sheetsAfter(context.sheets, event.write),
});

const toList = toData<List | undefined>;
const becomesEmpty = { guard: { type: 'isEmpty', params: toList }, target: '#sheets.creatingFirst' } as const;
const resource = { input: toUid, receive: { type: 'receive', params: toList } } as const;

export type SheetsRef = ActorRefFrom<typeof sheetsMachine>;

/** The list of sheets and the one on show: what the device knows at once, then what the server says. */
export const sheetsMachine = setup({
  types: typed<{
    input: SheetsInput;
    context: SheetsContext;
    events: SheetsEvent;
    /** `restoring`: what the device knows comes at any moment. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
    children: { sheet: 'sheet' };
  }>(),
  actors: {
    restore: notProvided<List | undefined, OfPerson>('restore'),
    load: notProvided<List, OfPerson>('load'),
    createFirstSheet: notProvided<void, OfPerson & { readonly sheet: Sheet }>('createFirstSheet'),
    sheet: sheetMachine,
  },
  guards: {
    isEmpty: (_, { data }: Answered) => data?.length === 0,
    isUsable: (_, { data }: Answered) => (data?.length ?? 0) > 0,
    isEditedSince: ({ context }) => context.sheets !== context.marked,
    isOnly: ({ context }, params: { id: string }) => context.sheets.every(({ id }) => id === params.id),
    isLastRemoved: ({ context }, params: { write: Write }) => sheetsAfter(context.sheets, params.write).length === 0,
    hasOlder: ({ context }) => context.index < context.sheets.length - 1,
    hasNewer: ({ context }) => context.index > 0,
    isAnother: ({ context }, params: { index: number }) =>
      params.index !== context.index && context.sheets[params.index] !== undefined,
  },
  actions: {
    mark: assign({ marked: ({ context }) => context.sheets }),
    // The shown sheet stays on show when the list comes back, wherever it now stands.
    receive: assign(({ context }, { data = [] }: Answered) => ({
      sheets: data,
      index: placeOf(shownOf(context), data),
      made: undefined,
    })),
    // The sheet on show goes on, with its own document as it now is; one that has gone gives way.
    replaceList: enqueueActions(({ context, enqueue }, { data: sheets = [] }: Answered) => {
      const before = shownOf(context);
      const index = placeOf(before, sheets);
      const after = sheets[index];
      if (!before || after?.id !== before.id) {
        enqueue.assign({ sheets, index, made: undefined });
        enqueue.raise({ type: 'shown.lost' });
        return;
      }
      enqueue.assign({ sheets, index });
      if (!includes(before, after)) enqueue.sendTo('sheet', { type: 'sheet.reread', sheet: after });
    }),
    removeSheet: assign(({ context }, params: { id: string }) => {
      const sheets = context.sheets.filter(({ id }) => id !== params.id);
      return { sheets, index: placeOf(shownOf(context), sheets), made: undefined };
    }),
    // Once it is left, a sheet made here holds more than the lines it was made with.
    showIndex: assign((_, params: { index: number }) => ({ index: params.index, made: undefined })),
  },
  delays: { restoreTimeout: 1000, retryDelay: 5000 },
}).createMachine({
  id: 'sheets',
  context: ({ input }) => ({ ...input, sheets: [], index: 0, marked: undefined, made: undefined }),
  initial: 'restoring',
  states: {
    ...firstLoad({ ...resource, instead: [becomesEmpty], refreshing: 'loaded.list.refreshing' }),
    creatingFirst: {
      tags: 'loading',
      invoke: {
        id: 'createFirstSheet',
        src: 'createFirstSheet',
        input: ({ context: { uid, environment } }) => ({
          uid,
          sheet: firstSheet(environment.createId(), environment.today()),
        }),
        onDone: 'loading',
        onError: { target: 'failed', actions: sendToast(failure('notice.loadFailed')) },
      },
    },
    // There is a sheet to show.
    loaded: {
      type: 'parallel',
      on: {
        'sheet.changed': {
          actions: assign({
            sheets: ({ context, event: { id, changes } }) =>
              context.sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet)),
          }),
        },
        'sheet.refreshRequested': { actions: sendTo('sheet', { type: 'reload.requested' }) },
        'write.refused': { actions: sendTo('sheet', ({ event }) => event) },
        'write.observed': [
          { guard: { type: 'isLastRemoved', params: toWrite }, target: 'creatingFirst' },
          {
            actions: [sendTo('sheet', ({ event }) => event), { type: 'replaceList', params: toListAfter }],
          },
        ],
      },
      states: {
        // Another one is another actor, so that a late answer cannot land in the wrong one.
        shown: {
          initial: 'alive',
          on: {
            'sheet.olderRequested': {
              guard: 'hasOlder',
              target: '.alive',
              actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index + 1 }) },
            },
            'sheet.newerRequested': {
              guard: 'hasNewer',
              target: '.alive',
              actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index - 1 }) },
            },
            'sheet.currentRequested': {
              guard: 'hasNewer',
              target: '.alive',
              actions: { type: 'showIndex', params: { index: 0 } },
            },
            'sheet.selected': {
              guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
              target: '.alive',
              actions: { type: 'showIndex', params: ({ event }) => ({ index: event.index }) },
            },
            'sheet.added': {
              target: '.alive',
              actions: assign(({ context, event: { sheet, content } }) => {
                const sheets = withSheet(context.sheets, sheet);
                return { sheets, index: sheets.indexOf(sheet), made: { id: sheet.id, content } };
              }),
            },
            'sheet.removed': [
              {
                guard: { type: 'isOnly', params: toId },
                target: '#sheets.creatingFirst',
                actions: { type: 'removeSheet', params: toId },
              },
              { target: '.alive', actions: { type: 'removeSheet', params: toId } },
            ],
            'shown.lost': '.alive',
          },
          states: {
            // Left and entered again by itself: as a target, its owner would take the list beside it along.
            alive: {
              invoke: {
                id: 'sheet',
                src: 'sheet',
                input: ({ context: { sheets, index, environment, workspace, uid, made }, self }) => {
                  const sheet = sheets[index];
                  if (!sheet) throw new Error('`loaded` needs a sheet at the shown index.');
                  const content = made?.id === sheet.id ? made.content : undefined;
                  return { uid, sheet, content, environment, workspace, sheets: self };
                },
              },
            },
          },
        },
        // The list beside it: what was read when the page came is read again from time to time.
        list: {
          initial: 'fresh',
          on: { 'reload.requested': '.refreshing' },
          states: {
            fresh: {},
            ...refresh({
              input: toUid,
              receive: { type: 'replaceList', params: toList },
              instead: [
                // The answer may have been read before that change was stored.
                { guard: 'isEditedSince', target: 'refreshing', reenter: true },
                becomesEmpty,
              ],
            }),
          },
        },
      },
    },
  },
});
