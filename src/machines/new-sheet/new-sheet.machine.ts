import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CopySource, SheetOption } from '../../domain/sheet/new-sheet/copying.ts';
import {
  isTaken,
  type NewSheet,
  type NewSheetSources,
  planSheet,
  proposedDate,
  copySourceOf,
} from '../../domain/sheet/new-sheet/new-sheet.ts';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { compareSheetDates, type SheetDate, yesterdayOf } from '../../domain/sheet/sheet-date.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';
import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

export type NewSheetEvent =
  | { type: 'date.chosen'; date: SheetDate }
  | { type: 'date.cleared' }
  | { type: 'option.chosen'; option: SheetOption }
  | { type: 'newSheet.confirmed' }
  | { type: 'newSheet.cancelled' }
  | { type: 'conflict.acknowledged' }
  /** The user opens the existing sheet of the date instead. */
  | { type: 'existing.opened' };

type NewSheetInput = {
  readonly uid: string;
  readonly environment: Environment;
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  readonly shown: CopySource;
};
type NewSheetContext = {
  readonly uid: string;
  readonly environment: Environment;
  readonly sources: NewSheetSources;
  readonly date: SheetDate | undefined;
  readonly option: SheetOption;
  /** Computed on confirmation, so that ids are generated only once. */
  readonly planned: NewSheet | undefined;
};
type Ending = { readonly created: NewSheet | undefined };

export type NewSheetRef = ActorRefFrom<typeof newSheetMachine>;

const isShownNewest = ({ sheets, shown }: Pick<NewSheetInput, 'sheets' | 'shown'>) => sheets[0]?.id === shown.sheet.id;

/** The dialog of a new sheet: the user sets its date and chooses a new month, a copy or an empty sheet. */
export const newSheetMachine = setup({
  types: typed<{
    input: NewSheetInput;
    context: NewSheetContext;
    events: NewSheetEvent;
    output: Ending;
    tags: 'dialog:newSheet' | 'dialog:sheetExists' | 'loading';
  }>(),
  actors: {
    loadContent: notProvided<SheetContent, { readonly uid: string; readonly sheetId: string }>('loadContent'),
  },
  guards: {
    hasNewest: ({ context }) => context.sources.newestContent !== undefined,
    isAllowed: ({ context }, params: { date: SheetDate }) =>
      compareSheetDates(params.date, yesterdayOf(context.environment.today())) >= 0,
    isTaken: ({ context }) => context.date !== undefined && isTaken(context.date, context.sources),
    isReady: ({ context }) => context.date !== undefined && copySourceOf(context.option, context.sources) !== undefined,
  },
}).createMachine({
  id: 'newSheet',
  context: ({ input: { uid, environment, sheets, shown } }) => ({
    uid,
    environment,
    sources: { sheets, shown, newestContent: isShownNewest({ sheets, shown }) ? shown.content : undefined },
    date: proposedDate(environment.today(), sheets),
    option: 'newMonth',
    planned: undefined,
  }),
  output: ended<Ending>,
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'dialog:newSheet',
      on: {
        'date.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ date: event.date }) },
          actions: assign({ date: ({ event }) => event.date }),
        },
        'date.cleared': { actions: assign({ date: undefined }) },
        'option.chosen': { actions: assign({ option: ({ event }) => event.option }) },
        'newSheet.confirmed': [
          { guard: 'isTaken', target: 'conflict' },
          {
            guard: 'isReady',
            target: 'created',
            actions: assign({
              planned: ({ context: { date, option, sources, environment } }) =>
                date && planSheet(option, date, sources, environment.createId),
            }),
          },
        ],
        'newSheet.cancelled': 'cancelled',
        'existing.opened': { guard: 'isTaken', target: 'cancelled' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasNewest', target: 'ready' }, { target: 'loadingNewest' }] },
        loadingNewest: {
          tags: 'loading',
          invoke: {
            id: 'loadContent',
            src: 'loadContent',
            input: ({ context: { uid, sources } }) => ({ uid, sheetId: (sources.sheets[0] ?? sources.shown.sheet).id }),
            onDone: {
              target: 'ready',
              actions: assign({
                sources: ({ context, event }) => ({ ...context.sources, newestContent: event.output }),
              }),
            },
            // Only the option "new month" loads the content of a sheet.
            onError: { target: 'ready', actions: sendToast(failure('notice.loadFailed')) },
          },
        },
        ready: {},
      },
    },
    conflict: {
      tags: 'dialog:sheetExists',
      on: { 'conflict.acknowledged': 'choosing', 'existing.opened': 'cancelled' },
    },
    created: end<Ending, NewSheetContext>(({ context }) => ({ created: context.planned })),
    cancelled: end<Ending>({ created: undefined }),
  },
});
