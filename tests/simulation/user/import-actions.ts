import { archiveText } from '../../../src/api/archive/archive-file.ts';
import { accountOf } from '../../../src/api/archive/stored-account.ts';
import { entryFields, provisionFields } from '../../../src/api/budget/mapping/line-documents.ts';
import { parametersFields } from '../../../src/api/budget/mapping/parameters-document.ts';
import { sheetFields } from '../../../src/api/budget/mapping/sheet-documents.ts';
import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import { orderOf } from '../../../src/domain/sheet/sheet-date.ts';
import type { Tab } from '../device/tab.ts';
import { entryDraft, provisionDraft } from './labels.ts';
import type { Action, SimulatedUser } from './user.ts';

/** An archive with one sheet and the lists of another account. */
function archiveOf(tab: Tab, { world, labels, dates }: SimulatedUser): string {
  const { random } = world;
  const id = random.id();
  const date = dates.next(tab.today(), []);
  const sheet = { date, order: orderOf(date), accountBalance: 0, accountProvisionsBalance: 0 };
  const entries = Array.from({ length: 1 + random.below(3) }, () => entryDraft(labels, 'Imported'));
  const account = accountOf([
    ...entries.map((entry) => ({
      path: `${id}/outMonth/${random.id()}`,
      fields: entryFields({ ...entry, paid: false, copy: '' }),
    })),
    { path: `${id}/provisions/${random.id()}`, fields: provisionFields(provisionDraft(labels, 'Imported')) },
    { path: id, fields: sheetFields({ ...sheet, id, provisionsPaid: false }) },
    {
      path: 'parameters',
      fields: parametersFields({
        ...defaultParameters,
        operations: [labels.next('Operation imported')],
        categories: [{ name: labels.next('Category imported'), operations: [] }],
      }),
    },
  ]);
  return archiveText(account, world.now());
}

const previewTime = 5000;

/** Imports an archive and confirms the preview later, or undoes the latest import. */
export const importArchive: Action = ({ tab }, user) => {
  const { world } = user;
  const { transfer } = tab.workspace.getSnapshot().children;
  if (!transfer?.getSnapshot().matches('idle')) return;
  if (transfer.getSnapshot().context.lastImport && world.random.chance(0.6)) {
    transfer.send({ type: 'revert.requested' });
    transfer.send({ type: 'revert.confirmed' });
    return;
  }
  const text = archiveOf(tab, user);
  transfer.send({ type: 'archive.chosen', file: { size: text.length, text: async () => text } });
  world.after(previewTime, () => {
    if (!tab.isAlive() || !transfer.getSnapshot().matches('previewing')) return;
    transfer.send({ type: 'importMode.chosen', mode: 'add' });
    transfer.send({ type: 'import.confirmed' });
  });
};
