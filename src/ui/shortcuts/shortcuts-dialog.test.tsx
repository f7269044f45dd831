import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { isHelpKeyOn } from '../keyboard/help-key.ts';
import { Footer } from '../shell/footer.tsx';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
// The lazy dialog is imported up front, so that no test waits for it.
beforeAll(() => import('./shortcuts-dialog.lazy.tsx'));

const page = (
  <>
    <Footer signedIn />
    <WorkspaceDialogs />
  </>
);

const open = async (opener: string, name: string) => {
  const { user } = await renderSignedIn(page, { language: opener === 'Shortcuts' ? 'en' : 'fr' });
  await user.click(await screen.findByRole('button', { name: opener }));
  return within(await screen.findByRole('dialog', { name }));
};

type Dialog = Awaited<ReturnType<typeof open>>;

const groupTitles = (dialog: Dialog) =>
  dialog.getAllByRole('region').map((region) => region.firstElementChild?.textContent);
const keysOf = (dialog: Dialog, text: string) =>
  [...(dialog.getByText(text).parentElement?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent);

test('groups the keys by the part of the app, in French', async () => {
  const dialog = await open('Raccourcis', 'Raccourcis clavier');
  expect(groupTitles(dialog)).toEqual(['Partout', "Ligne d'ajout", 'Listes', 'Calendrier']);
  expect(keysOf(dialog, 'Ouvrir les commandes')).toEqual(['Ctrl', 'K']);
  expect(keysOf(dialog, 'Du montant au signe')).toEqual(['Maj', 'Tab']);
  expect(keysOf(dialog, "Coller les lignes d'un tableau, dans le nom")).toEqual(['Ctrl', 'V']);
  expect(keysOf(dialog, 'Demander la suppression')).toEqual(['Suppr']);
  expect(keysOf(dialog, 'Mois précédent, suivant')).toEqual(['Page préc.', 'Page suiv.']);
});

test('names the keys of a Mac, in English', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)');
  const dialog = await open('Shortcuts', 'Keyboard shortcuts');
  expect(groupTitles(dialog)).toEqual(['Everywhere', 'Add row', 'Lists', 'Calendar']);
  expect(keysOf(dialog, 'Open the commands')).toEqual(['⌘', 'K']);
  expect(keysOf(dialog, 'Ask to delete')).toEqual(['Delete']);
  expect(keysOf(dialog, 'Open')).toEqual(['⌥', '↓', 'Enter']);
});

// Source: docs/specification.md#shortcuts, docs/specification.md#local-state.
test('turns the question mark shortcut off on this device', async () => {
  const dialog = await open('Shortcuts', 'Keyboard shortcuts');
  const helpKey = dialog.getByRole('switch', { name: 'The ? key alone opens this list' });
  expect(isHelpKeyOn()).toBe(true);
  fireEvent.click(helpKey);
  expect([helpKey.matches(':checked'), isHelpKeyOn()]).toEqual([false, false]);
  fireEvent.click(helpKey);
  expect(isHelpKeyOn()).toBe(true);
});
