import { assign, sendTo, setup } from 'xstate';
import type { Sheet, SheetChanges, SheetContent } from '../../domain/sheet.ts';
import { withSheet } from '../../domain/overlay.ts';
import { notProvided } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import type { Toast } from '../toaster/toast.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import type { SheetsContext, SheetsEvent, SheetsInput } from './sheets.events.ts';

const shownOf = ({ sheets, index }: SheetsContext) => sheets[index]?.id;
// A sheet that is no longer there gives way to the newest.
const placeOf = (shown: string | undefined, sheets: readonly Sheet[]) =>
  Math.max(
    0,
    sheets.findIndex(({ id }) => id === shown),
  );

/** What the chart of the sheets can ask, decide and do. */
export const sheetsSetup = setup({
  types: typed<{
    input: SheetsInput;
    context: SheetsContext;
    events: SheetsEvent;
    tags: 'loading' | 'failed';
    children: { sheet: 'sheet' };
  }>(),
  actors: {
    loadSheetList: notProvided<readonly Sheet[], { readonly uid: string }>('loadSheetList'),
    createFirstSheet: notProvided<void, { readonly uid: string; readonly sheet: Sheet }>('createFirstSheet'),
    sheet: sheetMachine,
  },
  guards: {
    isEmpty: (_, params: { sheets: readonly Sheet[] }) => params.sheets.length === 0,
    isOnly: ({ context }, params: { id: string }) => context.sheets.every(({ id }) => id === params.id),
    hasOlder: ({ context }) => context.index < context.sheets.length - 1,
    hasNewer: ({ context }) => context.index > 0,
    isAnother: ({ context }, params: { index: number }) =>
      params.index !== context.index && context.sheets[params.index] !== undefined,
  },
  actions: {
    // The shown sheet stays on show when the list comes back, wherever it now stands.
    rememberList: assign(({ context }, params: { sheets: readonly Sheet[] }) => {
      return { sheets: params.sheets, index: placeOf(shownOf(context), params.sheets), made: undefined };
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
    notify: (_, _params: { toast: Toast }) => {},
  },
});
