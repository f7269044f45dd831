import { bind } from '../../machines/shared/bind.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import type { WorkspaceServices } from '../services/services.ts';

/** The chart of what can be taken back, over what this tab remembers. */
export const bindUndo = ({ data: { undo } }: Pick<WorkspaceServices, 'data'>) =>
  bind(undoMachine, {
    restoreSteps: async ({ uid }) => undo.load(uid),
    storeSteps: ({ uid, steps }) => undo.keep(uid, steps),
  });
