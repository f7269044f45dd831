import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { closeDialog } from '../support/dialogs.ts';
import { seedHousehold } from './household.ts';
import { isPhone, mainLooks } from './looks.ts';
import { type Scene, showScenes, type Visitor } from './scene.ts';

const rowOf = (visitor: Visitor, name: string) => visitor.page.getByRole('listitem', { name }).first();

/** On a phone the provisions have their own tab. */
const toProvisions = async ({ byRole, look }: Visitor) => {
  if (isPhone(look)) await byRole('tab', 'provisions.title').click();
};

const openProvisionForm = ({ byRole }: Visitor) => byRole('button', 'provisions.add').click();

const dropProvision = async ({ page, byRole }: Visitor) => {
  await page.keyboard.press('Escape');
  await byRole('button', 'shell.hideMessage').click();
};

const provisionField = ({ byRole, text, look }: Visitor, key: MessageKey) =>
  (isPhone(look) ? byRole('dialog', 'provisions.newTitle') : byRole('region', 'provisions.title'))
    .locator('form')
    .getByLabel(text(key), { exact: true });

const scenes: readonly Scene[] = [
  { name: 'list', on: 'phone', open: toProvisions },
  {
    name: 'form-refused',
    open: async (visitor) => {
      await openProvisionForm(visitor);
      await provisionField(visitor, 'entry.name').fill('Vélo');
      await provisionField(visitor, 'provisions.price').fill('mille');
      await provisionField(visitor, 'provisions.dueIn').focus();
    },
    leave: dropProvision,
  },
  {
    name: 'form-proposed',
    open: async (visitor) => {
      await openProvisionForm(visitor);
      await provisionField(visitor, 'entry.name').fill('Vélo');
      await provisionField(visitor, 'provisions.price').fill('480');
      await provisionField(visitor, 'provisions.dueIn').fill(visitor.look.language === 'fr' ? 'mars 2027' : 'Mar 2027');
      await provisionField(visitor, 'provisions.price').focus();
    },
    leave: dropProvision,
  },
  {
    name: 'form-details',
    open: async (visitor) => {
      await openProvisionForm(visitor);
      await provisionField(visitor, 'entry.name').fill('Vélo');
      await provisionField(visitor, 'provisions.price').fill('480');
      await provisionField(visitor, 'provisions.dueIn').fill(visitor.look.language === 'fr' ? 'mars 2026' : 'Mar 2026');
      await visitor.byRole('button', 'provisions.details').click();
      await provisionField(visitor, 'provisions.price').focus();
    },
    leave: dropProvision,
  },
  {
    name: 'full',
    continuesPrevious: true,
    open: ({ byRole }) => byRole('radio', 'provisions.full').click(),
  },
  {
    name: 'deductions',
    continuesPrevious: true,
    open: async (visitor) => {
      const row = rowOf(visitor, 'Entretien voiture');
      await row.getByRole('button', { name: visitor.text('deductions.title') }).click();
      await visitor.byRole('dialog', 'deductions.title').waitFor();
    },
  },
  {
    name: 'deductions-expense',
    continuesPrevious: true,
    open: async (visitor) => {
      const row = rowOf(visitor, 'Entretien voiture');
      await row.getByRole('button', { name: visitor.text('deductions.title') }).click();
      await visitor.byRole('textbox', 'deductions.title').fill('180, 75, 20, 060');
      await visitor.page.getByRole('switch', { name: visitor.text('deductions.note') }).click();
    },
    leave: async (visitor) => {
      await visitor.byRole('textbox', 'deductions.title').fill('180,75');
      await closeDialog(visitor.page);
    },
  },
  {
    name: 'deductions-refused',
    continuesPrevious: true,
    open: async (visitor) => {
      const row = rowOf(visitor, 'Entretien voiture');
      await row.getByRole('button', { name: visitor.text('deductions.title') }).click();
      await visitor.byRole('textbox', 'deductions.title').fill('180, x');
    },
    leave: async (visitor) => {
      await visitor.byRole('textbox', 'deductions.title').fill('180,75');
      await closeDialog(visitor.page);
      await visitor.byRole('radio', 'provisions.simple').click();
    },
  },
];

const group = { name: 'provisions', seed: seedHousehold, ready: (visitor: Visitor) => rowOf(visitor, 'Boulangerie') };
showScenes(group, scenes, mainLooks.toReversed());
