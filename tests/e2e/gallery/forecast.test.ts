import { settleIn } from './household.ts';
import { isPhone, usualLooks } from './looks.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';

const toColumn = async ({ the, look }: Visitor, key: 'situation.title' | 'provisions.title') => {
  if (isPhone(look)) await the('tab', key).click();
};

const scenes: readonly Scene[] = [
  {
    name: 'day-by-day',
    open: async (visitor) => {
      const { the, page } = visitor;
      await toColumn(visitor, 'situation.title');
      await the('button', 'forecast.open').click();
      await page.getByRole('table').waitFor();
      await page.mouse.move(0, 0);
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'due-dates',
    open: async (visitor) => {
      const { the, page } = visitor;
      await toColumn(visitor, 'provisions.title');
      await the('radio', 'provisions.due').click();
      await page.getByRole('listitem', { name: "Vacances d'été" }).getByRole('button').first().click();
      await page.mouse.move(0, 0);
    },
  },
];

const ready = ({ page }: Visitor) => page.getByRole('listitem', { name: 'Boulangerie' }).first();
showScenes({ name: 'forecast', seed: settleIn, ready }, scenes, usualLooks.toReversed());
