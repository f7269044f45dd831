import { expect, test } from 'vitest';
import { entryDocument, seedEntry } from '../../../support/seed.ts';
import { editLine } from '../../support/lines.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, labels, seedBudget, sheet } from '../support/budget.ts';
import { pendingWrites } from '../support/device-storage.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { pendingChip } from '../support/sheets.ts';
import { openTab } from '../support/tab.ts';

const stage = useStage();

// Enough for each tab to edit every field, online and offline.
const count = 100;

const lines = ['First', 'Second'].map((name, index) => ({ ...seedEntry(index, 1000), name, day: 31, paid: false }));
const fields = [
  { line: 'First', field: labels.amount },
  { line: 'First', field: labels.day },
  { line: 'Second', field: labels.amount },
  { line: 'Second', field: labels.day },
] as const;

test(`keeps the last value of each field after ${count} edits in two tabs, half of them offline`, async () => {
  const { session, stored } = await seedBudget(
    stage.server,
    lines.map((line) => entryDocument(sheet, 'outDay', line)),
  );
  const app = await openDevice(stage, session);
  await app.saved();
  const tabs = [app, await openTab(app)] as const;
  const last = new Map<(typeof fields)[number], number>();
  const edit = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      // Both tabs edit every field. Each tab makes the last edit of some fields.
      const place = fields[Math.floor(index / 3) % fields.length] ?? fields[0];
      const value = place.field === labels.day ? (index % 28) + 1 : index + 1;
      const tab = index % 2 === 0 ? tabs[0] : tabs[1];
      await editLine(tab.row(labels.daily, place.line), place.field, String(value));
      last.set(place, value);
    }
  };
  await edit(0, count / 2);
  for (const tab of tabs) await tab.saved();
  const cut = await injectFault(app.context, everyChange, cutConnection);
  await edit(count / 2, count);
  await pendingChip(app, count / 2).waitFor();
  cut.end();
  await dispatchOnline(app.page);
  for (const tab of tabs) await tab.saved();
  const found = await stored.entries(sheet.id, 'outDay');
  const valueOf = ({ line, field }: (typeof fields)[number]) => {
    const entry = found.find(({ name }) => name === line);
    return field === labels.day ? entry?.day : entry?.value;
  };
  expect(found).toHaveLength(2);
  expect(fields.map(valueOf)).toEqual(fields.map((place) => last.get(place)));
  await expect.poll(() => pendingWrites(app.page)).toEqual([]);
  expect([...app.complaints, ...tabs[1].complaints]).toEqual([]);
  await app.context.close();
});
