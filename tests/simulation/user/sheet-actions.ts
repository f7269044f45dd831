import type { SheetOption } from '../../../src/domain/sheet/new-sheet/copying.ts';
import { planSheet } from '../../../src/domain/sheet/new-sheet/new-sheet.ts';
import { reload } from '../device/screen.ts';
import type { Action } from './user.ts';

export const changeSheet: Action = ({ sheet }, { world: { random }, labels }) => {
  const amount = labels.nextNumber();
  const changes = random.chance(0.5) ? { accountBalance: amount } : { accountProvisionsBalance: amount };
  sheet.send({ type: 'sheet.changed', changes });
};

const options: readonly SheetOption[] = ['duplicate', 'duplicate', 'newMonth', 'newMonth', 'empty'];

export const copySheet: Action = ({ tab, list, shown, content }, { world: { random }, dates }) => {
  const date = dates.next(
    tab.today(),
    list.map((sheet) => sheet.date),
  );
  const newestContent = list[0]?.id === shown.id ? content : undefined;
  const sources = { sheets: list, shown: { sheet: shown, content }, newestContent };
  const option = random.pick(options) ?? 'empty';
  const created = planSheet(option, date, sources, random.id) ?? planSheet('duplicate', date, sources, random.id);
  if (created) tab.workspace.send({ type: 'sheet.created', ...created });
};

/** The sheet that exists from the start and that no action deletes. */
export const firstSheetId = 'first';

export const removeSheet: Action = ({ tab, shown, content }) => {
  if (shown.id !== firstSheetId) tab.workspace.send({ type: 'sheet.removed', sheet: shown, content });
};

export const turnPage: Action = ({ sheets, list }, { world: { random } }) =>
  sheets.send({ type: 'sheet.selected', index: random.below(list.length) });

export const reloadScreen: Action = (screen, { world: { random } }) => {
  if (random.chance(0.5)) reload(screen);
  else screen.sheet.send({ type: 'reload.requested' });
};
