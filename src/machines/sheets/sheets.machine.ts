import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { firstSheet } from '../../domain/sheet/new-sheet/first-sheet.ts';
import { sheetsAfter, withSheet } from '../../domain/sync/apply-write.ts';
import { includes } from '../../domain/lib/pick.ts';
import type { Sheet } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { firstLoad, refresh, toData } from '../cached-resource/cached-resource.ts';
import { type EffectParams, notProvided, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { SheetsContext, SheetsEvent, SheetsInput, TargetLine } from './sheets.events.ts';

type List = readonly Sheet[];
type ShownSheet = { readonly uid: string; readonly sheetId: string };
type Answered = { readonly data: List | undefined };

const shownOf = ({ sheets, index }: SheetsContext) => sheets[index];
/** The shown sheet. In the state `loaded`, a sheet is always shown. */
const loadedSheet = (context: SheetsContext): Sheet => {
  const sheet = shownOf(context);
  if (!sheet) throw new Error('`loaded` needs a sheet at the shown index.');
  return sheet;
};
// If the shown sheet left the list, the newest sheet (index 0) is shown.
const shownIndexIn = (shownId: string | undefined, sheets: List) =>
  Math.max(
    0,
    sheets.findIndex(({ id }) => id === shownId),
  );

const toUid = ({ context }: { readonly context: SheetsContext }) => ({ uid: context.uid });
const toShown = ({ context }: { readonly context: SheetsContext }): ShownSheet => ({
  uid: context.uid,
  sheetId: loadedSheet(context).id,
});
const toId = ({ event }: { readonly event: { readonly id: string } }) => ({ id: event.id });
const toWrite = ({ event }: { readonly event: { readonly write: Write } }) => ({ write: event.write });
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

/** The list of sheets and the shown sheet, from the cache and then from the server. */
export const sheetsMachine = setup({
  types: typed<{
    input: SheetsInput;
    context: SheetsContext;
    events: SheetsEvent;
    /** `restoring`: the cache is being read. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
    children: { sheet: 'sheet' };
  }>(),
  actors: {
    restoreShown: notProvidedSource<{ readonly uid: string }>('restoreShown'),
    restore: notProvided<List | undefined, { readonly uid: string }>('restore'),
    load: notProvided<List, { readonly uid: string }>('load'),
    createFirstSheet: notProvided<void, { readonly uid: string; readonly sheet: Sheet }>('createFirstSheet'),
    sheet: sheetMachine,
  },
  guards: {
    isMissed: stateIn('#missed'),
    isEmpty: (_, { data }: Answered) => data?.length === 0,
    isUsable: (_, { data }: Answered) => (data?.length ?? 0) > 0,
    isEditedSinceRequest: ({ context }) => context.sheets !== context.sheetsAtRequest,
    isOnlySheet: ({ context }, params: { id: string }) => context.sheets.every(({ id }) => id === params.id),
    removesLastSheet: ({ context }, params: { write: Write }) => sheetsAfter(context.sheets, params.write).length === 0,
    hasOlder: ({ context }) => context.index < context.sheets.length - 1,
    hasNewer: ({ context }) => context.index > 0,
    isOtherSheet: ({ context }, params: { index: number }) =>
      params.index !== context.index && context.sheets[params.index] !== undefined,
  },
  actions: {
    storeShown: (_, params: EffectParams<ShownSheet>) => notProvidedAction('storeShown', params),
    rememberRequest: assign({ sheetsAtRequest: ({ context }) => context.sheets }),
    // The shown sheet must stay shown, even at another index.
    receive: enqueueActions(({ context, enqueue }, { data: sheets = [] }: Answered) => {
      const index = shownIndexIn(shownOf(context)?.id ?? context.restoredId, sheets);
      enqueue.assign({ sheets, index, createdHere: undefined });
      enqueue.sendTo(context.workspace, { type: 'sheets.changed', sheets });
    }),
    // The actor of the shown sheet receives the new document. It only stops when the sheet was removed.
    replaceList: enqueueActions(({ context, enqueue }, { data: sheets = [] }: Answered) => {
      const before = shownOf(context);
      const index = shownIndexIn(before?.id, sheets);
      const after = sheets[index];
      enqueue.sendTo(context.workspace, { type: 'sheets.changed', sheets });
      if (!before || after?.id !== before.id) {
        enqueue.assign({ sheets, index, createdHere: undefined });
        enqueue.raise({ type: 'shownSheet.removed' });
        return;
      }
      enqueue.assign({ sheets, index });
      if (!includes(before, after)) enqueue.sendTo('sheet', { type: 'sheet.reread', sheet: after });
    }),
    removeSheet: assign(({ context }, params: { id: string }) => {
      const sheets = context.sheets.filter(({ id }) => id !== params.id);
      const index = shownIndexIn(shownOf(context)?.id, sheets);
      return { sheets, index, createdHere: undefined, targetLine: undefined };
    }),
    // The user may have edited a sheet created in this tab, so its first lines are stale after the user leaves it.
    showIndex: assign((_, { index, targetLine }: { index: number; targetLine?: TargetLine | undefined }) => ({
      index,
      targetLine,
      createdHere: undefined,
    })),
  },
  delays: { restoreTimeout: 1000, retryDelay: 5000 },
}).createMachine({
  id: 'sheets',
  context: ({ input }) => ({
    ...input,
    sheets: [],
    index: 0,
    restoredId: undefined,
    sheetsAtRequest: undefined,
    createdHere: undefined,
    targetLine: undefined,
  }),
  invoke: { id: 'restoreShown', src: 'restoreShown', input: toUid },
  on: { 'shown.restored': { actions: assign({ restoredId: ({ event }) => event.sheetId }) } },
  initial: 'blank',
  states: {
    ...firstLoad({
      ...resource,
      overrides: [becomesEmpty],
      loaded: '#sheets.loaded',
      refreshing: '#sheets.loaded.list.refreshing',
    }),
    creatingFirst: {
      tags: 'loading',
      invoke: {
        id: 'createFirstSheet',
        src: 'createFirstSheet',
        input: ({ context: { uid, environment } }) => ({
          uid,
          sheet: firstSheet(environment.createId(), environment.today()),
        }),
        onDone: 'blank.server.loading',
        onError: { target: 'blank.server.failed', actions: sendToast(failure('notice.loadFailed')) },
      },
    },
    // The list is never empty.
    loaded: {
      type: 'parallel',
      on: {
        'sheet.changed': {
          actions: assign({
            sheets: ({ context, event: { id, changes } }) =>
              context.sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet)),
          }),
        },
        'firstSheet.dateChosen': {
          guard: { type: 'isOnlySheet', params: ({ context }) => loadedSheet(context) },
          actions: sendTo(
            ({ context }) => context.workspace,
            ({ context, event }) => ({
              type: 'sheet.replaced',
              removed: loadedSheet(context),
              created: firstSheet(context.environment.createId(), event.date),
            }),
          ),
        },
        'sheet.refreshRequested': { actions: sendTo('sheet', { type: 'reload.requested' }) },
        'write.refused': { actions: sendTo('sheet', ({ event }) => event) },
        'write.observed': [
          { guard: { type: 'removesLastSheet', params: toWrite }, target: 'creatingFirst' },
          {
            actions: [sendTo('sheet', ({ event }) => event), { type: 'replaceList', params: toListAfter }],
          },
        ],
      },
      states: {
        // One actor for each shown sheet: a late response must not change another sheet (race).
        shown: {
          initial: 'running',
          on: {
            'sheet.olderRequested': {
              guard: 'hasOlder',
              target: '.running',
              actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index + 1 }) },
            },
            'sheet.newerRequested': {
              guard: 'hasNewer',
              target: '.running',
              actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index - 1 }) },
            },
            'sheet.currentRequested': {
              guard: 'hasNewer',
              target: '.running',
              actions: { type: 'showIndex', params: { index: 0 } },
            },
            'sheet.selected': {
              guard: { type: 'isOtherSheet', params: ({ event }) => ({ index: event.index }) },
              target: '.running',
              actions: { type: 'showIndex', params: ({ event }) => event },
            },
            'sheet.added': {
              target: '.running',
              actions: assign(({ context, event: { sheet, content } }) => {
                const sheets = withSheet(context.sheets, sheet);
                return {
                  sheets,
                  index: sheets.indexOf(sheet),
                  createdHere: { id: sheet.id, content },
                  targetLine: undefined,
                };
              }),
            },
            'sheet.removed': [
              {
                guard: { type: 'isOnlySheet', params: toId },
                target: '#sheets.creatingFirst',
                actions: { type: 'removeSheet', params: toId },
              },
              { target: '.running', actions: { type: 'removeSheet', params: toId } },
            ],
            'shownSheet.removed': '.running',
          },
          states: {
            // A separate state, because re-entering `loaded` would also restart `list`.
            running: {
              entry: { type: 'storeShown', params: toShown },
              invoke: {
                id: 'sheet',
                src: 'sheet',
                input: ({ context, self }) => {
                  const { environment, workspace, uid, createdHere } = context;
                  const sheet = loadedSheet(context);
                  const content = createdHere?.id === sheet.id ? createdHere.content : undefined;
                  return { uid, sheet, content, environment, workspace, sheets: self };
                },
              },
            },
          },
        },
        list: {
          initial: 'fresh',
          on: { 'reload.requested': '.refreshing' },
          states: {
            fresh: {},
            ...refresh({
              input: toUid,
              receive: { type: 'replaceList', params: toList },
              overrides: [
                // The response may be older than the edit (stale read).
                { guard: 'isEditedSinceRequest', target: 'refreshing', reenter: true },
                becomesEmpty,
              ],
            }),
          },
        },
      },
    },
  },
});
