import { seedHousehold } from './household.ts';
import { otherLooks } from './looks.ts';
import { type SceneGroup, type Scene, showScenes } from './scene.ts';

const scenes: readonly Scene[] = [
  { name: 'home', inEveryLook: true, open: ({ page }) => page.getByRole('listitem', { name: 'Péage' }).waitFor() },
  {
    name: 'savings',
    open: async ({ go, page }) => {
      await go('/moneySaving');
      await page.getByText('Livret A').waitFor();
    },
  },
  {
    name: 'operations',
    open: async ({ go, page }) => {
      await go('/parameters?section=operations');
      await page.getByText('Boucherie').waitFor();
    },
  },
];

const group: SceneGroup = {
  name: 'widths',
  seed: seedHousehold,
  ready: ({ page }) => page.getByRole('listitem', { name: 'Péage' }),
};
showScenes(group, scenes, otherLooks);
