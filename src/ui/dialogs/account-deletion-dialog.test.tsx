import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../tests/support/texts.ts';
import { DataSection } from '../screens/parameters/account-data/data-section.tsx';
import { textsOf, messagesOnPage } from '../../../testing/ui/page-messages.ts';
import { ToastView } from '../shell/toast-view.tsx';
import { ToastText } from '../undo/toast-text.tsx';
import { refuse } from '../../../testing/ui/account-effects.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { WorkspaceDialogs } from './workspace-dialogs.tsx';
import { triedLanguages } from '../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

const texts = {
  fr: {
    title: 'Supprimer mon compte',
    open: 'Supprimer mon compte…',
    typed: 'Pour confirmer, saisissez votre adresse email',
    final: /Cette action est définitive/,
    exportFirst: /exportez d'abord vos données/,
  },
  en: {
    title: 'Delete my account',
    open: 'Delete my account…',
    typed: 'To confirm, enter your email address',
    final: /This cannot be undone/,
    exportFirst: /export your data first/,
  },
};

const open = async (language: Language = 'fr', end: () => Promise<void> = () => new Promise(() => {})) => {
  let deletions = 0;
  const page = (
    <>
      <DataSection />
      <WorkspaceDialogs />
      <ToastView action={() => null} text={ToastText} />
    </>
  );
  const started = await renderSignedIn(page, {
    language,
    account: {
      reauthenticate: () => Promise.resolve(),
      deleteAccount: () => {
        deletions += 1;
        return end();
      },
    },
  });
  const text = texts[language];
  await started.user.click(screen.getByRole('button', { name: text.open }));
  const dialog = within(await screen.findByRole('dialog', { name: text.title }));
  return {
    ...started,
    dialog,
    field: dialog.getByLabelText<HTMLInputElement>(text.typed),
    confirm: dialog.getByRole('button', { name: text.title }),
    deletions: () => deletions,
  };
};

test.each(triedLanguages)('warns that deletion is final and suggests an export first, in %s', async (language) => {
  const { dialog } = await open(language);
  expect(dialog.getByText(texts[language].final)).toBeDefined();
  expect(dialog.getByText(texts[language].exportFirst)).toBeDefined();
});

test('enables the button only when the account’s address is typed', async () => {
  const { user, field, confirm, deletions } = await open();
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(field, 'camille@example.or{Enter}');
  expect(confirm).toHaveProperty('disabled', true);
  expect(screen.getByRole('dialog', { name: 'Supprimer mon compte' })).toBeDefined();
  await user.type(field, 'g');
  expect(confirm).toHaveProperty('disabled', false);
  expect(deletions()).toBe(0);
});

test('asks for the password before it deletes the account', async () => {
  const { user, field, confirm, deletions } = await open();
  await user.type(field, 'camille@example.org');
  await user.click(confirm);
  const again = within(await screen.findByRole('dialog', { name: 'Reconnectez-vous' }));
  expect(again.getByText('Dernière étape avant la suppression définitive de votre compte.')).toBeDefined();
  expect(deletions()).toBe(0);
  await user.type(again.getByLabelText('Mot de passe'), '123456');
  await user.click(again.getByRole('button', { name: 'Confirmer' }));
  expect(deletions()).toBe(1);
});

test('opens the workspace again when the deletion fails, with a toast', async () => {
  const t = await textsOf('fr');
  const [send, again] = [t('accountDeletion.confirm'), t('reauthentication.title')];
  for (const [failure, key] of [
    ['requires-recent-login', 'toast.accountDeletionTooLate'],
    ['network-request-failed', 'toast.networkFailed'],
    ['unknown', 'toast.accountDeletionFailed'],
  ] as const) {
    const { user, field, confirm } = await open('fr', () => refuse(failure));
    await user.type(field, 'camille@example.org');
    await user.click(confirm);
    const dialog = within(await screen.findByRole('dialog', { name: again }));
    await user.type(dialog.getByLabelText(t('fields.password')), '123456');
    await user.click(dialog.getByRole('button', { name: t('reauthentication.confirm') }));
    await screen.findByText(t(key));
    expect(messagesOnPage()).toEqual({ error: t(key) });
    expect(screen.getByRole('button', { name: t('accountDeletion.open') })).toBeDefined();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    cleanup();
  }
});

test.each(['button', 'Escape'])('deletes nothing when cancelled by %s', async (way) => {
  const { user, dialog, deletions } = await open();
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Annuler' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(deletions()).toBe(0);
});

test('returns the focus to the button of the page when the reauthentication is cancelled', async () => {
  const { user, field, confirm } = await open();
  await user.type(field, 'camille@example.org');
  await user.click(confirm);
  await screen.findByRole('dialog', { name: 'Reconnectez-vous' });
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Supprimer mon compte…' }));
});
