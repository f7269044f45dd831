import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { sheetsAfter, withSheet } from '../../domain/sync/apply-write.ts';
import { includes } from '../../domain/lib/pick.ts';
import type { Sheet, SheetChanges, SheetContent } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import type { SheetsContext, SheetsEvent, SheetsInput } from './sheets.events.ts';

type List = readonly Sheet[];
type ListParams = { readonly sheets: List };

const shownOf = ({ sheets, index }: SheetsContext) => sheets[index];
// A sheet that is no longer there gives way to the newest.
const placeOf = (shown: Sheet | undefined, sheets: List) =>
  Math.max(
    0,
    sheets.findIndex(({ id }) => id === shown?.id),
  );

/** What the chart of the sheets can ask, decide and do. */
export const sheetsSetup = setup({
  types: typed<{
    input: SheetsInput;
    context: SheetsContext;
    events: SheetsEvent;
    /** `restoring`: what the device knows comes at any moment. */
    tags: 'loading' | 'restoring' | 'failed' | 'stale';
    children: { sheet: 'sheet' };
  }>(),
  actors: {
    restoreSheetList: notProvided<List | undefined, { readonly uid: string }>('restoreSheetList'),
    loadSheetList: notProvided<List, { readonly uid: string }>('loadSheetList'),
    createFirstSheet: notProvided<void, { readonly uid: string; readonly sheet: Sheet }>('createFirstSheet'),
    sheet: sheetMachine,
  },
  guards: {
    isEmpty: (_, params: ListParams) => params.sheets.length === 0,
    isKnown: (_, params: { sheets: List | undefined }) => (params.sheets?.length ?? 0) > 0,
    isEditedSince: ({ context }) => context.sheets !== context.marked,
    isOnly: ({ context }, params: { id: string }) => context.sheets.every(({ id }) => id === params.id),
    isLastRemoved: ({ context }, params: { write: Write }) => sheetsAfter(context.sheets, params.write).length === 0,
    hasOlder: ({ context }) => context.index < context.sheets.length - 1,
    hasNewer: ({ context }) => context.index > 0,
    isAnother: ({ context }, params: { index: number }) =>
      params.index !== context.index && context.sheets[params.index] !== undefined,
  },
  actions: {
    markList: assign({ marked: ({ context }) => context.sheets }),
    // The shown sheet stays on show when the list comes back, wherever it now stands.
    rememberList: assign(({ context }, params: ListParams) => ({
      sheets: params.sheets,
      index: placeOf(shownOf(context), params.sheets),
      made: undefined,
    })),
    // The sheet on show goes on, with its own document as it now is; one that has gone gives way.
    replaceList: enqueueActions(({ context, enqueue }, { sheets }: ListParams) => {
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
    addSheet: assign(({ context }, params: { sheet: Sheet; content: SheetContent }) => {
      const sheets = withSheet(context.sheets, params.sheet);
      return { sheets, index: sheets.indexOf(params.sheet), made: { id: params.sheet.id, content: params.content } };
    }),
    removeSheet: assign(({ context }, params: { id: string }) => {
      const sheets = context.sheets.filter(({ id }) => id !== params.id);
      return { sheets, index: placeOf(shownOf(context), sheets), made: undefined };
    }),
    // Once it is left, a sheet made here holds more than the lines it was made with.
    showIndex: assign((_, params: { index: number }) => ({ index: params.index, made: undefined })),
    rememberChanges: assign({
      sheets: ({ context }, params: { id: string; changes: SheetChanges }) =>
        context.sheets.map((sheet) => (sheet.id === params.id ? { ...sheet, ...params.changes } : sheet)),
    }),
    refreshSheet: sendTo('sheet', { type: 'sheet.reloadRequested' }),
    forwardEdit: sendTo('sheet', (_, params: { edit: SheetEdit }) => params.edit),
    forwardRefusal: sendTo('sheet', (_, params: { write: Write }) => ({ type: 'write.refused' as const, ...params })),
    forwardWrite: sendTo('sheet', (_, params: { write: Write }) => ({ type: 'write.observed' as const, ...params })),
  },
  delays: { restoreTimeout: 1000, retryDelay: 5000 },
});

type OfPerson = { readonly context: SheetsContext };

/** Whose list the effects are asked for. */
export const ofPerson = ({ context }: OfPerson) => ({ uid: context.uid });

/** The list that an effect has answered. */
export const answered = <T extends List | undefined>({ event }: { event: { output: T } }) => ({ sheets: event.output });

/** The list after a write that it does not show yet. */
export const afterWrite = ({ context, event }: OfPerson & { event: { write: Write } }): ListParams => ({
  sheets: sheetsAfter(context.sheets, event.write),
});
