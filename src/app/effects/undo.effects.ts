import { fromPromise } from 'xstate';
import type { ToldStep } from '../../machines/undo/undo.events.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import type { Services } from '../services/services.ts';

/** The chart of what can be taken back, over what this tab remembers. */
export function composeUndo({ data }: Services) {
  return undoMachine.provide({
    actions: {
      keepSteps: (_, { uid, steps }) => data.undo.keep(uid, steps),
    },
    actors: {
      restoreSteps: fromPromise<readonly ToldStep[], { uid: string }>(async ({ input }) => data.undo.load(input.uid)),
    },
  });
}
