import { dispatchOnline } from '../faults/support/network.ts';
import { seedHousehold } from './household.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';
import { closeDialog } from '../support/dialogs.ts';

const rowOf = ({ page }: Visitor, name: string) => page.getByRole('listitem', { name }).first();

/** On a phone the sheet's buttons are in their own tab. */
const toSituation = async ({ byRole, look }: Visitor) => {
  if (look.width < 840) await byRole('tab', 'situation.title').click();
};

const changes = '**/documents:commit';

const scenes: readonly Scene[] = [
  {
    name: 'commands',
    open: async ({ page }) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'no-command',
    open: async ({ page, text }) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill('xyz');
      await page
        .getByText(text('commands.nothingFound', { text: 'xyz' }))
        .first()
        .waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async ({ page, byRole }) => {
      await page.keyboard.press('?');
      await byRole('dialog', 'shortcuts.title').waitFor();
    },
  },
  {
    name: 'deletion',
    open: async (visitor) => {
      const { look, text, byRole } = visitor;
      if (look.width < 840) {
        await rowOf(visitor, 'Péage').locator('[data-cell="open"]').click();
      } else {
        await rowOf(visitor, 'Péage').hover();
      }
      const place = look.width < 840 ? visitor.page.getByRole('dialog') : rowOf(visitor, 'Péage');
      await place.getByRole('button', { name: text('entry.delete'), exact: true }).click();
      await byRole('dialog', 'deletion.title', { name: 'Péage' }).waitFor();
    },
  },
  {
    name: 'new-sheet',
    open: async (visitor) => {
      await toSituation(visitor);
      await visitor.byRole('button', 'situation.newSheet').click();
      await visitor.byRole('radio', 'newSheet.newMonth').waitFor();
      // Restore the scroll position that the page had when the button was pressed.
      await visitor.page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'new-sheet-calendar',
    open: async (visitor) => {
      await toSituation(visitor);
      await visitor.byRole('button', 'situation.newSheet').click();
      await visitor.byRole('button', 'datePicker.open').click();
      await visitor.page.getByRole('grid').waitFor();
    },
    leave: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('grid').waitFor({ state: 'detached' });
      await closeDialog(visitor.page);
    },
  },
  {
    name: 'sheet-removal',
    open: async (visitor) => {
      await toSituation(visitor);
      await visitor.byRole('button', 'situation.removeSheet').click();
      await visitor.byRole('dialog', 'sheetRemoval.title').waitFor();
    },
  },
  {
    name: 'departure',
    open: async (visitor) => {
      const { byRole, page, look } = visitor;
      await page.route(changes, (route) => route.abort());
      await toSituation(visitor);
      await byRole('switch', 'situation.unpaidOnly').click();
      await page
        .getByText(look.language === 'fr' ? '1 en attente' : '1 waiting', { exact: true })
        .first()
        .waitFor({ state: 'attached' });
      if (look.width < 840) await byRole('button', 'navigation.menu').click();
      await byRole('link', 'navigation.signOut').click();
      await byRole('dialog', 'signOutDialog.title').waitFor();
      await page.mouse.move(0, 0);
    },
    leave: async (visitor) => {
      await closeDialog(visitor.page);
      await toSituation(visitor);
      await visitor.byRole('switch', 'situation.unpaidOnly').click();
      await visitor.page.unroute(changes);
      await dispatchOnline(visitor.page);
      await visitor.saved();
    },
  },
  {
    name: 'toast',
    open: async (visitor) => {
      const { byRole, text, page } = visitor;
      await toSituation(visitor);
      await byRole('button', 'situation.removeSheet').click();
      await byRole('dialog', 'sheetRemoval.title')
        .getByRole('button', { name: text('sheetRemoval.confirm'), exact: true })
        .click();
      await page.locator('.MuiSnackbar-root').getByText(text('notice.sheetRemoved')).waitFor();
      await page.locator('.MuiSnackbar-root').hover();
    },
  },
];

showScenes({ name: 'dialogs', seed: seedHousehold, ready: (visitor) => rowOf(visitor, 'Boulangerie') }, scenes);
