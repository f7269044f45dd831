import type { EntryCollection, EntryDraft } from '../../../src/domain/sheet/sheet.ts';
import { sheetMachine } from '../../../src/machines/sheet/sheet.machine.ts';
import { testEnvironment } from './environment.ts';
import { done, failed } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { contentOfMarch, march } from './sheets.ts';
import { startSystem } from './system.ts';

export const draft: EntryDraft = { name: 'Taxi', day: 9, value: 14.3, debit: true };
export const added = (collection: EntryCollection) => ({ type: 'entry.added', collection, draft }) as const;
/** The device's answer that it does not know the sheet's lines. */
export const unknown = done('restore', undefined);
export const known = done('restore', contentOfMarch);
export const loaded = done('load', contentOfMarch);
export const notLoaded = failed('load', new Error('no network'));
/** What the server has when the bread was removed elsewhere. */
export const withoutBread = { ...contentOfMarch, outDay: [] };
export const refreshed = done('refresh', withoutBread);
export const notRefreshed = failed('refresh', new Error('no network'));

export const sheetInput = () => ({
  uid: 'ada',
  sheet: march,
  content: undefined,
  environment: testEnvironment(),
  workspace: recordingReceiver().ref,
  sheets: recordingReceiver().ref,
});

/** A sheet that was made here, so that its lines are known. */
export const madeHere = () => ({ ...sheetInput(), content: contentOfMarch });

/** The sheet of March as it starts; `sentToWorkspace` is what the workspace hears, `sentToSheets` what the list hears. */
export function startSheet(from: typeof sheetInput | typeof madeHere = sheetInput) {
  const [workspace, sheets] = [recordingReceiver(), recordingReceiver()];
  const { actor, ...system } = startSystem(sheetMachine, {
    input: { ...from(), workspace: workspace.ref, sheets: sheets.ref },
  });
  return {
    ...system,
    actor,
    sentToWorkspace: workspace.events,
    sentToSheets: sheets.events,
    /** What was asked for, in order. */
    asked: () => system.calls.map(({ id }) => id),
    content: () => actor.getSnapshot().context.content,
    value: () => actor.getSnapshot().value,
  };
}

/** The same, with its lines from the server. */
export async function loadedSheet() {
  const system = startSheet();
  await system.perform(unknown);
  await system.perform(loaded);
  return system;
}

/** The same, being asked for again. */
export async function refreshingSheet() {
  const system = startSheet(madeHere);
  await system.perform({ type: 'reload.requested' });
  return system;
}
