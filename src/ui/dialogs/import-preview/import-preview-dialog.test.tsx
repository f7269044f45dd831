import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { StoredAccount } from '../../../domain/archive/account-patch.ts';
import { type LastImport, planImport } from '../../../domain/archive/import-plan.ts';
import type { Language } from '../../../../tests/support/texts.ts';
import { DataSection } from '../../screens/parameters/account-data/data-section.tsx';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aStoredAccount, aStoredSheet } from '../../../../testing/ui/stored-accounts.ts';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(cleanup);

const texts = {
  fr: { choose: 'Choisir un fichier…', title: 'Importer ce fichier', confirm: 'Importer' },
  en: { choose: 'Choose a file…', title: 'Import this file', confirm: 'Import' },
};

const open = async (account: StoredAccount, added: StoredAccount, language: Language = 'fr') => {
  const storedImports: LastImport[] = [];
  const page = (
    <>
      <DataSection />
      <WorkspaceDialogs />
    </>
  );
  const started = await renderSignedIn(page, {
    language,
    account: {
      readArchive: () => Promise.resolve(planImport(account, added)),
      storeLastImport: ({ lastImport: last }) => {
        storedImports.push(last);
        return Promise.resolve();
      },
    },
  });
  const text = texts[language];
  await started.user.upload(screen.getByLabelText(text.choose), new File(['{}'], 'mon-budget.json'));
  const dialog = within(await screen.findByRole('dialog', { name: text.title }));
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
  const facts = (name: string) => {
    const [, list = ''] = (radio(name).getAttribute('aria-describedby') ?? '').split(' ');
    return [...document.querySelectorAll(`[id="${list}"] li`)].map(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
  };
  const confirm = dialog.getByRole('button', { name: text.confirm });
  return { ...started, dialog, radio, facts, confirm, storedImports };
};

const held = aStoredAccount([aStoredSheet(11, { id: 'own-11' }), aStoredSheet(6, { id: 'own-6' })]);
const file = aStoredAccount(
  [aStoredSheet(11, { lines: 2 }), aStoredSheet(10, { lines: 3 }), aStoredSheet(9, { lines: 1 })],
  { operations: ['Fuel', 'Bakery'], categories: [{ name: 'Car', operations: ['Fuel'] }] },
);

const car = (operations: readonly string[]) => ({
  operations: ['Fuel'],
  categories: [{ name: 'Car', operations }],
});

// Source: docs/specification.md#import-preview.
describe('the effects of each import mode', () => {
  test('are shown in French', async () => {
    const { facts } = await open(held, file);
    expect(facts('Ajouter à mes données')).toEqual([
      '2 feuilles enregistrées, du 1er sept. au 1er oct.',
      '4 lignes, 2 opérations et 1 catégorie',
      '1 feuille laissée de côté, car vous en avez déjà une à cette date : 1er nov.',
    ]);
    expect(facts('Remplacer toutes mes données')).toEqual([
      '3 feuilles enregistrées, du 1er sept. au 1er nov.',
      '6 lignes, 2 opérations et 1 catégorie',
      '2 feuilles supprimées : 1er nov. et 1er juin',
    ]);
  });

  test('are shown in English', async () => {
    const { facts } = await open(held, file, 'en');
    expect(facts('Add to my data')).toEqual([
      '2 sheets stored, from 1 Sept to 1 Oct',
      '4 lines, 2 operations and 1 category',
      '1 sheet left out, since you have one of that date: 1 Nov',
    ]);
    expect(facts('Replace all my data')).toContain('2 sheets removed: 1 Nov and 1 Jun');
  });

  test('are in the singular for one sheet', async () => {
    const { facts } = await open(aStoredAccount([aStoredSheet(1)]), aStoredAccount([aStoredSheet(2)]));
    expect(facts('Ajouter à mes données')).toEqual(['1 feuille enregistrée, celle du 1er févr.', '1 ligne']);
  });

  test('name only the newest of many dates', async () => {
    const months = [10, 9, 8, 7, 6, 5, 4].map((month) => aStoredSheet(month));
    const { facts } = await open(aStoredAccount(months), aStoredAccount([aStoredSheet(11)]));
    expect(facts('Remplacer toutes mes données')).toContain(
      '7 feuilles supprimées : 1er oct., 1er sept., 1er août, 1er juil. et 3 autres',
    );
  });

  test('mention parameters when only a category gains operations', async () => {
    const { facts, confirm } = await open(aStoredAccount([], car([])), aStoredAccount([], car(['Fuel'])));
    expect(facts('Ajouter à mes données')).toEqual(['Des réglages sont complétés']);
    expect(confirm).toHaveProperty('disabled', false);
  });

  test('count the lines removed from kept sheets', async () => {
    const account = aStoredAccount([aStoredSheet(11, { lines: 3 })]);
    const { facts } = await open(account, aStoredAccount([aStoredSheet(11, { lines: 1 })]));
    expect(facts('Remplacer toutes mes données')).toContain('2 lignes supprimées de feuilles qui restent');
  });
});

const warning = '2 de vos feuilles ne sont pas dans le fichier : elles seront supprimées avec toutes leurs lignes.';

// Source: docs/specification.md#import-replace.
test('warns of the sheets that a replacement removes', async () => {
  const { user, dialog, radio } = await open(held, file);
  expect(radio('Ajouter à mes données').checked).toBe(true);
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(radio('Remplacer toutes mes données'));
  expect(dialog.getByRole('alert').textContent).toBe(warning);
});

test.each([
  ['Ajouter à mes données', 'add', []],
  ['Remplacer toutes mes données', 'replace', ['own-11', 'own-6']],
] as const)('sends and stores the import for "%s"', async (name, mode, removedSheets) => {
  const { user, radio, confirm, storedImports, writes } = await open(held, file);
  await user.click(radio(name));
  await user.click(confirm);
  expect(storedImports).toMatchObject([{ mode }]);
  expect(writes).toMatchObject([{ kind: 'account.patch', patch: { removedSheets } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Source: docs/specification.md#import-revert.
test('shows that an import can be undone', async () => {
  const { dialog } = await open(held, file, 'en');
  expect(dialog.getByText(/You can undo this import afterwards/)).toBeDefined();
});

test('disables the button and explains why for a mode that changes nothing', async () => {
  const { user, facts, radio, confirm } = await open(held, aStoredAccount([aStoredSheet(11)]));
  expect(facts('Ajouter à mes données')).toEqual(['Votre compte contient déjà tout cela : rien ne changerait.']);
  expect(confirm).toHaveProperty('disabled', true);
  await user.click(radio('Remplacer toutes mes données'));
  expect(confirm).toHaveProperty('disabled', false);
});

test.each(['button', 'Escape'])('sends nothing when cancelled by %s', async (way) => {
  const { user, dialog, writes, storedImports } = await open(held, file);
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Annuler' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([...writes, ...storedImports]).toEqual([]);
});
