import type { Sheet } from '../../../src/domain/sheet/sheet.ts';
import { sheetsMachine } from '../../../src/machines/sheets/sheets.machine.ts';
import { testEnvironment } from './environment.ts';
import { done, failed } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { contentOfMarch, february, january, march, sheetOf } from './sheets.ts';
import { startSystem } from './system.ts';

export const sheetsInput = () => ({ uid: 'ada', environment: testEnvironment(), workspace: recordingReceiver().ref });

type Reading = 'restore' | 'load' | 'refresh' | 'retry';

/** The list that one of the readings answers. */
export const listOf = (reading: Reading, ...sheets: readonly Sheet[]) => done(reading, sheets);
export const unread = (reading: Reading | 'createFirstSheet') => failed(reading, new Error('no network'));
/** The device's answer that it knows no list. */
export const unknownList = done('restore', undefined);
export const listed = (...sheets: readonly Sheet[]) => listOf('load', ...sheets);
export const all = listed(march, february, january);
export const april = sheetOf('april', 4);
export const addedSheet = (sheet: Sheet) => ({ type: 'sheet.added', sheet, content: contentOfMarch }) as const;
export const removedSheet = (id: string) => ({ type: 'sheet.removed', id }) as const;
export const breadRemoved = { type: 'entry.removed', collection: 'outDay', id: 'bread' } as const;

/** The list of Ada's sheets as it starts. */
export function startSheets(realCharts: readonly string[] = []) {
  const workspace = recordingReceiver();
  const kept: unknown[] = [];
  const machine = sheetsMachine.provide({ actions: { keepShown: (_, params) => void kept.push(params) } });
  const { actor, ...system } = startSystem(machine, {
    input: { ...sheetsInput(), workspace: workspace.ref },
    realCharts,
  });
  const context = () => actor.getSnapshot().context;
  return {
    ...system,
    actor,
    context,
    /** The sheets that the tab was told to keep as the shown one, in order. */
    kept,
    /** What the workspace was sent. */
    told: workspace.events,
    /** What the shown sheets were opened with, in order. */
    opened: () => system.calls.filter(({ id }) => id === 'sheet').map(({ input }) => input),
    shown: () => context().sheets[context().index]?.id,
    value: () => actor.getSnapshot().value,
  };
}

/** The same, with a list from the server. */
export async function openSheets(
  sheets: readonly Sheet[] = [march, february, january],
  realCharts: readonly string[] = [],
) {
  const system = startSheets(realCharts);
  await system.perform(unknownList);
  await system.perform(listed(...sheets));
  return system;
}
