import type { Sheet, SheetContent } from '../../../src/domain/sheet/sheet.ts';
import type { ParametersRef } from '../../../src/machines/parameters/parameters.machine.ts';
import type { SheetRef } from '../../../src/machines/sheet/sheet.machine.ts';
import type { SheetsRef } from '../../../src/machines/sheets/sheets.machine.ts';
import type { Tab } from './tab.ts';

/** The screen of a loaded tab, with the data that the user can change. */
export type Screen = {
  readonly tab: Tab;
  readonly sheets: SheetsRef;
  readonly sheet: SheetRef;
  readonly parameters: ParametersRef;
  /** Newest first. */
  readonly list: readonly Sheet[];
  readonly shown: Sheet;
  readonly content: SheetContent;
};

type Parts = { readonly sheets: SheetsRef | undefined; readonly sheet: SheetRef | undefined };

const partsOf = ({ workspace }: Tab): Parts => {
  const { sheets } = workspace.getSnapshot().children;
  return { sheets, sheet: sheets?.getSnapshot().children.sheet };
};

/** Returns the screen of a tab; undefined while the tab loads or after a failed read. */
export function screenOf(tab: Tab): Screen | undefined {
  const { sheets, sheet } = partsOf(tab);
  const { parameters } = tab.workspace.getSnapshot().children;
  if (!sheets || !parameters || !sheets.getSnapshot().matches('loaded') || !sheet) return undefined;
  const { context } = sheet.getSnapshot();
  if (!sheet.getSnapshot().matches('loaded') || !context.content) return undefined;
  const { sheets: list } = sheets.getSnapshot().context;
  return { tab, sheets, sheet, parameters, list, shown: context.sheet, content: context.content };
}

export function retryFailedReads(tab: Tab): void {
  const { sheets, sheet } = partsOf(tab);
  if (sheets?.getSnapshot().hasTag('failed')) sheets.send({ type: 'reload.requested' });
  if (sheet?.getSnapshot().hasTag('failed')) sheet.send({ type: 'reload.requested' });
}

export function reload({ sheets, parameters }: Screen): void {
  sheets.send({ type: 'reload.requested' });
  sheets.send({ type: 'sheet.refreshRequested' });
  parameters.send({ type: 'reload.requested' });
}
