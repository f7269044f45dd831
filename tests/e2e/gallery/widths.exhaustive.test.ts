import { settleIn } from './household.ts';
import { furtherLooks } from './looks.ts';
import { type Party, type Scene, showScenes } from './scene.ts';

const scenes: readonly Scene[] = [
  { name: 'home', isLaidOut: true, open: ({ page }) => page.getByRole('listitem', { name: 'Péage' }).waitFor() },
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

const party: Party = {
  name: 'widths',
  seed: settleIn,
  ready: ({ page }) => page.getByRole('listitem', { name: 'Péage' }),
};
showScenes(party, scenes, furtherLooks);
