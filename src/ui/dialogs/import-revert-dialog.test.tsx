import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ImportMode, planImport } from '../../domain/archive/import-plan.ts';
import type { Language } from '../../../tests/support/texts.ts';
import { DataSection } from '../screens/parameters/account-data/data-section.tsx';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { aStoredAccount, aStoredSheet } from '../../../testing/ui/stored-accounts.ts';
import { WorkspaceDialogs } from './workspace-dialogs.tsx';

afterEach(cleanup);

type Situation = { readonly mode?: ImportMode; readonly months?: readonly number[]; readonly language?: Language };

const texts = {
  fr: { open: 'Annuler cet import', title: 'Annuler cet import ?' },
  en: { open: 'Undo this import', title: 'Undo this import?' },
};

const open = async ({ mode = 'add', months = [11, 10], language = 'fr' }: Situation = {}) => {
  const added = aStoredAccount(
    months.map((month) => aStoredSheet(month)),
    { operations: ['Fuel'] },
  );
  const { summary, revert } = planImport(aStoredAccount([]), added).plans[mode];
  const page = (
    <>
      <DataSection />
      <WorkspaceDialogs />
    </>
  );
  const started = await renderSignedIn(page, {
    language,
    account: { loadLastImport: () => Promise.resolve({ at: 0, mode, summary, revert }) },
  });
  await started.user.click(await screen.findByRole('button', { name: texts[language].open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts[language].title }));
  return { ...started, dialog };
};

test.each([
  [{}, 'Les 2 feuilles importées seront supprimées, avec tout ce que vous y avez saisi depuis.'],
  [{ months: [11] }, 'La feuille importée sera supprimée, avec tout ce que vous y avez saisi depuis.'],
  [{ months: [] }, "Les opérations et catégories ajoutées par l'import seront retirées."],
  [
    { mode: 'replace', language: 'en' },
    'Your account will be what it was before the import. What you have entered into imported sheets since will be lost.',
  ],
] as const)('explains what undoing the import %j deletes', async (situation, text) => {
  const { dialog } = await open(situation);
  expect(dialog.getByText(text)).toBeDefined();
});

// Source: docs/specification.md#import-revert.
test('sends the inverse patch and hides the import', async () => {
  const { user, dialog, writes } = await open();
  await user.click(dialog.getByRole('button', { name: "Annuler l'import" }));
  expect(writes).toMatchObject([{ kind: 'account.patch', patch: { removedSheets: ['sheet-11', 'sheet-10'] } }]);
  expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
});

test.each(['button', 'Enter', 'Escape'])('keeps the import on %s', async (way) => {
  const { user, dialog, writes } = await open();
  const keep = dialog.getByRole('button', { name: "Garder l'import" });
  await (way === 'button' ? user.click(keep) : user.keyboard(`{${way}}`));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
  expect(screen.getByRole('button', { name: 'Annuler cet import' })).toBeDefined();
});
