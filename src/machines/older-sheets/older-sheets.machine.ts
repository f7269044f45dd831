import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { contentAfter, sheetsAfter } from '../../domain/sync/apply-write.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

/** How many of the newest sheets are kept on the device: a year of months, and the one before. */
export const maxCachedSheets = 13;

export type ArchiveEvent =
  /** The list of sheets was read, or a write has changed it; newest first. */
  | { type: 'sheets.changed'; sheets: readonly Sheet[] }
  /** The lines of so many of the newest sheets are asked for. */
  | { type: 'archive.wanted'; count: number }
  | { type: 'archive.sheetRead'; sheetId: string; content: SheetContent }
  /** All that the device has was read. */
  | { type: 'archive.restored' }
  /** A write of this device, or of another tab. */
  | { type: 'write.observed'; write: Write };

export type ArchiveRef = ActorRefFrom<typeof archiveMachine>;

type Contents = Readonly<Record<string, SheetContent>>;

type ArchiveInput = { readonly uid: string };
export type ArchiveContext = ArchiveInput & {
  /** Newest first. */
  readonly sheets: readonly Sheet[];
  /** How many of the newest are asked for. */
  readonly wanted: number;
  /** The lines of the sheets that were read, by the sheet's id. */
  readonly contents: Contents;
};

/** The ids of the sheets that are asked for and were not read, newest first. */
const missingIn = ({ sheets, wanted, contents }: ArchiveContext): readonly string[] =>
  sheets.slice(0, wanted).flatMap(({ id }) => (contents[id] ? [] : id));

/** The contents of these sheets; those of sheets that are gone leave. */
const ofSheets = (sheets: readonly Sheet[], contents: Contents): Contents =>
  Object.fromEntries(sheets.flatMap(({ id }) => (contents[id] ? [[id, contents[id]]] : [])));

const contentsAfter = (contents: Contents, write: Write): Contents => {
  const all = write.kind === 'sheet.create' ? { ...contents, [write.sheet.id]: write.content } : contents;
  return Object.fromEntries(Object.entries(all).map(([id, content]) => [id, contentAfter(content, id, write)]));
};

/** What was read of the sheets before this one, newest first. */
export const olderContents = ({ sheets, contents }: ArchiveContext, sheetId: string): readonly SheetContent[] =>
  sheets.slice(sheets.findIndex(({ id }) => id === sheetId) + 1).flatMap(({ id }) => contents[id] ?? []);

/** The lines of older sheets, for what is computed over months: read from the device once somebody asks, and kept up to date. */
export const archiveMachine = setup({
  types: typed<{ input: ArchiveInput; context: ArchiveContext; events: ArchiveEvent }>(),
  actors: {
    restoreKept: notProvidedSource<ArchiveInput & { readonly sheetIds: readonly string[] }>('restoreKept'),
  },
  guards: {
    // Before the list is known there is nothing to read: somebody will ask again.
    isMore: ({ context }, params: { count: number }) => context.sheets.length > 0 && params.count > context.wanted,
    // The answer is late: the sheet is gone.
    isListed: ({ context }, params: { sheetId: string }) => context.sheets.some(({ id }) => id === params.sheetId),
  },
}).createMachine({
  id: 'archive',
  context: ({ input: { uid } }) => ({ uid, sheets: [], wanted: 0, contents: {} }),
  on: {
    'archive.wanted': {
      guard: { type: 'isMore', params: ({ event }) => event },
      target: '.restoring',
      actions: assign({ wanted: ({ event }) => event.count }),
    },
    'sheets.changed': {
      actions: assign(({ context, event: { sheets } }) => ({ sheets, contents: ofSheets(sheets, context.contents) })),
    },
    'write.observed': {
      actions: assign(({ context, event: { write } }) => {
        const sheets = sheetsAfter(context.sheets, write);
        return { sheets, contents: ofSheets(sheets, contentsAfter(context.contents, write)) };
      }),
    },
    'archive.sheetRead': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: assign({ contents: ({ context, event }) => ({ ...context.contents, [event.sheetId]: event.content }) }),
    },
  },
  initial: 'asleep',
  states: {
    // Nobody has asked: nothing is read at the start.
    asleep: {},
    restoring: {
      invoke: {
        id: 'restoreKept',
        src: 'restoreKept',
        input: ({ context }) => ({ uid: context.uid, sheetIds: missingIn(context) }),
      },
      on: { 'archive.restored': 'awake' },
    },
    awake: {},
  },
});
