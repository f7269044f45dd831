import type { AccountPatch } from '../../../src/domain/archive/account-patch.ts';
import type { ImportPlans, ImportSummary, LastImport } from '../../../src/domain/archive/import-plan.ts';
import type { ChosenFile } from '../../../src/machines/transfer/transfer.events.ts';
import { transferMachine } from '../../../src/machines/transfer/transfer.machine.ts';
import { testEnvironment, testNow } from './environment.ts';
import { done, failed, type InvocationEvent } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

const summary: ImportSummary = { stored: [], skipped: [], removed: [], lines: 0, operations: 0, categories: 0 };
const patchOf = (path: string): AccountPatch => ({
  puts: [{ path, fields: {} }],
  removedLines: [],
  removedSheets: [],
  edits: [],
});

export const plans: ImportPlans = {
  plans: {
    add: { patch: patchOf('add'), revert: patchOf('take back add'), summary: { ...summary, lines: 1 } },
    replace: { patch: patchOf('replace'), revert: patchOf('take back replace'), summary: { ...summary, lines: 2 } },
  },
  mode: 'add',
};

/** What is kept of an import before it is sent. */
export const lastImportOf = (mode: 'add' | 'replace'): LastImport => {
  const { revert, summary: sentToWorkspace } = plans.plans[mode];
  return { at: testNow, mode, summary: sentToWorkspace, revert };
};

export const file: ChosenFile = { size: 12, text: () => Promise.resolve('the text of a file') };
export const problemOf = (id: string, problem: string): InvocationEvent => failed(id, { problem });
export const restored = (lastImport?: LastImport) => done('loadLastImport', lastImport);
export const patchWrite = (patch: AccountPatch) => ({
  type: 'write.requested',
  write: { kind: 'account.patch', id: 'id-1', patch },
});

export const transferInput = () => ({
  uid: 'ada',
  // Every patch has the same name, so that a generated path knows it.
  environment: { ...testEnvironment(), createId: () => 'id-1' },
  workspace: recordingReceiver().ref,
});

/** Export and import as they start; `sentToWorkspace` is what the workspace hears. */
export function startTransfer() {
  const workspace = recordingReceiver();
  const input = { ...transferInput(), workspace: workspace.ref };
  const { actor, ...system } = startSystem(transferMachine, { input });
  return {
    ...system,
    actor,
    sentToWorkspace: workspace.events,
    asked: () => system.calls.map(({ id, input: given }) => [id, given]),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** The same, once it is known what the last import was. */
export async function idleTransfer(lastImport?: LastImport) {
  const system = startTransfer();
  await system.perform(restored(lastImport));
  system.calls.length = 0;
  return system;
}

/** The same, with the preview of a file on show. */
export async function previewing() {
  const system = await idleTransfer();
  system.actor.send({ type: 'archive.chosen', file });
  await system.perform(done('readArchive', plans));
  system.calls.length = 0;
  return system;
}
