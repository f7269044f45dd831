import type { LineWrite, Write } from '../../../src/domain/sync/writes.ts';
import { success, type Toast } from '../../../src/machines/toaster/toast.ts';
import type { HistoryStep } from '../../../src/machines/undo/undo.events.ts';
import { undoMachine } from '../../../src/machines/undo/undo.machine.ts';
import { testEnvironment, testNow } from './environment.ts';
import { done } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

export const input = () => ({ uid: 'ada', environment: testEnvironment(), workspace: recordingReceiver().ref });
export const back = (id: string): readonly [Write] => [{ kind: 'sheet.remove', sheetId: id }];
export const notice = success('notice.sheetCreated');
export const redoOf = (of: HistoryStep['back']): readonly Write[] =>
  of === 'import' ? [] : [{ kind: 'parameters.update', changes: { darkTheme: true } }];
export const changed = (of: HistoryStep['back'], toast?: Toast) =>
  ({ type: 'change.made', back: of, redo: redoOf(of), toast }) as const;
export const step = (id: string, age = 0, toast?: Toast): HistoryStep => ({
  at: testNow - age,
  back: back(id),
  redo: redoOf(back(id)),
  toast,
});
export const restored = (...steps: readonly HistoryStep[]) => done('restoreSteps', steps);
export const undo = { type: 'undo.requested' } as const;
export const redo = { type: 'redo.requested' } as const;
export const accept = { type: 'offer.accepted' } as const;
/** A line that was deleted comes back. */
export const line = { id: 'line', name: 'Fuel', day: 3, value: 5, debit: true, paid: false, copy: '' };
export const other = { sheetId: 'sheet', collection: 'outDay', id: 'old' } as const;
export const created: LineWrite = { kind: 'entry.create', sheetId: 'sheet', collection: 'outDay', entry: line };
export const lineBack: readonly [Write] = [created];

/** A new expense has taught its name. */
export const learnt = {
  write: { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Fuel' }] },
  inverse: { kind: 'parameters.edit', edits: [{ kind: 'operation.remove', name: 'Fuel' }] },
} as const satisfies Record<string, Write>;

export function startUndo() {
  const workspace = recordingReceiver();
  const storedSteps: unknown[] = [];
  const machine = undoMachine.provide({
    actions: { storeSteps: (_, { uid, steps }) => void storedSteps.push([uid, steps.map((each) => each.back)]) },
  });
  const system = startSystem(machine, { input: { ...input(), workspace: workspace.ref } });
  const steps = () => system.actor.getSnapshot().context.steps;
  return { ...system, decided: workspace.events, storedSteps, steps };
}

export async function readyUndo(...steps: readonly HistoryStep[]) {
  const system = startUndo();
  await system.perform(restored(...steps));
  return system;
}

export const decision = (of: HistoryStep['back']) => ({ type: 'undo.decided', back: of });
