import { expect, test } from 'vitest';
import { entryDocument, seedEntry } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { editLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { told, toasts } from '../support/told.ts';
import { said, sheet } from './support/budget.ts';
import { addIncome, changeIncome } from './support/sheets.ts';
import { closeAll, openTwo } from './support/two-devices.ts';

const stage = useStage();

// Source: docs/specification.md#edit-same-field.
test('different fields of a line, and different lines, all stand', async () => {
  const bread = { ...seedEntry(1, 3), name: 'Bread', day: 31 };
  const { devices, stored } = await openTwo(stage, [entryDocument(sheet, 'outDay', bread)]);
  const [one, other] = devices;
  await Promise.all([
    editLine(one.row(said.daily, 'Bread'), said.amount, '4.5'),
    editLine(other.row(said.daily, 'Bread'), said.day, '12'),
  ]);
  await Promise.all([addIncome(one, 'From one', '1'), addIncome(other, 'From the other', '2')]);
  for (const device of devices) await device.saved();
  expect(await stored.entries(sheet.id, 'outDay')).toMatchObject([{ name: 'Bread', value: 4.5, day: 12 }]);
  const names = (await stored.entries(sheet.id, 'in')).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['From one', 'From the other', 'Salary']);
  for (const { page } of devices)
    expect(await told(toasts(page), 'status')()).not.toContain(textOf('en', 'notice.writeReplaced'));
  await closeAll(devices);
});

// Source: docs/specification.md#edit-same-field.
test('of one field changed on both at the same moment one of the two last values stands', async () => {
  const { devices, stored } = await openTwo(stage);
  await Promise.all(
    devices.map(async (device, index) => {
      await changeIncome(device, 'Salary', String(50 + index));
      await changeIncome(device, 'Salary', String(60 + index));
    }),
  );
  for (const device of devices) await device.saved();
  const [salary] = await stored.entries(sheet.id, 'in');
  expect([60, 61]).toContain(salary?.value);
  await closeAll(devices);
});
