import { type ActorRefFrom, setup } from 'xstate';
import type { CopySource } from '../../domain/sheet/new-sheet/copying.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';

type DeleteSheetInput = CopySource;

type Ending = { readonly removed: CopySource | undefined };

export type DeleteSheetEvent = { type: 'removal.confirmed' } | { type: 'removal.cancelled' };
export type DeleteSheetRef = ActorRefFrom<typeof deleteSheetMachine>;

/** Asks for confirmation before a sheet is removed with all its lines. */
export const deleteSheetMachine = setup({
  types: typed<{
    input: DeleteSheetInput;
    context: DeleteSheetInput;
    events: DeleteSheetEvent;
    output: Ending;
    tags: 'dialog:deleteSheet';
  }>(),
}).createMachine({
  id: 'deleteSheet',
  context: ({ input }) => input,
  output: ended<Ending>,
  initial: 'confirming',
  states: {
    confirming: {
      tags: 'dialog:deleteSheet',
      on: {
        'removal.confirmed': 'removed',
        'removal.cancelled': 'cancelled',
      },
    },
    removed: end<Ending, DeleteSheetInput>(({ context: { sheet, content } }) => ({ removed: { sheet, content } })),
    cancelled: end<Ending>({ removed: undefined }),
  },
});
