import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import { additionWrites, missingLines } from '../../domain/sync/duplicate-sheets.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';

/** Two sheets of the same date. `review`: the duplicate was refused by the server and exists only as that record. */
export type MergeSubject = {
  readonly survivor: Sheet;
  readonly duplicate: Sheet;
  readonly review?: { readonly id: string; readonly content: SheetContent };
};

export type MergeEvent = { type: 'merge.confirmed' } | { type: 'merge.cancelled' } | { type: 'merge.retried' };

type Sources = { readonly survivor: SheetContent; readonly duplicate: SheetContent };
type MergeInput = { readonly uid: string; readonly survivor: string; readonly duplicate: string | SheetContent };
export type Merged = { readonly writes: readonly Write[]; readonly review: string | undefined };

type MergeContext = MergeSubject & {
  readonly uid: string;
  /** The lines that only the duplicate has. */
  readonly lines: SheetContent | undefined;
};
type Ending = { readonly merged: Merged | undefined };

const mergedOf = ({ survivor, duplicate, review, lines }: MergeContext): Merged => {
  if (!lines) throw new Error('Two sheets are compared before they are merged.');
  const removal: readonly Write[] = review ? [] : [{ kind: 'sheet.remove', sheetId: duplicate.id }];
  return { review: review?.id, writes: [...additionWrites(survivor.id, lines), ...removal] };
};

export type MergeRef = ActorRefFrom<typeof mergeMachine>;

/** Merges duplicate sheets: the survivor gets the lines that only the duplicate has. */
export const mergeMachine = setup({
  types: typed<{
    input: MergeSubject & { readonly uid: string };
    context: MergeContext;
    events: MergeEvent;
    output: Ending;
    tags: 'dialog:merge' | 'loading' | 'failed';
  }>(),
  actors: { loadDuplicateSheets: notProvided<Sources, MergeInput>('loadDuplicateSheets') },
}).createMachine({
  id: 'merge',
  context: ({ input }) => ({ ...input, lines: undefined }),
  output: ended<Ending>,
  on: { 'merge.cancelled': '.cancelled' },
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
        onDone: {
          target: 'asking',
          actions: assign({ lines: ({ event: { output } }) => missingLines(output.survivor, output.duplicate) }),
        },
        onError: 'failed',
      },
    },
    failed: { tags: ['dialog:merge', 'failed'], on: { 'merge.retried': 'loading' } },
    asking: { tags: 'dialog:merge', on: { 'merge.confirmed': 'merged' } },
    merged: end<Ending, MergeContext>(({ context }) => ({ merged: mergedOf(context) })),
    cancelled: end<Ending>({ merged: undefined }),
  },
});
