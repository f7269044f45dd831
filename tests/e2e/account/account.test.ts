import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import {
  entryDocument,
  seedAccount,
  type SeededAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { camille, followLastMail, type Person, signedOut, signIn, signUp } from '../support/account.ts';
import { type App, openSignedIn, visit } from '../support/app.ts';
import { addLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { words } from '../../support/words.ts';

const stage = useStage();
const labels = words.fr;
const text = (key: MessageKey) => textOf('fr', key);

const apps: App[] = [];
afterEach(async () => {
  const complaints = apps.flatMap((app) => app.complaints);
  await Promise.all(apps.splice(0).map((app) => app.close()));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

async function openAs({ session }: SeededAccount): Promise<App> {
  const app = await openSignedIn({ browser: stage.browser, origin: stage.server.origin, words: labels, session });
  apps.push(app);
  await app.saved();
  return app;
}

let people = 0;
const sheet = seedSheet(0, toSheetDate(2026, 10, 1));

const documents = [
  sheetDocument(sheet),
  ...[1, 2].map((index) => entryDocument(sheet, 'outDay', seedEntry(index, index + 0.5))),
];

/** Opens the app of a verified user with one sheet of two lines. */
async function openNewUser() {
  people += 1;
  const person = { ...camille, email: `camille-${people}@exemple.fr` };
  const owner = await seedAccount(stage.server, person.email, person.password);
  await owner.put(documents);
  return { person, owner, app: await openAs(owner) };
}

const openSection = async ({ page }: App, name: string) => visit(page, `/parameters?section=${name}`);
const press = async ({ page }: App, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = async ({ page }: App, name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value);
const showsToast = async ({ page }: App, message: string) =>
  page.locator('.MuiSnackbar-root', { hasText: message }).waitFor();

/** Resolves when the page shows a text, however briefly: on a busy machine `waitFor` may miss a toast. */
const textAppears = ({ page }: App, wanted: string) =>
  page.evaluate(
    (searched) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(searched)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    wanted,
  );

async function signInAgain({ page }: App, { password }: Person) {
  const dialog = page.getByRole('dialog', { name: text('reauthentication.title') });
  await dialog.getByLabel(labels.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: text('reauthentication.confirm') }).click();
}

async function download(app: App, button: MessageKey): Promise<string> {
  await openSection(app, 'data');
  const [file] = await Promise.all([app.page.waitForEvent('download'), press(app, text(button))]);
  return readFile(await file.path(), 'utf8');
}

const archive = v.object({ documents: v.array(v.object({ path: v.string(), fields: v.unknown() })) });

/** The documents of an exported file by path. */
const documentsOf = (file: string): ReadonlyMap<string, unknown> =>
  new Map(v.parse(archive, JSON.parse(file)).documents.map(({ path, fields }) => [path, fields]));

async function choose({ page }: App, file: string) {
  const upload = { name: 'mon-budget.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.locator('input[type=file]').setInputFiles(upload);
  return page.getByRole('dialog', { name: text('importPreview.title') });
}

async function addOperation(app: App, name: string) {
  await fill(app, text('parameters.operations.add'), name);
  await app.page.keyboard.press('Enter');
  await app.page.getByRole('listitem', { name }).waitFor();
}

// Source: docs/specification.md#email-change, docs/specification.md#session-lost.
test('keeps the old email address until the user opens the link in another tab', async () => {
  const { person, app } = await openNewUser();
  const moved = `moved-${person.email}`;
  await openSection(app, 'userName');
  await fill(app, text('account.email.new'), moved);
  await press(app, text('account.email.submit'));
  await showsToast(app, textOf('fr', 'notice.emailLinkSent', { email: moved }));
  await app.page.reload();
  await app.page.getByRole('definition').getByText(person.email, { exact: true }).waitFor();

  const tab = { ...app, page: await app.page.context().newPage() };
  const openLink = async () => {
    await followLastMail(tab, stage.server, moved);
    await tab.page.getByText(text('emailAction.verifyAndChangeEmail.text')).waitFor();
  };
  await Promise.all([textAppears(app, text('toast.sessionLost')), openLink()]);
  await tab.page.close();
  await signedOut(app);
  await signIn(app, { ...person, email: moved });
  await app.page.getByRole('definition').getByText(moved, { exact: true }).waitFor();
  await visit(app.page, '/');
  await app.row(labels.daily, 'Line 0001').waitFor();
  expect(app.complaints).toEqual([]);
});

// `messages/account-deletion.test.ts` tests the deletion itself.
// Source: docs/specification.md#export-json, docs/specification.md#account-deletion.
test.each(tried(['an account'], () => false))(
  'restores the documents of %s after export, deletion and import',
  async () => {
    const { person, app } = await openNewUser();
    await addLine(app, labels.daily, { day: '3', name: 'Boulangerie', amount: '4,20' });
    await openSection(app, 'operations');
    await addOperation(app, 'épicerie');
    await app.saved();
    const file = await download(app, 'dataExport.archive');
    const table = await download(app, 'dataExport.table');
    expect(table.startsWith('\uFEFFFeuille;')).toBe(true);
    expect(table).toContain(';Boulangerie;;Débit;4,20;Non;');

    await press(app, text('accountDeletion.open'));
    const dialog = app.page.getByRole('dialog', { name: text('accountDeletion.title') });
    await dialog.getByLabel(text('accountDeletion.typed')).fill(person.email);
    await dialog.getByRole('button', { name: text('accountDeletion.confirm') }).click();
    await signInAgain(app, person);
    await showsToast(app, text('toast.accountDeleted'));
    await signedOut(app);
    await signIn(app, person);
    await showsToast(app, 'Email ou mot de passe incorrect');

    await signUp(app, person);
    await followLastMail(app, stage.server, person.email);
    await app.page.getByText(text('emailAction.verifyEmail.text')).waitFor();
    await signIn(app, person);
    await app.saved();
    await openSection(app, 'data');
    const preview = await choose(app, file);
    expect(await preview.getByRole('radio', { name: text('importPreview.replace') }).isChecked()).toBe(true);
    await preview.getByRole('button', { name: text('importPreview.confirm') }).click();
    await showsToast(app, text('notice.imported'));
    expect(documentsOf(await download(app, 'dataExport.archive'))).toEqual(documentsOf(file));
    await app.page.getByRole('link', { name: labels.home }).click();
    await app.row(labels.daily, 'Boulangerie').waitFor();
  },
);

// Source: docs/specification.md#import-add, docs/specification.md#import-revert.
test('reverts an import into an account that already has data', async () => {
  // The server returns times in microseconds.
  const file = JSON.stringify({ format: 'mon-budget-archive', version: 1, documents }).replaceAll('.000Z', '.000000Z');
  people += 1;
  const other = { ...camille, email: `camille-${people}@exemple.fr` };
  const owner = await seedAccount(stage.server, other.email, other.password);
  await owner.put([sheetDocument({ ...seedSheet(7, toSheetDate(2026, 11, 1)), accountBalance: 12.5 })]);
  const app = await openAs(owner);
  const before = documentsOf(await download(app, 'dataExport.archive'));
  const preview = await choose(app, file);
  expect(await preview.getByRole('radio', { name: text('importPreview.add') }).isChecked()).toBe(true);
  await preview.getByRole('button', { name: text('importPreview.confirm') }).click();
  await showsToast(app, text('notice.imported'));
  const after = documentsOf(await download(app, 'dataExport.archive'));
  expect(after).toEqual(new Map([...before, ...documentsOf(file)]));

  // The undo of an import is stored on the device and survives a reload.
  await app.page.reload();
  await press(app, text('dataImport.revert'));
  await press(app, text('importRevert.confirm'));
  await showsToast(app, text('notice.importReverted'));
  expect(documentsOf(await download(app, 'dataExport.archive'))).toEqual(before);
});
