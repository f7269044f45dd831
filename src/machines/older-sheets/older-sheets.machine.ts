import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { contentAfter, sheetsAfter } from '../../domain/sync/apply-write.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

/** The number of newest sheets that the device caches: twelve months and the month before. */
export const maxCachedSheets = 13;

export type OlderSheetsEvent =
  /** The list of sheets was read, or changed by a write; newest first. */
  | { type: 'sheets.changed'; sheets: readonly Sheet[] }
  /** The interface needs the lines of the `count` newest sheets. */
  | { type: 'olderSheets.requested'; count: number }
  | { type: 'olderSheet.read'; sheetId: string; content: SheetContent }
  /** The device has no further requested sheets. */
  | { type: 'olderSheets.restored' }
  /** A write of this device, or of another tab. */
  | { type: 'write.observed'; write: Write };

export type OlderSheetsRef = ActorRefFrom<typeof olderSheetsMachine>;

type Contents = Readonly<Record<string, SheetContent>>;

type OlderSheetsInput = { readonly uid: string };
export type OlderSheetsContext = OlderSheetsInput & {
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  /** How many of the newest sheets the interface needs. */
  readonly requestedCount: number;
  /** The lines that were read, by sheet id. */
  readonly contents: Contents;
};

/** The ids of the requested sheets that were not read yet, newest first. */
const missingIds = ({ sheets, requestedCount, contents }: OlderSheetsContext): readonly string[] =>
  sheets.slice(0, requestedCount).flatMap(({ id }) => (contents[id] ? [] : id));

/** Drops the contents of sheets that left the list. */
const contentsOf = (sheets: readonly Sheet[], contents: Contents): Contents =>
  Object.fromEntries(sheets.flatMap(({ id }) => (contents[id] ? [[id, contents[id]]] : [])));

const contentsAfter = (contents: Contents, write: Write): Contents => {
  const all = write.kind === 'sheet.create' ? { ...contents, [write.sheet.id]: write.content } : contents;
  return Object.fromEntries(Object.entries(all).map(([id, content]) => [id, contentAfter(content, id, write)]));
};

/** The contents read so far of the sheets older than the given sheet, newest first. */
export const olderContents = ({ sheets, contents }: OlderSheetsContext, sheetId: string): readonly SheetContent[] =>
  sheets.slice(sheets.findIndex(({ id }) => id === sheetId) + 1).flatMap(({ id }) => contents[id] ?? []);

/** Keeps the lines of older sheets for computations over several months. The first request reads them from the device. */
export const olderSheetsMachine = setup({
  types: typed<{ input: OlderSheetsInput; context: OlderSheetsContext; events: OlderSheetsEvent }>(),
  actors: {
    restoreOlderSheets: notProvidedSource<OlderSheetsInput & { readonly sheetIds: readonly string[] }>(
      'restoreOlderSheets',
    ),
  },
  guards: {
    // Without a list of sheets, nothing can be read: the interface will ask again.
    needsMore: ({ context }, params: { count: number }) =>
      context.sheets.length > 0 && params.count > context.requestedCount,
    // A late result may contain a sheet that was removed meanwhile.
    isListed: ({ context }, params: { sheetId: string }) => context.sheets.some(({ id }) => id === params.sheetId),
  },
}).createMachine({
  id: 'olderSheets',
  context: ({ input: { uid } }) => ({ uid, sheets: [], requestedCount: 0, contents: {} }),
  on: {
    'olderSheets.requested': {
      guard: { type: 'needsMore', params: ({ event }) => event },
      target: '.restoring',
      actions: assign({ requestedCount: ({ event }) => event.count }),
    },
    'sheets.changed': {
      actions: assign(({ context, event: { sheets } }) => ({ sheets, contents: contentsOf(sheets, context.contents) })),
    },
    'write.observed': {
      actions: assign(({ context, event: { write } }) => {
        const sheets = sheetsAfter(context.sheets, write);
        return { sheets, contents: contentsOf(sheets, contentsAfter(context.contents, write)) };
      }),
    },
    'olderSheet.read': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: assign({ contents: ({ context, event }) => ({ ...context.contents, [event.sheetId]: event.content }) }),
    },
  },
  initial: 'idle',
  states: {
    // Read nothing at start-up.
    idle: {},
    restoring: {
      invoke: {
        id: 'restoreOlderSheets',
        src: 'restoreOlderSheets',
        input: ({ context }) => ({ uid: context.uid, sheetIds: missingIds(context) }),
      },
      on: { 'olderSheets.restored': 'loaded' },
    },
    loaded: {},
  },
});
