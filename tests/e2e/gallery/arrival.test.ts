import type { Page, Route } from 'playwright-core';
import { closeToasts } from '../support/messages.ts';
import { forgetBudget } from '../support/app.ts';
import { seedHousehold } from './household.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';
import { closeDialog } from '../support/dialogs.ts';

const documents = '**/v1/projects/**';

/** Opens the app without cached data; `answer` handles every request for documents. */
async function openWithoutCache({ page, origin }: Visitor, answer: (route: Route) => Promise<void> | undefined) {
  await forgetBudget(page, origin);
  await page.route(documents, answer);
  await page.goto(origin);
}
const stopAnswering = ({ page }: { readonly page: Page }) => page.unrouteAll({ behavior: 'ignoreErrors' });

const scenes: readonly Scene[] = [
  {
    name: 'loading',
    open: async (visitor) => {
      await openWithoutCache(visitor, () => undefined);
      // The prerendered page has the same text, so wait for the skeleton of the sheet.
      await visitor.page.locator('[aria-busy="true"]').first().waitFor();
    },
    leave: stopAnswering,
  },
  {
    name: 'failed',
    continuesPrevious: true,
    open: async (visitor) => {
      await openWithoutCache(visitor, (route) => route.abort());
      await visitor.byRole('button', 'sheets.retry').waitFor();
      await closeToasts(visitor.page, visitor.look.language);
    },
    leave: async (visitor) => {
      await stopAnswering(visitor);
      await visitor.byRole('button', 'sheets.retry').click();
      await visitor.page.getByRole('listitem', { name: 'Péage' }).waitFor();
    },
  },
  {
    name: 'refused',
    open: async (visitor) => {
      const { page, text } = visitor;
      const answer = { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'No.' } };
      await page.route('**/documents:commit', (route) => route.fulfill({ status: 400, json: answer }));
      await page.getByRole('listitem', { name: 'Jardinerie' }).getByRole('checkbox').click();
      await page.getByRole('button', { name: text('sync.review', { count: 1 }) }).waitFor();
      await closeToasts(page, visitor.look.language);
    },
  },
  {
    name: 'review',
    continuesPrevious: true,
    open: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.text('sync.review', { count: 1 }) }).click();
      await visitor.byRole('dialog', 'delivery.title').waitFor();
    },
    leave: async (visitor) => {
      await closeDialog(visitor.page);
      await stopAnswering(visitor);
    },
  },
];

const group = {
  name: 'arrival',
  seed: seedHousehold,
  ready: ({ page }: Visitor) => page.getByRole('listitem', { name: 'Péage' }),
};
showScenes(group, scenes);
