import type { Section } from '../../../src/ui/screens/parameters/sections.ts';
import { closeToasts } from '../support/messages.ts';
import { seedHousehold } from './household.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';
import { closeDialog } from '../support/dialogs.ts';

const openSection = async ({ go, byRole }: Visitor, section: Section) => {
  await go(`/parameters?section=${section}`);
  await byRole('heading', `parameters.sections.${section}`).waitFor();
};
const field = ({ page, text }: Visitor, key: Parameters<Visitor['text']>[0]) =>
  page.getByLabel(text(key), { exact: true }).filter({ visible: true }).first();
const rowOf = ({ page }: Visitor, name: string) => page.getByRole('listitem', { name }).first();

const scenes: readonly Scene[] = [
  { name: 'operations', open: (visitor) => rowOf(visitor, 'Boucherie').waitFor() },
  {
    name: 'operation-taken',
    open: async (visitor) => {
      await field(visitor, 'parameters.operations.add').fill('train');
      await field(visitor, 'parameters.operations.add').press('Enter');
      await visitor.page.getByText(visitor.text('parameters.names.taken')).waitFor();
    },
    leave: (visitor) => field(visitor, 'parameters.operations.add').fill(''),
  },
  {
    name: 'operation-edited',
    on: 'desktop',
    open: async (visitor) => {
      const row = rowOf(visitor, 'Bowling');
      await row.hover();
      await row.getByRole('button', { name: visitor.text('parameters.names.edit') }).click();
      await row.getByRole('textbox').waitFor();
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'operation-menu',
    on: 'phone',
    open: async (visitor) => {
      await rowOf(visitor, 'Bowling').locator('[data-cell="menu"]').click();
      await visitor.page.getByRole('menu').waitFor();
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'sections',
    on: 'phone',
    open: ({ byRole }) => byRole('button', 'parameters.sections.operations').click(),
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'categories',
    open: async (visitor) => {
      await openSection(visitor, 'categories');
      await rowOf(visitor, 'Alimentation').waitFor();
    },
  },
  {
    name: 'category-selection',
    open: async (visitor) => {
      await visitor.go('/parameters?section=categories&category=Alimentation');
      await visitor.page.getByRole('button', { name: 'Boulangerie', exact: true }).waitFor();
    },
  },
  { name: 'appearance', open: (visitor) => openSection(visitor, 'appearance') },
  { name: 'address', open: (visitor) => openSection(visitor, 'userName') },
  {
    name: 'passwords-differ',
    open: async (visitor) => {
      await openSection(visitor, 'password');
      await field(visitor, 'fields.newPassword').fill('orange-bleu-43');
      await field(visitor, 'account.password.repeated').fill('orange-bleu');
      await field(visitor, 'account.password.repeated').blur();
      await visitor.page.getByText(visitor.text('account.password.differ')).first().waitFor();
    },
    leave: async (visitor) => {
      await openSection(visitor, 'appearance');
    },
  },
  {
    name: 'reauthentication',
    open: async (visitor) => {
      const { page, byRole } = visitor;
      await openSection(visitor, 'password');
      const answer = { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
      await page.route('**/accounts:update*', (route) => route.fulfill({ status: 400, json: answer }));
      await field(visitor, 'fields.newPassword').fill('orange-bleu-43');
      await field(visitor, 'account.password.repeated').fill('orange-bleu-43');
      await byRole('button', 'account.password.submit').click();
      await byRole('dialog', 'reauthentication.title').waitFor();
    },
    leave: async (visitor) => {
      await closeDialog(visitor.page);
      await visitor.page.unroute('**/accounts:update*');
    },
  },
  { name: 'data', open: (visitor) => openSection(visitor, 'data') },
  {
    name: 'import',
    open: async (visitor) => {
      const { page, byRole, look } = visitor;
      await openSection(visitor, 'data');
      const exported = page.waitForEvent('download');
      await byRole('button', 'dataExport.archive').click();
      const path = await (await exported).path();
      await page.locator('.MuiSnackbar-root').waitFor();
      await closeToasts(page, look.language);
      await page.locator('input[type="file"]').setInputFiles(path);
      await byRole('dialog', 'importPreview.title').waitFor();
    },
  },
  {
    name: 'account-deletion',
    open: async (visitor) => {
      await openSection(visitor, 'data');
      await visitor.byRole('button', 'accountDeletion.open').click();
      await visitor.byRole('dialog', 'accountDeletion.title').waitFor();
    },
  },
];

showScenes(
  {
    name: 'parameters',
    seed: seedHousehold,
    path: '/parameters?section=operations',
    ready: (visitor) => rowOf(visitor, 'Boucherie'),
  },
  scenes,
);
