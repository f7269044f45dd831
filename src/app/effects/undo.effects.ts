import { bind } from '../../machines/shared/bind.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import type { WorkspaceServices } from '../services/services.ts';

/** The undo chart, over the history that this tab stores. */
export const bindUndo = ({ data: { undo } }: Pick<WorkspaceServices, 'data'>) =>
  bind(undoMachine, {
    restoreSteps: async ({ uid }) => undo.load(uid),
    storeSteps: ({ uid, steps }) => undo.save(uid, steps),
  });
