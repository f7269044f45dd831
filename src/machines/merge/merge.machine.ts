import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { additions, missingLines } from '../../domain/sheet/duplicate-sheets.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

/** Two sheets of one day. `review` is the record of one that the server has refused, which is no sheet yet. */
export type MergeSubject = {
  readonly survivor: Sheet;
  readonly duplicate: Sheet;
  readonly review?: { readonly id: string; readonly content: SheetContent };
};

export type MergeEvent = { type: 'merge.confirmed' } | { type: 'merge.cancelled' } | { type: 'merge.retried' };

type Sources = { readonly survivor: SheetContent; readonly duplicate: SheetContent };
type OfSheets = { readonly uid: string; readonly survivor: string; readonly duplicate: string | SheetContent };
export type Merged = { readonly writes: readonly Write[]; readonly review: string | undefined };

export type MergeRef = ActorRefFrom<typeof mergeMachine>;

/** Makes one sheet of two: what only the duplicate has comes along, what both have is not doubled. */
export const mergeMachine = setup({
  types: typed<{
    input: MergeSubject & { readonly uid: string };
    context: MergeSubject & {
      readonly uid: string;
      /** The lines that come along. */
      readonly lines: SheetContent | undefined;
      readonly merged: Merged | undefined;
    };
    events: MergeEvent;
    output: { readonly merged: Merged | undefined };
    tags: 'dialog:merge' | 'loading' | 'failed';
  }>(),
  actors: { loadDuplicateSheets: notProvided<Sources, OfSheets>('loadDuplicateSheets') },
  actions: {
    compare: assign({ lines: (_, { survivor, duplicate }: Sources) => missingLines(survivor, duplicate) }),
    merge: assign({
      merged: ({ context: { survivor, duplicate, review, lines } }) =>
        lines && {
          review: review?.id,
          writes: [
            ...additions(survivor.id, lines),
            ...(review ? [] : [{ kind: 'sheet.remove' as const, sheetId: duplicate.id }]),
          ],
        },
    }),
  },
}).createMachine({
  id: 'merge',
  context: ({ input }) => ({ ...input, lines: undefined, merged: undefined }),
  output: ({ context }) => ({ merged: context.merged }),
  on: { 'merge.cancelled': '.closed' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['dialog:merge', 'loading'],
      invoke: {
        id: 'loadDuplicateSheets',
        src: 'loadDuplicateSheets',
        input: ({ context: { uid, survivor, duplicate, review } }) => ({
          uid,
          survivor: survivor.id,
          duplicate: review?.content ?? duplicate.id,
        }),
        onDone: { target: 'asking', actions: { type: 'compare', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { tags: ['dialog:merge', 'failed'], on: { 'merge.retried': 'loading' } },
    asking: { tags: 'dialog:merge', on: { 'merge.confirmed': { target: 'closed', actions: 'merge' } } },
    closed: { type: 'final' },
  },
});
