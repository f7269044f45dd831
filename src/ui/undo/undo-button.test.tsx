import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../tests/support/texts.ts';
import type { AppRef } from '../../machines/app/app.machine.ts';
import { success, undoable } from '../../machines/toaster/toast.ts';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { ToastView } from '../shell/toast-view.tsx';
import { ToastText } from './toast-text.tsx';
import { UndoButton } from './undo-button.tsx';
import { triedLanguages } from '../../../testing/ui/tried-languages.ts';
import { workspaceOf } from '../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);
// The lazy dialog is imported up front, so that no test waits for it.
beforeAll(() => import('../dialogs/deletion-dialog.lazy.tsx'));

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const bakery = anEntry({ name: 'Bakery', day: 2, value: 6.4 });
const removal = { kind: 'entry.delete', id: fuel.id };

const textsByLanguage = {
  fr: { daily: 'Dépenses quotidiennes', remove: 'Supprimer', undo: 'Annuler', toast: '« Fuel » supprimé' },
  en: { daily: 'Daily expenses', remove: 'Delete', undo: 'Undo', toast: '“Fuel” deleted' },
};

const undoOf = (app: AppRef) => workspaceOf(app)?.getSnapshot().children.undo;

/** Deletes a line and shows the toast that offers to undo it. */
const deleted = async (language: Language = 'en') => {
  const texts = textsByLanguage[language];
  const page = (
    <>
      <HomeScreen />
      <WorkspaceDialogs />
      <ToastView action={UndoButton} text={ToastText} />
    </>
  );
  const { app, user, writes } = await renderSignedIn(page, { language, content: { outDay: [fuel, bakery] } });
  const daily = within(await screen.findByRole('region', { name: texts.daily }));
  const row = within(daily.getByRole('listitem', { name: /^Fuel/ }));
  await user.click(row.getByRole('button', { name: texts.remove }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.remove }));
  const undo = undoOf(app);
  const deletion = undo?.getSnapshot().context.steps.at(-1)?.toast;
  if (!deletion) throw new Error('The deletion of a line has a toast.');
  act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.requested', toast: undoable(deletion) }));
  return { user, writes, daily, undo, toast: within(screen.getByText(texts.toast).parentElement ?? document.body) };
};

// Source: docs/specification.md#undo-offer.
test.each(triedLanguages)('undoes the edit that the toast reports, in %s', async (language) => {
  const { user, writes, daily, toast } = await deleted(language);
  expect(writes).toMatchObject([removal]);
  await user.click(toast.getByRole('button', { name: textsByLanguage[language].undo }));
  expect(writes).toMatchObject([removal, { kind: 'entry.create', entry: { name: 'Fuel', value: 58.1 } }]);
  expect(daily.getByRole('listitem', { name: /^Fuel/ })).toBeDefined();
  expect(screen.queryByText(textsByLanguage[language].toast)).toBeNull();
});

// Source: docs/specification.md#undo-offer.
test('describes the edit and the shortcut of the undo button', async () => {
  const { toast } = await deleted();
  const button = toast.getByRole('button', { name: 'Undo', description: textsByLanguage.en.toast });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z');
  within(button).getByText('Ctrl+Z');
});

// Source: docs/specification.md#undo-later.
test('restores a line and keeps a later edit, which the shortcut would undo', async () => {
  const { user, writes, daily, toast } = await deleted();
  await user.click(daily.getByRole('checkbox', { name: 'Paid' }));
  const button = toast.getByRole('button', { name: 'Undo' });
  expect([button.textContent, button.getAttribute('aria-keyshortcuts')]).toEqual(['Undo', null]);
  await user.click(button);
  expect(writes).toMatchObject([removal, { kind: 'entry.update', id: bakery.id }, { kind: 'entry.create' }]);
  expect(daily.getByRole('listitem', { name: /^Fuel/ })).toBeDefined();
  expect(daily.getAllByRole('checkbox', { name: 'Paid', checked: true })).toHaveLength(1);
});

test('has the undo button before the close button in tab order, and returns the focus after undo', async () => {
  const { user, writes, toast, daily } = await deleted();
  const undo = toast.getByRole('button', { name: 'Undo' });
  const origin = daily.getByRole('checkbox', { name: 'Paid' });
  origin.focus();
  act(() => undo.focus());
  await user.tab();
  expect(document.activeElement).toBe(toast.getByRole('button', { name: 'Hide the message' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(undo);
  await user.keyboard('{Enter}');
  expect(writes).toHaveLength(2);
  expect(document.activeElement).toBe(origin);
});

// Source: docs/specification.md#undo-later.
test('removes the undo button after a later edit that an undo would lose', async () => {
  const { user, daily, undo } = await deleted();
  const change = { type: 'change.made', back: [{ kind: 'sheet.remove', sheetId: 'new' }], redo: [] } as const;
  act(() => undo?.send({ ...change, toast: success('notice.sheetCreated') }));
  const toast = within(screen.getByText(/^Sheet created/u).parentElement ?? document.body);
  expect(toast.getByRole('button', { name: 'Undo' })).toBeDefined();
  await user.click(daily.getByRole('checkbox', { name: 'Paid' }));
  expect(toast.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(toast.getByRole('button', { name: 'Hide the message' })).toBeDefined();
});
