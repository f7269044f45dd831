import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille, signIn } from '../support/account.ts';
import { type App, openApp, openSignedIn, visit } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;
const showsToast = ({ page }: App, message: string) =>
  page.locator('.MuiSnackbar-root', { hasText: message }).waitFor();
const person = { ...camille, email: 'other-password@exemple.fr' };

// Source: docs/specification.md#password-change.
test('signs in only with the new password after a change', async () => {
  const { server, browser } = stage;
  const { session, put } = await seedAccount(server, person.email, person.password);
  const sheet = seedSheet(0, toSheetDate(2026, 10, 1));
  await put([sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(1, 1.5))]);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, session });
  const { page } = app;
  const fill = (key: MessageKey, value: string) => page.getByLabel(textOf('fr', key), { exact: true }).fill(value);
  await visit(page, '/parameters?section=password');
  await fill('fields.newPassword', 'violet-sombre-7');
  await fill('account.password.repeated', 'violet-sombre-7');
  await page.getByRole('button', { name: textOf('fr', 'account.password.submit'), exact: true }).click();
  await showsToast(app, 'Votre mot de passe a été changé avec succès !');
  const other = await openApp({ browser, origin: server.origin, words: labels });
  await signIn(other, person);
  await showsToast(other, 'Email ou mot de passe incorrect');
  await signIn(other, { ...person, password: 'violet-sombre-7' });
  await expect.poll(async () => other.row(labels.daily, 'Line 0001').count()).toBe(1);
  expect([...app.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([app.close(), other.close()]);
});
