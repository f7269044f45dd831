import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CopySource } from '../../domain/sheet/copying.ts';
import { typed } from '../shared/typed.ts';

type DeleteSheetInput = CopySource;

export type DeleteSheetEvent = { type: 'removal.confirmed' } | { type: 'removal.cancelled' };
export type DeleteSheetRef = ActorRefFrom<typeof deleteSheetMachine>;

/** The question before a sheet is removed with all its lines. */
export const deleteSheetMachine = setup({
  types: typed<{
    input: DeleteSheetInput;
    context: DeleteSheetInput & { readonly removed: CopySource | undefined };
    events: DeleteSheetEvent;
    output: { readonly removed: CopySource | undefined };
    tags: 'dialog:deleteSheet';
  }>(),
  actions: { remove: assign({ removed: ({ context: { sheet, content } }) => ({ sheet, content }) }) },
}).createMachine({
  id: 'deleteSheet',
  context: ({ input }) => ({ ...input, removed: undefined }),
  output: ({ context }) => ({ removed: context.removed }),
  initial: 'confirming',
  states: {
    confirming: {
      tags: 'dialog:deleteSheet',
      on: {
        'removal.confirmed': { target: 'closed', actions: 'remove' },
        'removal.cancelled': 'closed',
      },
    },
    closed: { type: 'final' },
  },
});
