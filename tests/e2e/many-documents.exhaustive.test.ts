import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import {
  count,
  goThrough,
  openMonthlySheets,
  pickJanuary,
  showsBalance,
  type Step,
  firstDay,
} from './support/monthly-sheets.ts';
import { useStage } from './support/stage.ts';

const said = words.en;
const stage = useStage();
const steps = count - 1;

const press = (name: string): Step => ({ at: `[aria-label="${name}"]`, press: true });

test(`from the oldest of 105 sheets the arrows lead over the next ${steps}, and back`, async () => {
  const app = await openMonthlySheets(stage, 'arrows@exemple.fr');
  const { page } = app;
  expect(await page.getByRole('button', { name: said.current }).count()).toBe(0);
  await pickJanuary(page, 2010);
  await firstDay(page).click();
  await app.shows('accountBalance', '0.00');
  const older = page.getByRole('button', { name: said.older });
  await older.waitFor({ state: 'hidden' });
  const indices = Array.from({ length: steps }, (_, index) => index);
  await goThrough(
    page,
    indices.flatMap((index) => [press(said.newer), showsBalance(index + 1)]),
  );
  await goThrough(
    page,
    indices.toReversed().flatMap((index) => [press(said.older), showsBalance(index)]),
  );
  await older.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: said.current }).click();
  await app.shows('accountBalance', `${count - 1}.00`);
  expect(app.complaints).toEqual([]);
  await app.close();
});
